import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { writeVersion } from '../../devtools/versions/version.ts';
import { weekOf } from '../../devtools/versions/weekOf.ts';
import { versionOf } from '../../devtools/versions/versionOf.ts';
import { machinesAt } from './machinesAt.ts';

const store = (name: string, text: string) => {
  mkdirSync('devtools/versions/kept', { recursive: true });
  writeFileSync(`devtools/versions/kept/${name}.jsonl`, text);
};

/** Stores the current flows as the version of this week, or of a release. */
export function keepVersion(release?: string): void {
  const week = weekOf(new Date());
  store(
    release === undefined ? week : `${week} ${release}`,
    writeVersion(versionOf(shippedMachines, 'machines')),
  );
}

/** Stores the flows of a commit as the version of its week. */
export async function keepVersionAt(commit: string): Promise<void> {
  const date = execFileSync('git', ['log', '-1', '--format=%cI', commit], { encoding: 'utf8' });
  const text = await machinesAt(commit, (machines, folder) =>
    writeVersion(versionOf(machines, folder)),
  );
  store(weekOf(new Date(date.trim())), text);
}
