import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaywrightReport, readVitestReport } from '../../tests/testReports.ts';
import type { Count } from '../../tests/testReports.ts';
import type { Run } from './runProgram.ts';

/** A check that passes or fails as a whole. */
export const whole =
  (program: string, ...args: string[]) =>
  async (run: Run): Promise<Count> =>
    (await run(program, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Runs the tests of these Vitest projects; `!name` excludes one from all. */
export const vitest =
  (projects: readonly string[], ...options: readonly string[]) =>
  async (run: Run): Promise<Count> => {
    // Two runs may happen side by side.
    const report = `test-results/vitest-${projects.join('-').replaceAll(/[^\w-]/g, '')}.json`;
    rmSync(report, { force: true });
    const isOk = await run('vitest', [
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...options,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    return readVitestReport(report, isOk);
  };

/** Runs the browser tests, on a product of their own. */
export const playwright =
  (...options: readonly string[]) =>
  async (run: Run): Promise<Count> => {
    rmSync('test-results/browser.json', { force: true });
    const dataDir = join(tmpdir(), `assay-e2e-${process.pid}`);
    try {
      const isOk = await run('playwright', ['test', ...options], { E2E_DATA_DIR: dataDir });
      return readPlaywrightReport('test-results/browser.json', isOk);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
