import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { keyOfResult } from './chosen.ts';

// A change is tried with every test that reaches it, whichever turn the tests are at.
process.env.ROTATION = 'all';

const common: PartialStrykerOptions = {
  plugins: [
    '@stryker-mutator/vitest-runner',
    './tests/mutants/words.js',
    './tests/mutants/chosen.ts',
    './tests/mutants/left.ts',
    './tests/mutants/playwright.ts',
  ],
  ignorers: ['words'],
  checkers: ['chosen'],
  coverageAnalysis: 'perTest',
  ignorePatterns: ['/coverage', '/data', '/dist', '/docs/images', '/test-results', '/.runtime'],
  tempDirName: 'coverage/mutants/sandboxes',
  cleanTempDir: 'always',
  // Stryker would rewrite the real one through TypeScript's old interface.
  tsconfigFile: 'none.json',
  reporters: ['progress-append-only', 'left'],
  allowEmpty: true,
};

/** Changes files and runs the unit tests of their area that reach a change. */
export async function tryWithUnitTests(
  area: string,
  mutate: string[],
  options: Pick<PartialStrykerOptions, 'concurrency' | 'ignoreStatic'>,
): Promise<MutantResult[]> {
  process.env.MUTANTS_AREA = area;
  return await new Stryker({
    ...common,
    ...options,
    mutate,
    testRunner: 'vitest',
    // V8 may crash as a thread ends that has compiled the database's WebAssembly.
    vitest: { configFile: 'tests/mutants/vitest.config.ts', pool: 'forks' },
    // A machine that is busier than it was in the first run must not look like an endless loop.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
  }).runMutationTest();
}

/** Tries what the unit tests did not notice in the browser tests, on a build with the changes. */
export async function tryInBrowser(left: readonly MutantResult[]): Promise<MutantResult[]> {
  mkdirSync('coverage/mutants', { recursive: true });
  const only = resolve('coverage/mutants/left.json');
  writeFileSync(only, JSON.stringify(left.map(keyOfResult)));
  process.env.MUTANTS_ONLY = only;
  process.env.PACKAGES = resolve('node_modules');
  const results = await new Stryker({
    ...common,
    mutate: [...new Set(left.map(placeOf))],
    symlinkNodeModules: false,
    buildCommand: 'node tests/mutants/build.ts',
    testRunner: 'playwright',
    concurrency: 2,
    maxTestRunnerReuse: 0,
    // Playwright has its own limits; beyond these it hangs.
    timeoutMS: 900_000,
    dryRunTimeoutMinutes: 120,
  }).runMutationTest();
  delete process.env.MUTANTS_ONLY;
  return results;
}

/** Stryker counts the lines of a place from 1, its columns from 0. */
function placeOf({ fileName, location: { start, end } }: MutantResult): string {
  return `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}
