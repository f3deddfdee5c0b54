import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

/** Loads the machines of a commit from a folder next to ours, where they find their packages. */
export async function machinesAt<Result>(
  commit: string,
  read: (machines: readonly AnyStateMachine[], folder: string) => Result,
): Promise<Result> {
  const place = resolve('coverage/flows-diff/before');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'machines'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', place], { input: archive });
  const folder = join(place, 'machines');
  // The schema's mirrors contain only types, except for the names of reasons.
  cpSync('machines/generated', join(folder, 'generated'), { recursive: true });
  const file = pathToFileURL(join(folder, 'shippedMachines.ts')).href;
  const { shippedMachines } = (await import(
    file
  )) as typeof import('../../machines/shippedMachines.ts');
  const result = read(shippedMachines, folder);
  rmSync(place, { recursive: true, force: true });
  return result;
}
