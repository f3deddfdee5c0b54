import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/**
 * Parses the arguments of a command. Invalid ones are reported in one sentence, followed by the
 * usage. `usage`: the command as it is typed, without `npm run`.
 */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Cuts off Node's hint about arguments that begin with a dash, as no command here takes any.
    const [sentence] = (error as Error).message.split(/\.?(?:\s+To specify|\n)/);
    refuse(`${sentence}.`, usage);
  }
}

/** Ends a command whose arguments are invalid. */
export function refuse(sentence: string, usage: string): never {
  process.stderr.write(`${sentence}\nUsage: npm run ${usage}\n`);
  process.exit(2);
}

/** The value of an option that is a number of at least `least`. */
export function numberOf(option: string, value: string, usage: string, least = 1): number {
  const number = Number(value);
  if (value.trim() === '' || !(number >= least))
    refuse(`--${option} takes a number from ${least} on, not '${value}'.`, usage);
  return number;
}

/** Refuses an unknown name. `kind` says what it should be the name of. */
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

/** Refuses a commit that git does not know. */
export function refuseUnknownCommit(name: string | undefined, usage: string): void {
  if (name === undefined) return;
  const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  if (spawnSync('git', asked).status !== 0) refuse(`There is no commit '${name}'.`, usage);
}
