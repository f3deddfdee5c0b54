import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';
import { possible, stepsOf } from './cover.ts';
import type { Path } from './cover.ts';
import type { Model } from './model.ts';

/**
 * The walk that a list of numbers stands for: each says which of the things that could happen does.
 */
export function pathOf(model: Model, choices: readonly number[]): Path {
  const then = possible(model);
  const stepOf = stepsOf(model);
  let here = getInitialSnapshot(model.machine, model.input as never) as AnyMachineSnapshot;
  const path: Path = { title: 'random', steps: [], values: [] };
  for (const choice of choices) {
    const events = then(here);
    if (events.length === 0) break;
    const event = events[choice % events.length]!;
    here = getNextSnapshot(model.machine, here as never, event as never) as AnyMachineSnapshot;
    path.steps.push(stepOf(event));
    path.values.push(here.value);
  }
  return path;
}
