import { rmSync } from 'node:fs';
import { attacks } from '../../tests/attack/attacks.ts';
import { browserRuns, machineRuns } from '../../tests/models/runs.ts';
import { currentTurn } from '../../tests/rotation.ts';
import type { Count } from '../../tests/testReports.ts';
import { ensureBrowser, ensurePostgres } from '../programs.ts';
import { rememberInBrowser, runFailedLast } from './failedLast.ts';
import { withEnvironment } from './runProgram.ts';
import type { Run } from './runProgram.ts';
import { playwright, vitest, whole } from './runners.ts';
import { namesRecipes, unitProjects } from '../../tests/unitProjects.ts';

export interface Check {
  /** Makes sure that a program is installed that no npm package contains. */
  ensure?: () => void;
  /** `options`: the arguments after the check's name, for its program. */
  check: (run: Run, options: readonly string[]) => Promise<Count>;
  /** Whether it may run alongside another check, as neither affects the other. */
  isBeside?: true;
}

const postgres = { ensure: ensurePostgres };
const browser = { ensure: ensureBrowser };

/** The records of earlier runs must not count for this one. */
const forget = (folder: string) => rmSync(folder, { recursive: true, force: true });

const pure = ['machines', 'docs', 'web*'];
const soak = ['soak', 'soak-postgres'];
// Tests under load must not be slowed down by others.
const alone = '--maxWorkers=1';
const attackFiles = (length: 'short' | 'soak') => [
  ...new Set(Object.values(attacks).flatMap((attack): readonly string[] => attack[length])),
];

/**
 * Go collects garbage whenever the heap has doubled, which takes a fifth of these programs' time;
 * here it may grow five times as large.
 */
const withLargerHeap = (check: (run: Run) => Promise<Count>) => (run: Run) =>
  check(withEnvironment(run, { GOGC: '400' }));

export const checks: Record<string, Check> = {
  // The tests that failed in the last whole run.
  again: {
    ensure: () => {
      ensurePostgres();
      ensureBrowser();
    },
    check: runFailedLast,
  },
  format: { isBeside: true, check: whole('oxfmt', '--check') },
  types: {
    isBeside: true,
    // By its path, as another package may bring a program of the same name. Results for unchanged
    // files are cached. One checker, as several would each compute the same types.
    check: withLargerHeap(
      whole(
        'node',
        'node_modules/typescript/bin/tsc',
        '--project',
        '.',
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        'test-results/types.tsbuildinfo',
      ),
    ),
  },
  lint: { isBeside: true, check: withLargerHeap(whole('oxlint', '--type-aware')) },
  // Applies the recipes of docs to a copy of the project; the browser checks the result in the full
  // run.
  recipes: {
    ensure: () => {
      if (currentTurn() === 'all') ensureBrowser();
    },
    isBeside: true,
    check: vitest(['recipes']),
  },
  machines: {
    check: (run) => {
      forget(machineRuns);
      return vitest(pure)(run);
    },
  },
  walks: {
    check: (run) => {
      forget(machineRuns);
      const files = ['everyEdge', 'randomWalks'].map((name) => `tests/machines/${name}.test.ts`);
      return vitest(['machines'], ...files)(run);
    },
  },
  // Tests whose imports lead to changed files, and the recipes, which name files without importing
  // them. The REST service's are left out, as each of them imports all of the service.
  near: {
    check: async (run, [since]) => {
      const changed = since === undefined ? '--changed' : `--changed=${since}`;
      const near = await vitest([...pure, 'gateway'], changed, '--passWithNoTests')(run);
      const recipes = await vitest(['recipes'])(run);
      return {
        passed: near.passed + recipes.passed,
        failed: near.failed + recipes.failed,
        names: [...(near.names ?? []), ...(recipes.names ?? [])],
      };
    },
  },
  gateway: { check: vitest(['gateway']) },
  api: { check: vitest(['api']) },
  postgres: { ...postgres, check: vitest(['api-postgres']) },
  // All projects in one run, so that no processor idles during another project's last file.
  unit: {
    ...postgres,
    check: (run, options) => {
      forget(machineRuns);
      if (namesRecipes(options)) ensureBrowser();
      return vitest(unitProjects(options), ...options)(run);
    },
  },
  browser: {
    ...browser,
    check: (run, options) => {
      forget(browserRuns);
      return playwright(...options)(
        options.length === 0 ? withEnvironment(run, rememberInBrowser) : run,
      );
    },
  },
  soak: { ...postgres, check: vitest(soak, alone) },
  // Only the attacks: as in `npm test`, and ten times as long in `npm run test:soak`.
  'attack-short': {
    ...postgres,
    check: vitest(['gateway', 'api', 'api-postgres'], ...attackFiles('short')),
  },
  'attack-long': {
    ...postgres,
    check: (run) =>
      vitest(soak, alone, ...attackFiles('soak'))(withEnvironment(run, { ATTACK_LENGTH: 'long' })),
  },
  model: {
    ...browser,
    check: (run) => {
      forget(browserRuns);
      return playwright('e2e/model.e2e.ts')(run);
    },
  },
  coverage: { check: whole('node', 'scripts/coverage.ts') },
};

/** The checks of `npm test`; the others are parts of these, or longer. */
export const wholeRun = ['format', 'types', 'lint', 'recipes', 'unit', 'browser', 'coverage'];
