import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { proofOf, readClauses } from '../docs/support/clauses.ts';
import type { Proof } from '../docs/support/clauses.ts';
import { readClauseMutants, withClauseMutants } from './clauses.ts';

/** What became of a clause's change. */
export interface ClauseResult {
  clause: string;
  /** `noticed`: a test of the clause failed; `failing`: it fails without the change, too. */
  outcome: 'noticed' | 'survived' | 'failing';
}

const sandbox = 'coverage/mutants/clauses';
/** Of two databases the embedded one: it is there at once. */
const projects = ['machines', 'gateway', 'web', 'docs', 'api'].map((name) => `--project=${name}`);

/**
 * Breaks one clause of docs/specification.md after the other, in a copy of the project that is built
 * once, and runs the tests that the clause names. `ids`: these clauses, or all of them.
 */
export function tryClauses(ids: readonly string[], report: (result: ClauseResult) => void): void {
  makeSandbox();
  const changed = new Set(readClauseMutants().map(({ clause }) => clause));
  for (const { id, tests } of readClauses()) {
    if (!changed.has(id) || (ids.length > 0 && !ids.includes(id))) continue;
    const proofs = tests.map(proofOf);
    const outcome = passes(proofs, id) ? 'survived' : passes(proofs) ? 'noticed' : 'failing';
    report({ clause: id, outcome });
  }
}

/** Copies what git knows, with all changes in it, and builds it. */
function makeSandbox(): void {
  rmSync(sandbox, { recursive: true, force: true });
  const mutants = Object.groupBy(readClauseMutants(), ({ file }) => file);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) {
    const copy = join(sandbox, file);
    mkdirSync(dirname(copy), { recursive: true });
    const here = mutants[file];
    if (here) writeFileSync(copy, withClauseMutants(readFileSync(file, 'utf8'), here));
    else copyFileSync(file, copy);
  }
  for (const folder of ['node_modules', '.runtime'])
    symlinkSync(resolve(folder), join(sandbox, folder), 'junction');
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: sandbox, stdio: 'inherit' });
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether the tests pass while the change of a clause is switched on, or none is. */
function passes(proofs: readonly Proof[], clause?: string): boolean {
  const [inBrowser, others] = [
    proofs.filter(isOfBrowser),
    proofs.filter((one) => !isOfBrowser(one)),
  ];
  const titles = (some: readonly Proof[]) => some.map(({ title }) => escape(title)).join('|');
  const files = (some: readonly Proof[]) => [...new Set(some.map(({ file }) => file))];
  const unit = () =>
    run('vitest', ['run', ...projects, ...files(others), '-t', titles(others)], clause);
  const browser = () =>
    run(
      'playwright',
      ['test', ...files(inBrowser), '-g', titles(inBrowser), '--project=phone', '--retries=0'],
      clause,
    );
  return (others.length === 0 || unit()) && (inBrowser.length === 0 || browser());
}

const isOfBrowser = ({ file }: Proof) => file.startsWith('e2e/');

function run(program: string, args: string[], clause: string | undefined): boolean {
  const preload = pathToFileURL(resolve(sandbox, 'tests/mutants/clauseSwitch.js')).href;
  const { status } = spawnSync(program, [...args, '--reporter=dot'], {
    cwd: sandbox,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      ROTATION: 'all',
      ...(clause !== undefined && { ASSAY_CLAUSE: clause }),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`,
      E2E_DATA_DIR: join(tmpdir(), `assay-clauses-${process.pid}`),
    },
  });
  return status === 0;
}
