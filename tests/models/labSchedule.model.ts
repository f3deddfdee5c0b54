import type { SnapshotFrom } from 'xstate';
import type { labScheduleMachine } from '../../machines/labSchedule/labSchedule.machine.ts';
import { labScheduleSamples } from '../../devtools/samples/labSchedule.samples.ts';
import { isBusy, modelOf } from './model.ts';

type Snapshot = SnapshotFrom<typeof labScheduleMachine>;

/** Whoever moves has a time, and no time is given twice. */
const hasEachPlaceOnce = ({ context: { fates, slots } }: Snapshot) => {
  const taken = Object.values(fates).flatMap(({ action, slotId }) =>
    action === 'MOVE' ? [slotId] : [],
  );
  return taken.every((id) =>
    slots.some(
      ({ _id, placesLeft }) =>
        _id === id && taken.filter((other) => other === id).length <= placesLeft,
    ),
  );
};
const isAsked = (snapshot: Snapshot) =>
  snapshot.context.orders.length > 0 &&
  snapshot.context.message !== null &&
  hasEachPlaceOnce(snapshot);

/** An administrator changes when a lab collects. */
export const labScheduleModel = modelOf<typeof labScheduleMachine>(labScheduleSamples, {
  distinguish: ({ orders, fates }) => [orders.length, fates],
  states: {
    editing: ({ context }) => context.orders.length === 0,
    saving: (snapshot) =>
      isBusy(snapshot) && snapshot.context.message === null && snapshot.context.change !== null,
    loadingStored: (snapshot) =>
      isBusy(snapshot) && snapshot.context.orders.length === 0 && snapshot.context.message !== null,
    'deciding.listing': (snapshot) => isAsked(snapshot) && snapshot.context.picking === null,
    'deciding.pickingSlot': (snapshot) => isAsked(snapshot) && snapshot.context.picking !== null,
    saved: ({ context }) => context.orders.length === 0 && context.message === null,
  },
});
