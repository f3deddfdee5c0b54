import type { contactChangeMachine } from '../../machines/contactChange/contactChange.machine.ts';
import { contactChangeSamples } from '../../devtools/samples/contactChange.samples.ts';
import { always, isBusy, modelOf } from './model.ts';

/** Another number or e-mail: a code goes where it belongs, and is checked for that alone. */
export const contactChangeModel = modelOf<typeof contactChangeMachine>(contactChangeSamples, {
  distinguish: ({ contact }) => contact?.kind,
  states: {
    'number.editing': always,
    'number.sending': (snapshot) => isBusy(snapshot) && snapshot.context.contact?.kind === 'phone',
    'number.done': 'passing',
    'email.editing': always,
    'email.sending': (snapshot) => isBusy(snapshot) && snapshot.context.contact?.kind === 'email',
    'email.done': 'passing',
    'code.editing': ({ context }) => context.contact !== null,
    'code.verifyingNumber': (snapshot) =>
      isBusy(snapshot) && snapshot.context.contact?.kind === 'phone',
    'code.verifyingEmail': (snapshot) =>
      isBusy(snapshot) && snapshot.context.contact?.kind === 'email',
    changed: (snapshot) => snapshot.hasTag('leaving') && snapshot.context.message === null,
  },
});
