import type { savedListMachine } from '../../machines/savedList/savedList.machine.ts';
import { savedListSamples } from '../../devtools/samples/savedList.samples.ts';
import { always, modelOf } from './model.ts';

/** A form is open as long as somebody is in it, and what was said of it goes with it. */
export const savedListModel = modelOf<typeof savedListMachine>(savedListSamples, {
  distinguish: ({ edited }) => edited,
  states: {
    'form.closed': ({ context }) => context.edited === null && context.formMessage === null,
    'form.editing': ({ context }) => context.edited !== null,
    'form.saving': (snapshot) =>
      snapshot.context.edited !== null && snapshot.context.formMessage === null,
    'list.ready': always,
    'list.removing': ({ context }) => context.message === null,
    'list.choosingDefault': ({ context }) => context.message === null,
  },
});
