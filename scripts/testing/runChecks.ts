import type { Count } from '../../tests/testReports.ts';
import { checks } from './checks.ts';
import { runKept, runShown } from './runProgram.ts';
import type { Run } from './runProgram.ts';

export interface Outcome {
  name: string;
  count: Count;
}

/** Runs checks one after the other, with their output shown at once. */
export async function runInFront(
  names: readonly string[],
  options: readonly string[] = [],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of names)
    outcomes.push(await runCheck(name, options, runShown, (text) => console.log(text)));
  return outcomes;
}

/** Runs checks alongside others; their output is available when all have ended. */
export async function runBeside(
  names: readonly string[],
): Promise<{ outcomes: Outcome[]; text: string }> {
  const outcomes: Outcome[] = [];
  let text = '';
  const run = runKept((more) => (text += more));
  for (const name of names)
    outcomes.push(await runCheck(name, [], run, (line) => (text += `${line}\n`)));
  return { outcomes, text };
}

async function runCheck(
  name: string,
  options: readonly string[],
  run: Run,
  say: (line: string) => void,
): Promise<Outcome> {
  say(`\n── ${name}`);
  const began = Date.now();
  const { ensure, check } = checks[name]!;
  let count: Count;
  try {
    ensure?.();
    count = await check(run, options);
  } catch (error) {
    say((error as Error).message);
    count = { passed: 0, failed: 1 };
  }
  say(
    `${name}: ${count.passed} passed, ${count.failed} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  return { name, count };
}
