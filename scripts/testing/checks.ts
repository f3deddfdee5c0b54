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
  /** Sees to it that a program is there that no package brings. */
  ensure?: () => void;
  /** `options`: what stands behind the check's name, for its program. */
  check: (run: Run, options: readonly string[]) => Promise<Count>;
  /** Waits for nothing and nobody waits for it, so it may run beside another check. */
  isBeside?: true;
}

const postgres = { ensure: ensurePostgres };
const browser = { ensure: ensureBrowser };

/** What earlier runs walked must not count for this one. */
const forget = (folder: string) => rmSync(folder, { recursive: true, force: true });

const pure = ['machines', 'docs', 'web*'];
const soak = ['soak', 'soak-postgres'];
// What is under load in these must not be slowed down by its neighbour.
const alone = '--maxWorkers=1';
const attackFiles = (length: 'short' | 'soak') => [
  ...new Set(Object.values(attacks).flatMap((attack): readonly string[] => attack[length])),
];

/** Go collects garbage whenever the heap has doubled, a fifth of these programs' time; here it may become five times as large. */
const withLargerHeap = (check: (run: Run) => Promise<Count>) => (run: Run) =>
  check(withEnvironment(run, { GOGC: '400' }));

export const checks: Record<string, Check> = {
  // What failed in the last whole run.
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
    // By its path: another package may bring a program of the same name. What is known of files that
    // have not changed is kept. Several checkers would each find out the same types for themselves.
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
  // The recipes of docs, tried on a copy of the project; the browser looks at it in the full run.
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
  // Those whose imports lead to what has changed. The REST service's tests are left out: each of them
  // imports all of it.
  near: {
    check: (run, [since]) =>
      vitest(
        [...pure, 'gateway'],
        since === undefined ? '--changed' : `--changed=${since}`,
        '--passWithNoTests',
      )(run),
  },
  gateway: { check: vitest(['gateway']) },
  api: { check: vitest(['api']) },
  postgres: { ...postgres, check: vitest(['api-postgres']) },
  // All of these in one run: no processor waits for another project's last file.
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
  // The attacks by themselves: as in `npm test`, and ten times as long as in `npm run test:soak`.
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

/** What `npm test` runs; the others are parts of these, or longer. */
export const wholeRun = ['format', 'types', 'lint', 'recipes', 'unit', 'browser', 'coverage'];
