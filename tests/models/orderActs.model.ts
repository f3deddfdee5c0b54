import type { orderActsMachine } from '../../machines/orderActs/orderActs.machine.ts';
import { orderActsSamples } from '../../devtools/samples/orderActs.samples.ts';
import { isBusy, modelOf } from './model.ts';

/** One thing at a time is done with an order, and it is moved to a time that was chosen. */
export const orderActsModel = modelOf<typeof orderActsMachine>(orderActsSamples, {
  distinguish: ({ date, slotId }) => [date, slotId],
  states: {
    ready: ({ context }) => context.slotId === null,
    acting: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
    uploading: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
    pickingSlot: (snapshot) => snapshot.hasTag('choosing'),
    moving: (snapshot) => isBusy(snapshot) && snapshot.context.slotId !== null,
  },
});
