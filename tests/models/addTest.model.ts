import type { addTestMachine } from '../../machines/addTest/addTest.machine.ts';
import { addTestSamples } from '../../devtools/samples/addTest.samples.ts';
import { always, isBusy, modelOf } from './model.ts';

/** The administrator adds a test. */
export const addTestModel = modelOf<typeof addTestMachine>(addTestSamples, {
  states: {
    editing: always,
    saving: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
    saved: ({ context }) => context.message === null,
  },
});
