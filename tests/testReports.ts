import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What a run of tests came to. */
export interface Count {
  passed: number;
  failed: number;
  /** File and name of each test that failed. */
  names?: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    /** Also of a file that could not be run at all, and has no failed test. */
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; file: string; line: number }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** What Vitest's JSON report says. `isOk`: the runner itself ended well. */
export function readVitestReport(file: string, isOk: boolean): Count {
  return counted<VitestReport>(file, isOk, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    names: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const path = relative('.', name);
      const failed = assertionResults.filter((result) => result.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [path] : [];
      return failed.map(({ fullName }) => `${path}: ${fullName}`);
    }),
  }));
}

/**
 * What Playwright's JSON report says; a flaky test, one that passed when it was tried again, has
 * passed. `isOk`: the runner itself ended well.
 */
export function readPlaywrightReport(file: string, isOk: boolean): Count {
  const failedIn = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file: path, line }) => `e2e/${path}:${line}: ${title}`),
    ...suites.flatMap(failedIn),
  ];
  return counted<PlaywrightReport>(file, isOk, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: suites.flatMap(failedIn),
  }));
}

/** The files of unit tests among failures as they are named above. */
export const failedFiles = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => /^[^:]+\.test\.tsx?(?=$|: )/.exec(name.replaceAll('\\', '/')) ?? []),
  ),
];

/** A runner that fell over without a report, or without a failed test, has failed once. */
function counted<Report>(file: string, isOk: boolean, read: (report: Report) => Count): Count {
  const count = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { passed: 0, failed: 0 };
  return isOk || count.failed > 0 ? count : { ...count, failed: 1 };
}
