import { existsSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { readArguments, refuse, refuseUnknownCommit } from '../arguments.ts';

interface Program {
  usage: string;
  options: NonNullable<ParseArgsConfig['options']>;
}

/** The options that these checks' programs accept from the user; the checks choose all others. */
const programs: Record<string, Program> = {
  unit: {
    usage: "test:unit -- [files…] [--project NAME]… [-t 'WORDS OF A TITLE'] [--shard 1/3]",
    options: {
      project: { type: 'string', multiple: true },
      testNamePattern: { type: 'string', short: 't' },
      shard: { type: 'string' },
    },
  },
  browser: {
    usage:
      "test:e2e -- [files…] [--project NAME]… [-g 'WORDS OF A TITLE'] [--shard 1/3] [--last-failed] [--headed] [--debug] [--ui] [--workers 2] [--retries 0] [--repeat-each 10] [--trace on]",
    options: {
      project: { type: 'string', multiple: true },
      grep: { type: 'string', short: 'g' },
      shard: { type: 'string' },
      'last-failed': { type: 'boolean' },
      headed: { type: 'boolean' },
      debug: { type: 'boolean' },
      ui: { type: 'boolean' },
      workers: { type: 'string', short: 'j' },
      retries: { type: 'string' },
      'repeat-each': { type: 'string' },
      trace: { type: 'string' },
    },
  },
};

export const takesOptions = (check: string): boolean => check === 'near' || check in programs;

/** Returns the arguments; ends the command if the check's program does not accept them. */
export function optionsFor(check: string, args: string[]): string[] {
  if (check === 'near') return sinceCommit(args);
  const { usage, options } = programs[check]!;
  const { values, positionals } = readArguments(usage, { args, allowPositionals: true, options });
  // A name without a folder matches a part of file names.
  const stray = positionals
    .map((file) => file.replace(/(:\d+)+$/, ''))
    .find((file) => /[/\\]/.test(file) && !existsSync(file));
  if (stray !== undefined) refuse(`There is no file '${stray}'.`, usage);
  const long = positionals.find((file) => /^tests[/\\]soak\b/.test(file));
  if (check === 'unit' && long !== undefined && !('project' in values))
    refuse(`'${long}' is run by npm run test:soak.`, usage);
  const { shard = '1/1' } = values as { shard?: string };
  if (!/^[1-9]\d*\/[1-9]\d*$/.test(shard))
    refuse(`--shard takes a part of a whole such as 1/3, not '${shard}'.`, usage);
  return args;
}

/** The commit to compare with for changes, by default the last one. */
function sinceCommit(args: string[]): string[] {
  const usage = 'test:near -- [COMMIT]';
  const { positionals } = readArguments(usage, { args, allowPositionals: true });
  const [commit, ...more] = positionals;
  if (more.length > 0) refuse(`One commit is enough, '${more[0]}' is too much.`, usage);
  refuseUnknownCommit(commit, usage);
  return positionals;
}
