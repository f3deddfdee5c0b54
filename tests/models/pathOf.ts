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
  // A timer ends once in a stay; waiting for it a second time would end the longer ones, too.
  const ended = new Set<string>();
  for (const choice of choices) {
    const events = then(here).filter(({ type }) => !ended.has(type));
    if (events.length === 0) break;
    const event = events[choice % events.length]!;
    const before = JSON.stringify(here.value);
    here = getNextSnapshot(model.machine, here as never, event as never) as AnyMachineSnapshot;
    if (JSON.stringify(here.value) !== before) ended.clear();
    else if (event.type.startsWith('xstate.after.')) ended.add(event.type);
    path.steps.push(stepOf(event));
    path.values.push(here.value);
  }
  return path;
}
