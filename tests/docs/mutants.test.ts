import { readFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiFiles } from '../apiFiles.ts';
import { areaOf, areas } from '../mutants/areas.ts';
import { isCounted } from '../mutants/chosen.ts';
import { ratioOf, readEquivalent, reportOf, resultsOf } from '../mutants/results.ts';

const source = 'export const most = 3;\nexport const isMany = (n: number) =>\n  n >\n  most;\n';
const mutant = (status: string, replacement: string): MutantResult =>
  ({
    fileName: 'machines/tags.ts',
    status,
    replacement,
    location: { start: { line: 3, column: 3 }, end: { line: 4, column: 7 } },
  }) as MutantResult;

describe('the report of mutants', () => {
  const listed = {
    file: 'machines/tags.ts',
    code: 'n > most',
    became: 'n >= most',
    reason: 'for the test',
  };
  const results = resultsOf(
    [
      mutant('Killed', 'false'),
      mutant('Timeout', 'n < most'),
      mutant('Survived', 'true'),
      mutant('Survived', 'n >= most'),
      mutant('CompileError', 'n'),
    ],
    () => source,
    [listed],
  );

  it('counts what tests noticed, and leaves out what nobody can notice', () => {
    expect(results).toMatchObject({ killed: 2, timedOut: 1, equivalent: 1 });
    expect(ratioOf(results)).toBeCloseTo(2 / 3);
  });
  it('names survivors by file and line, with what the code was and became', () => {
    expect(results.survivors).toEqual([
      {
        file: 'machines/tags.ts',
        line: 3,
        on: 'n >',
        code: 'n > most',
        became: 'true',
        reached: true,
      },
    ]);
    expect(reportOf({ machines: results })).toContain('- machines/tags.ts:3 `n > most` → `true`\n');
    expect(reportOf({ machines: results })).toContain('| machines | 2 | 1 | 1 | 1 | 66.7% |');
  });
});

it('a quick run does not count what acts while a module is loaded, whatever came of it', () => {
  const all = ['Killed', 'Survived'].flatMap((status) =>
    [true, false].map((isStatic) => ({ ...mutant(status, 'true'), static: isStatic })),
  );
  const counted = (quick: boolean) => all.map((one) => isCounted(one, { quick }));
  expect(counted(true)).toEqual([false, true, false, true]);
  expect(counted(false)).toEqual([true, true, true, true]);
  const sampled = ['0-500', '500-1000'].map((sample) =>
    isCounted(all[0]!, { sample, quick: false }),
  );
  expect(new Set(sampled)).toEqual(new Set([false, true]));
});

it('an equivalent mutant of one line is not one of another with the same code', () => {
  const of = (on: string) =>
    resultsOf([mutant('Survived', 'true')], () => source, [
      { file: 'machines/tags.ts', code: 'n > most', became: 'true', reason: 'for the test', on },
    ]).equivalent;
  expect([of('n >'), of('m >')]).toEqual([1, 0]);
});

it('every equivalent mutant is of code that is there, once, and says why', () => {
  const list = readEquivalent();
  const timesIn = (text: string, code: string) => text.split(code).length - 1;
  const unclear = list.filter(({ file, code, on }) => {
    const source = readFileSync(file, 'utf8');
    if (on === undefined) return timesIn(source.replaceAll(/\s+/g, ' '), code) !== 1;
    const lines = source.split('\n').filter((line) => line.trim() === on);
    return lines.length !== 1 || timesIn(on, code) !== 1;
  });
  expect(unclear).toEqual([]);
  expect(list.filter(({ reason }) => reason.length < 20)).toEqual([]);
  const keys = list.map(({ file, on, code, became }) => `${file}: ${on} ${code} → ${became}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it('every file of an area belongs to it alone', () => {
  expect(Object.keys(areas)).toEqual(['machines', 'api', 'gateway', 'web']);
  expect(areaOf('web/sw.ts')).toBe('web');
  expect(areaOf('machines/report/mask.ts')).toBe('web');
  expect(areaOf('web/copy/home.ts')).toBeUndefined();
  expect(areaOf('scripts/test.ts')).toBeUndefined();
});

it('a change of the service is tried with the tests of every turn', async () => {
  vi.stubEnv('MUTANTS_AREA', 'api');
  vi.stubEnv('ROTATION', 'all');
  // The configuration makes one of its own.
  vi.stubEnv('TEST_RUN_FOLDER', process.env.TEST_RUN_FOLDER);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { default: config } = await import('../mutants/vitest.config.ts');
  const [project] = config.test!.projects as unknown as { test: { include: string[] } }[];
  expect(project!.test.include).toEqual(apiFiles('all').embedded);
});
