import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { failedFiles } from '../../tests/testReports.ts';
import type { Count } from '../../tests/testReports.ts';
import { withEnvironment } from './runProgram.ts';
import type { Run } from './runProgram.ts';
import { playwright, vitest } from './runners.ts';

/** The files of unit tests that failed in the last whole run. */
const memory = 'test-results/failed.json';
/** Playwright's own record of the browser tests that failed in their last whole run. */
const ofBrowser = 'test-results/failedInBrowser.json';
export const rememberInBrowser: NodeJS.ProcessEnv = { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: ofBrowser };

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
const files = () => ((read(memory) ?? []) as string[]).filter((file) => existsSync(file));
const hasBrowserTests = () =>
  (read(ofBrowser) as { status: string } | undefined)?.status === 'failed';

export const hasFailedLast = (): boolean => files().length > 0 || hasBrowserTests();

/** Runs the tests that failed last, whether or not they are due in this turn. */
export async function runFailedLast(run: Run): Promise<Count> {
  const everyRow = withEnvironment(run, { ROTATION: 'all', ...rememberInBrowser });
  const counts = [
    ...(files().length > 0 ? [await vitest(['!soak*'], ...files())(everyRow)] : []),
    ...(hasBrowserTests()
      ? [await playwright('--last-failed', '--pass-with-no-tests')(everyRow)]
      : []),
  ];
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    names: counts.flatMap(({ names = [] }) => names),
  };
}

/** `failures`: file and name of each failed test, as in test reports. */
export function rememberFailed(failures: readonly string[]): void {
  writeFileSync(memory, JSON.stringify(failedFiles(failures), null, 2));
}
