import { readVersion } from './version.ts';
import type { Version } from './version.ts';

const files = import.meta.glob<string>('./kept/*.jsonl', { query: '?raw', import: 'default' });

/** The flows of the build itself. */
export const currentVersion = 'now';

/** The names of the versions that can be compared, the oldest first. */
export const versionNames: readonly string[] = [
  ...Object.keys(files)
    .map((path) => path.slice('./kept/'.length, -'.jsonl'.length))
    .toSorted(),
  currentVersion,
];

/** Loads a version; only those that are looked at are fetched. */
export async function loadVersion(name: string): Promise<Version> {
  const text =
    name === currentVersion
      ? (await import('virtual:current-version')).default
      : await files[`./kept/${name}.jsonl`]!();
  return readVersion(text);
}
