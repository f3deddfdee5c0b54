import { staffFormSamples } from '../../devtools/samples/staffForm.samples.ts';
import type { staffFormMachine } from '../../machines/staffForm/staffForm.machine.ts';
import { isBusy, modelOf } from './model.ts';

/** Somebody of the staff changes what is stored. */
export const staffFormModel = modelOf<typeof staffFormMachine>(staffFormSamples, {
  states: {
    editing: (snapshot) => !isBusy(snapshot),
    saving: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
    loadingStored: (snapshot) => isBusy(snapshot) && snapshot.context.message !== null,
    saved: ({ context }) => context.message === null,
  },
});
