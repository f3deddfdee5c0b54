import type { AnyMachineSnapshot } from 'xstate';
import type { Path } from './cover.ts';
import { invariantsOf } from './invariantsOf.ts';
import { placesOf } from './model.ts';
import type { Model } from './model.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Walk } from '../../devtools/simulation/walk.ts';

/**
 * Follows a path on a running machine. The fault says in words where the machine was not as
 * expected, or which invariant it broke; null when all was well.
 */
export async function follow(
  model: Model,
  path: Path,
): Promise<{ walk: Walk; violation: string | null }> {
  const running = walk(model.machine, model.input);
  const invariants = invariantsOf(model);
  for (const [index, step] of path.steps.entries()) {
    const before = running.snapshot();
    await running.go(step);
    const after = running.snapshot();
    const violation =
      violationOf(model, after, path.values[index]) ??
      invariants.map((holds) => holds({ before, after, step, walk: running })).find(Boolean);
    if (violation)
      return {
        walk: running,
        violation: `${path.title}: step ${index + 1} of ${path.steps.length}, ${JSON.stringify(step)}: ${violation}`,
      };
  }
  return { walk: running, violation: null };
}

/**
 * What is wrong with a state: not the one the pure machine is in, or a promise of the model that
 * does not hold.
 */
function violationOf(model: Model, snapshot: AnyMachineSnapshot, expected: unknown): string | null {
  const here = JSON.stringify(snapshot.value);
  if (here !== JSON.stringify(expected))
    return `it is in ${here}, not in ${JSON.stringify(expected)}`;
  const broken = placesOf(snapshot.value).find((place) => !holds(model, place, snapshot));
  return broken === undefined ? null : `what the model promises of ${broken} does not hold`;
}

function holds(model: Model, place: string, snapshot: AnyMachineSnapshot): boolean {
  const promise = model.states[place];
  return typeof promise === 'function' && promise(snapshot);
}
