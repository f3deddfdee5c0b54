import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attacks } from '../tests/attack/attacks.ts';
import { forgetFigures, lastFigures } from '../tests/attack/figureTable.ts';
import { browserRuns, machineRuns } from '../tests/models/runs.ts';
import { ensureBrowser, ensurePostgres } from './programs.ts';
import { readPlaywrightReport, readVitestReport } from '../tests/testReports.ts';
import type { Count } from '../tests/testReports.ts';

const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }).status === 0;

/** A check that passes or fails as a whole. */
const whole =
  (program: string, ...args: string[]) =>
  (): Count =>
    run(program, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** What earlier runs walked must not count for this one. */
const forgetting = (folder: string, check: () => Count) => (): Count => {
  rmSync(folder, { recursive: true, force: true });
  return check();
};

const vitest =
  (projects: string[], ...options: string[]) =>
  (): Count => {
    const outputFile = 'test-results/vitest.json';
    rmSync(outputFile, { force: true });
    const ok = run('vitest', [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
    ]);
    return readVitestReport(outputFile, ok);
  };

const playwright =
  (...files: string[]) =>
  (): Count => {
    ensureBrowser();
    rmSync('test-results/browser.json', { force: true });
    const dataDir = join(tmpdir(), `assay-e2e-${process.pid}`);
    try {
      const ok = run('playwright', ['test', ...files], { E2E_DATA_DIR: dataDir });
      return readPlaywrightReport('test-results/browser.json', ok);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  };

const onPostgres = (check: () => Count) => (): Count => {
  ensurePostgres();
  return check();
};

const pure = ['machines', 'docs', 'web'];
const soak = ['soak', 'soak-postgres'];
// What is under load in these must not be slowed down by its neighbour.
const alone = '--maxWorkers=1';
const attackFiles = (length: 'short' | 'soak') => [
  ...new Set(Object.values(attacks).flatMap((attack): readonly string[] => attack[length])),
];
const checks: Record<string, () => Count> = {
  types: whole('tsc', '--noEmit', '-p', '.'),
  format: whole('oxfmt', '--check'),
  lint: whole('oxlint', '--type-aware'),
  machines: forgetting(machineRuns, vitest(pure)),
  walks: forgetting(
    machineRuns,
    vitest(['machines'], 'tests/machines/everyEdge.test.ts', 'tests/machines/randomWalks.test.ts'),
  ),
  gateway: vitest(['gateway']),
  api: vitest(['api']),
  postgres: onPostgres(vitest(['api-postgres'])),
  // All of these in one run: no processor waits for another project's last file.
  unit: forgetting(machineRuns, onPostgres(vitest([...pure, 'gateway', 'api', 'api-postgres']))),
  browser: () => forgetting(browserRuns, playwright(...options))(),
  soak: onPostgres(vitest(soak, alone)),
  // The attacks by themselves: as in `npm test`, and ten times as long as in `npm run test:soak`.
  'attack-short': onPostgres(vitest(['gateway', 'api', 'api-postgres'], ...attackFiles('short'))),
  'attack-long': onPostgres(() => {
    process.env.ATTACK_LENGTH = 'long';
    return vitest(soak, alone, ...attackFiles('soak'))();
  }),
  model: forgetting(browserRuns, playwright('e2e/model.e2e.ts')),
  // The recipes of docs, tried on a copy of the project.
  recipes: () => {
    ensureBrowser();
    return vitest(['recipes'])();
  },
  coverage: whole('node', 'scripts/coverage.ts'),
};
/** What `npm test` runs; the others are parts of these, or longer. */
const all = ['types', 'format', 'lint', 'unit', 'browser', 'recipes', 'coverage'];

const given = process.argv.slice(2);
// npm run test:e2e -- e2e/model.e2e.ts -g 'booking tour 3': the rest is Playwright's.
const wanted = given[0] === 'browser' ? ['browser'] : given;
const options = given[0] === 'browser' ? given.slice(1) : [];
const unknown = wanted.find((name) => !(name in checks));
if (unknown !== undefined)
  throw new Error(`There is no check '${unknown}'. There are: ${Object.keys(checks).join(', ')}.`);
const names = Object.keys(checks).filter((name) =>
  (wanted.length > 0 ? wanted : all).includes(name),
);
mkdirSync('test-results', { recursive: true });
if (names.some((name) => /unit|gateway|api|postgres|soak|attack/.test(name))) forgetFigures();
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const name of names) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  let count: Count;
  try {
    count = checks[name]!();
  } catch (error) {
    console.error((error as Error).message);
    count = { passed: 0, failed: 1 };
  }
  console.log(
    `${name}: ${count.passed} passed, ${count.failed} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(...(count.names?.length ? count.names : [name]));
}
const figures = names.includes('lint') && names.length === 1 ? undefined : lastFigures();
if (figures) console.log(`\n── attacks tried\n\n${figures}`);
// At the end, where it is read first, and where a log that was cut still has it.
if (failures.length > 0) console.log(`\n── failed\n\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
