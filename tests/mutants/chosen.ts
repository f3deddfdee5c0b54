// A plugin of Stryker: which of the changes that it found are tried.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Location, Mutant, MutantResult } from '@stryker-mutator/api/core';
import { CheckStatus } from '@stryker-mutator/api/check';
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

type Change = Pick<Mutant, 'fileName' | 'mutatorName' | 'replacement' | 'location'>;

const keyAt = ({ fileName, mutatorName, replacement }: Change, { start, end }: Location) =>
  [
    relative(process.cwd(), fileName),
    mutatorName,
    replacement,
    start.line,
    start.column,
    end.line,
    end.column,
  ].join('\n');

/** What a change is known by in every run on the same code. */
export const keyOf = (mutant: Change): string => keyAt(mutant, mutant.location);

/** The same of a result, whose lines and columns are counted from 1. */
export function keyOfResult(result: MutantResult): string {
  const from0 = ({ line, column }: Location['start']) => ({ line: line - 1, column: column - 1 });
  const { start, end } = result.location;
  return keyAt(result as Change, { start: from0(start), end: from0(end) });
}

/**
 * Whether a change is in a sample: '12' is twelve of a thousand changes, '12-18' the six after them;
 * the same ones in each run, spread over the code.
 */
export function isInSample(key: string, sample = '1000'): boolean {
  const bounds = sample.split('-').map(Number);
  const [from, to] = [bounds.length > 1 ? bounds[0]! : 0, bounds.at(-1)!];
  const number = createHash('sha256').update(key).digest().readUInt32BE() % 1000;
  return number >= from && number < to;
}

/**
 * Whether a result counts: of a change in the sample, and in a quick run of none that acts while a
 * module is loaded: the change is switched on only after that, even where tests reach it again.
 */
export const isCounted = (
  result: MutantResult,
  { sample, quick }: { sample?: string | undefined; quick: boolean },
): boolean => isInSample(keyOfResult(result), sample) && !(quick && result.static === true);

// The environment says which changes are tried: a sample, or those with the keys in a file.
const { MUTANTS_SAMPLE: sample, MUTANTS_ONLY: file } = process.env;
const only = file && new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
const isChosen = (key: string) => (only ? only.has(key) : isInSample(key, sample));

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Checker, 'chosen', {
    init: async () => undefined,
    // Stryker has no other way to leave out a change that it found.
    check: async (mutants) =>
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          isChosen(keyOf(mutant))
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason: 'not chosen' },
        ]),
      ),
    group: async (mutants) => [mutants.map(({ id }) => id)],
  }),
];
