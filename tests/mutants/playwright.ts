// A plugin of Stryker: browser tests as its test runner.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import type {
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestRunner,
} from '@stryker-mutator/api/test-runner';

/** What e2e/fixtures.ts writes of each test that passed. */
interface Reached {
  name: string;
  duration: number;
  reached: string[];
}

// A change of what every page does is reached by hundreds of tests: a minute's worth is run.
const mostTests = 16;
// Stryker's workers run beside each other in one folder.
const worker = Number(process.env.STRYKER_MUTATOR_WORKER ?? 0);
const folder = resolve('test-results/reached');
const listFile = resolve(`test-results/tests-${worker}.txt`);

class PlaywrightRunner implements TestRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Runs every test, the chosen files or all, and notes what each reaches. */
  async dryRun(): Promise<DryRunResult> {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const chosen = process.env.MUTANTS_STORIES?.split(',') ?? [];
    // What fails now is not run later: it would fail with every change.
    await runPlaywright([...chosen, '--retries=1', '--workers=2'], { MUTANTS_REACHED: folder });
    const tests = readReached();
    const perTest = tests.map(({ name, reached }) => [
      name,
      Object.fromEntries(reached.map((id) => [id, 1])),
    ]);
    return {
      status: DryRunStatus.Complete,
      tests: tests.map(({ name, duration }) => ({
        id: name,
        name,
        timeSpentMs: duration,
        status: TestStatus.Success,
      })),
      mutantCoverage: { static: {}, perTest: Object.fromEntries(perTest) },
    };
  }

  async mutantRun({ activeMutant, testFilter = [] }: MutantRunOptions): Promise<MutantRunResult> {
    const names = nearest(testFilter);
    writeFileSync(listFile, names.join('\n'));
    const passed = await runPlaywright(
      [`--test-list=${listFile}`, '--max-failures=1', '--retries=0', '--workers=1'],
      { __STRYKER_ACTIVE_MUTANT__: activeMutant.id },
    );
    const nrOfTests = names.length;
    if (passed) return { status: MutantRunStatus.Survived, nrOfTests };
    return { status: MutantRunStatus.Killed, killedBy: names, failureMessage: '', nrOfTests };
  }
}

/** What the first run wrote, whichever of Stryker's workers ran it. */
const readReached = () =>
  readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Reached,
  );

/** Short tests of as many files as there are: neighbours in a file look at the same. */
function nearest(names: readonly string[]): string[] {
  const shortFirst = readReached()
    .filter(({ name }) => names.includes(name))
    .toSorted((one, other) => one.duration - other.duration);
  const turn = new Map<string, number>();
  const byTurn = shortFirst.map(({ name }) => {
    const file = name.split(' › ')[0]!;
    turn.set(file, (turn.get(file) ?? 0) + 1);
    return { name, turn: turn.get(file)! };
  });
  return byTurn
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, mostTests)
    .map(({ name }) => name);
}

async function runPlaywright(options: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-mutants-'));
  // A list that Playwright cannot match notices nothing.
  const noTests = '--pass-with-no-tests';
  const output = `--output=test-results/mutants-${worker}`;
  const child = spawn(
    'playwright',
    ['test', '--project=phone', '--reporter=dot', '--timeout=30000', noTests, output, ...options],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      // A change is looked for by every test, whichever turn it is.
      env: { ...process.env, ROTATION: 'all', E2E_DATA_DIR: dataDir, ...env },
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  rmSync(dataDir, { recursive: true, force: true });
  return code === 0;
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'playwright', PlaywrightRunner),
];
