import type { labScheduleMachine } from '../../machines/labSchedule/labSchedule.machine.ts';
import { labScheduleSamples } from '../../devtools/samples/labSchedule.samples.ts';
import { isBusy, modelOf } from './model.ts';

/** An administrator changes when a lab collects. */
export const labScheduleModel = modelOf<typeof labScheduleMachine>(labScheduleSamples, {
  states: {
    editing: ({ context }) => context.orders.length === 0,
    saving: (snapshot) =>
      isBusy(snapshot) && snapshot.context.message === null && snapshot.context.change !== null,
    deciding: ({ context }) => context.orders.length > 0 && context.message !== null,
    saved: ({ context }) => context.orders.length === 0 && context.message === null,
  },
});
