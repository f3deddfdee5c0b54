import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/**
 * Reads what stands behind a command's name. What does not fit is said in one sentence, with the
 * usage. `usage`: the command as one types it, without `npm run`.
 */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // A hint about names that begin with a dash follows, which nothing here has.
    const [sentence] = (error as Error).message.split(/\.?(?:\s+To specify|\n)/);
    refuse(`${sentence}.`, usage);
  }
}

/** Ends a command whose arguments make no sense. */
export function refuse(sentence: string, usage: string): never {
  process.stderr.write(`${sentence}\nUsage: npm run ${usage}\n`);
  process.exit(2);
}

/** The value of an option that is a number from `least` on. */
export function numberOf(option: string, value: string, usage: string, least = 1): number {
  const number = Number(value);
  if (value.trim() === '' || !(number >= least))
    refuse(`--${option} takes a number from ${least} on, not '${value}'.`, usage);
  return number;
}

/** Refuses a name that is not among the known ones. `kind`: what it is a name of. */
export function refuseUnknown(
  kind: string,
  wanted: readonly string[],
  known: readonly string[],
  usage: string,
): void {
  const stray = wanted.find((name) => !known.includes(name));
  if (stray !== undefined)
    refuse(`There is no ${kind} '${stray}'. There are: ${known.join(', ')}.`, usage);
}

/** Refuses the name of a commit that git does not know. */
export function refuseUnknownCommit(name: string | undefined, usage: string): void {
  if (name === undefined) return;
  const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  if (spawnSync('git', asked).status !== 0) refuse(`There is no commit '${name}'.`, usage);
}
