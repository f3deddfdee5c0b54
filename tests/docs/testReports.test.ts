import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failedFiles, readPlaywrightReport, readVitestReport } from '../testReports.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'assay-reports-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const reportOf = (content: unknown): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('what npm test says at its end', () => {
  it('names each unit test that failed, and a file that could not be run', () => {
    const file = reportOf({
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        {
          name: resolve('tests/docs/audit.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'a works', status: 'passed' },
            { fullName: 'a fails', status: 'failed' },
          ],
        },
        { name: resolve('tests/docs/commands.test.ts'), status: 'failed', assertionResults: [] },
        { name: resolve('tests/docs/references.test.ts'), status: 'passed', assertionResults: [] },
      ],
    });
    expect(readVitestReport(file, false)).toEqual({
      passed: 7,
      failed: 1,
      names: ['tests/docs/audit.test.ts: a fails', 'tests/docs/commands.test.ts'],
    });
  });

  it('names each browser test that failed, however deep; what passed again has passed', () => {
    const spec = (title: string, ok: boolean) => ({ title, ok, file: 'layout.e2e.ts', line: 11 });
    const file = reportOf({
      stats: { expected: 1, unexpected: 2, flaky: 1 },
      suites: [
        {
          file: 'layout.e2e.ts',
          specs: [spec('one', false), spec('two', true)],
          suites: [{ file: 'layout.e2e.ts', specs: [spec('three', false)] }],
        },
      ],
    });
    expect(readPlaywrightReport(file, false)).toEqual({
      passed: 2,
      failed: 2,
      names: ['e2e/layout.e2e.ts:11: one', 'e2e/layout.e2e.ts:11: three'],
    });
  });

  it('and remembers the files of unit tests, which run first the next time', () => {
    const [one, other] = ['tests/docs/audit.test.ts', 'tests/views/booking.test.tsx'];
    const failures = [
      `${one}: a fails: badly`,
      `${one}: b`,
      other,
      'e2e/layout.e2e.ts:11: c',
      'lint',
    ];
    expect(failedFiles(failures)).toEqual([one, other]);
  });

  it('a runner that ended badly without a failed test, or without a report, has failed once', () => {
    const file = reportOf({ numPassedTests: 2, numFailedTests: 0, testResults: [] });
    expect(readVitestReport(file, false)).toEqual({ passed: 2, failed: 1, names: [] });
    expect(readVitestReport(join(folder, 'none.json'), false)).toEqual({ passed: 0, failed: 1 });
  });
});
