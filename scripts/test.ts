import { mkdirSync } from 'node:fs';
import { forgetFigures, lastFigures } from '../tests/attack/figureTable.ts';
import { currentTurn } from '../tests/rotation.ts';
import { readArguments, refuseUnknown } from './arguments.ts';
import { ensureBuilt } from './programs.ts';
import { checks, wholeRun } from './testing/checks.ts';
import { hasFailedLast, rememberFailed } from './testing/failedLast.ts';
import { optionsFor, takesOptions } from './testing/options.ts';
import { endWithTheirParent } from './testing/runProgram.ts';
import { runBeside, runInFront } from './testing/runChecks.ts';
import type { Outcome } from './testing/runChecks.ts';

// npm test [checks…]: every check, or only these.
const { wanted, options } = readWanted();
const isWholeRun = wanted.length === 0;
const names = isWholeRun ? wholeRun : Object.keys(checks).filter((name) => wanted.includes(name));
if (names.includes('browser') || names.includes('model')) ensureBuilt();

endWithTheirParent();
mkdirSync('test-results', { recursive: true });
const isAttack = names.some((name) => /unit|gateway|api|postgres|soak|attack/.test(name));
if (isAttack) forgetFigures();
if (isWholeRun) announceTurn();

const outcomes: Outcome[] = isWholeRun && hasFailedLast() ? await runInFront(['again']) : [];
const hasFailedAgain = outcomes.some(({ count }) => count.failed > 0);
if (hasFailedAgain)
  console.log(
    '\nWhat failed last has failed again, so nothing else was run. Without test-results/failed*.json everything is.',
  );
else outcomes.push(...(await runAll()));
const failures = outcomes.flatMap(({ name, count }) =>
  count.failed === 0 ? [] : count.names?.length ? count.names : [name],
);
if (isWholeRun && !hasFailedAgain) rememberFailed(failures);

const figures = isAttack ? lastFigures() : undefined;
if (figures) console.log(`\n── attacks tried\n\n${figures}`);
// Printed last, where it is noticed first, and where even a truncated log has it.
if (failures.length > 0) console.log(`\n── failed\n\n${failures.join('\n')}`);
const sum = (of: 'passed' | 'failed') => outcomes.reduce((all, { count }) => all + count[of], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

function readWanted(): { wanted: string[]; options: string[] } {
  const [first = '', ...rest] = process.argv.slice(2);
  if (takesOptions(first)) return { wanted: [first], options: optionsFor(first, rest) };
  const usage = 'test -- [checks…] [--all]';
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { all: { type: 'boolean' } },
  });
  refuseUnknown('check', positionals, Object.keys(checks), usage);
  if (values.all) process.env.ROTATION = 'all';
  return { wanted: positionals, options: [] };
}

/** Prints which rows of a rotation are due, and how to repeat the run. */
function announceTurn(): void {
  const turn = String(currentTurn());
  // Fixed here, so that a commit during the run does not change the turn.
  process.env.ROTATION = turn;
  console.log(
    turn === 'all'
      ? 'Every test is due.'
      : `Turn ${turn} of the tests that take turns; 'ROTATION=${turn} npm test' repeats it, 'npm run test:all' runs them all.`,
  );
}

/**
 * Runs checks that are pure computation alongside the first one, which also waits for databases.
 */
async function runAll(): Promise<Outcome[]> {
  const beside = names.filter((name) => checks[name]!.isBeside);
  const [longest, ...others] = names.filter((name) => !checks[name]!.isBeside);
  if (longest === undefined) return runInFront(beside);
  const [inFront, atItsSide] = await Promise.all([
    runInFront([longest], options),
    runBeside(beside),
  ]);
  process.stdout.write(atItsSide.text);
  return [...inFront, ...atItsSide.outcomes, ...(await runInFront(others, options))];
}
