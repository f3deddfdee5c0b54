import fc from 'fast-check';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { expect, it } from 'vitest';
import { revived } from '../../devtools/replay/replayReport.ts';
import { mask } from '../../machines/report/mask.ts';
import type { ReportedEvent } from '../../machines/report/problemReport.ts';
import { eventOf } from '../models/cover.ts';
import type { Model } from '../models/model.ts';
import { models } from '../models/models.ts';
import { pathOf } from '../models/pathOf.ts';

/** Where a walk goes from each of its states, with what is known there and with that masked. */
function turnsOf({ machine, ...model }: Model, choices: number[]) {
  const next = (from: AnyMachineSnapshot, event: AnyEventObject) =>
    getNextSnapshot(machine, from as never, event as never) as AnyMachineSnapshot;
  let here = getInitialSnapshot(machine, model.input as never) as AnyMachineSnapshot;
  return pathOf({ machine, ...model }, choices).steps.map((step) => {
    const event = eventOf({ machine, ...model }, here, step);
    const { value } = here;
    const masked = machine.resolveState({
      value: value as never,
      context: mask(here.context) as never,
    }) as AnyMachineSnapshot;
    here = next(here, event);
    const replayed = next(masked, revived(mask(event) as ReportedEvent['event']));
    return { from: value, event: event.type, to: here.value, replayed: replayed.value };
  });
}

it.each(models.map((model) => ({ id: model.machine.id, model })))(
  '$id: what leaves the app in a report goes the way that was reported',
  ({ model }) => {
    const walks = fc.array(fc.nat(), { maxLength: 60, size: 'max' });
    const property = fc.property(walks, (choices) => {
      for (const { replayed, ...turn } of turnsOf(model, choices))
        expect({ ...turn, to: replayed }).toEqual(turn);
    });
    fc.assert(property, { numRuns: 60 });
  },
);
