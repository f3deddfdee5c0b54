import { readFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';

/** A mutant that changes nothing anybody could notice, and why. */
export interface Equivalent {
  file: string;
  /** The code that was changed, on one line. */
  code: string;
  /** What it was changed to. */
  became: string;
  reason: string;
  /** The line on which it stands, where its file has the same code on others. */
  on?: string;
}

/** A change that no test noticed. */
export interface Survivor {
  file: string;
  line: number;
  /** The line as it is written. */
  on: string;
  code: string;
  became: string;
  /** Whether any test reaches it. */
  reached: boolean;
}

/** What a run found out about one area. */
export interface Results {
  killed: number;
  /** How many of these did not end: a loop without an end, or a machine with too much to do. */
  timedOut: number;
  survivors: Survivor[];
  /** Survivors that are listed as equivalent. */
  equivalent: number;
}

/** On one line, so that it can be listed and compared. */
const oneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

/** The list of mutants that change nothing anybody could notice. */
export const readEquivalent = (): Equivalent[] =>
  JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8')) as Equivalent[];

/** Whether no test noticed a change. */
export const isLeft = ({ status }: Pick<MutantResult, 'status'>): boolean =>
  status === 'Survived' || status === 'NoCoverage';

/** Reads what Stryker found; mutants that do not run at all count neither way. */
export function resultsOf(
  mutants: readonly MutantResult[],
  sourceOf: (file: string) => string,
  equivalent: readonly Equivalent[],
): Results {
  const survivors = mutants
    .filter(isLeft)
    .map((mutant) => survivorOf(mutant, sourceOf(mutant.fileName)));
  const isListed = (one: Survivor) =>
    equivalent.some(
      ({ file, code, became, on = one.on }) =>
        one.file === file && one.code === code && one.became === became && one.on === on,
    );
  return {
    timedOut: mutants.filter(({ status }) => status === 'Timeout').length,
    killed: mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    survivors: survivors.filter((one) => !isListed(one)),
    equivalent: survivors.filter(isListed).length,
  };
}

/** What a report says of a change that no test noticed. */
export function survivorOf(mutant: MutantResult, source: string): Survivor {
  const { start, end } = mutant.location;
  // Lines and columns are counted from 1.
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const on = lines[0]!.trim();
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return {
    file: mutant.fileName.replaceAll('\\', '/'),
    line: start.line,
    on,
    code: oneLine(lines.join('\n')),
    became: oneLine(mutant.replacement ?? ''),
    reached: mutant.status === 'Survived',
  };
}

/** The share of mutants that tests noticed, of those that can be noticed. */
export function ratioOf({ killed, survivors }: Results): number {
  const all = killed + survivors.length;
  return all === 0 ? 1 : killed / all;
}

const shortened = (code: string) => (code.length > 90 ? `${code.slice(0, 89)}…` : code);

/** A survivor in a line of the report. */
export const lineOf = ({ file, line, code, became, reached }: Survivor): string =>
  `- ${file}:${line} \`${shortened(code)}\` → \`${shortened(became)}\`${reached ? '' : ' (no test reaches it)'}`;

/** The report as people read it: ratios, then survivors by file and line. */
export function reportOf(results: Readonly<Record<string, Results>>): string {
  const rows = Object.entries(results).map(
    ([area, one]) =>
      `| ${area} | ${one.killed} | ${one.timedOut} | ${one.survivors.length} | ${one.equivalent} | ${(100 * ratioOf(one)).toFixed(1)}% |`,
  );
  const sections = Object.entries(results).flatMap(([area, { survivors }]) => [
    '',
    `## ${area}`,
    '',
    ...survivors.map(lineOf),
  ]);
  return [
    '# Mutants',
    '',
    '| area | killed | of these timed out | survived | equivalent | ratio |',
    '|---|---|---|---|---|---|',
    ...rows,
    ...sections,
    '',
  ].join('\n');
}
