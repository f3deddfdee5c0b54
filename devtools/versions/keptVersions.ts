import { readVersion } from './version.ts';
import type { Version } from './version.ts';
import { mondayOf, rankOf } from './weekOf.ts';

const files = import.meta.glob<string>('./kept/*.jsonl', { query: '?raw', import: 'default' });

/** The name of the build's own version. */
export const currentVersion = 'now';

const kept = Object.keys(files)
  .map((path) => path.slice('./kept/'.length, -'.jsonl'.length))
  .toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));

/** The names of the comparable versions, oldest first. */
export const versionNames: readonly string[] = [...kept, currentVersion];

/** The week that is not over yet, if it is kept: the build itself stands for it. */
export const currentWeek = mondayOf(kept.at(-1)!) && kept.at(-1);

/** Loads a version; each is only fetched when it is viewed. */
export async function loadVersion(name: string): Promise<Version> {
  const text =
    name === currentVersion
      ? (await import('virtual:current-version')).default
      : await files[`./kept/${name}.jsonl`]!();
  return readVersion(text);
}
