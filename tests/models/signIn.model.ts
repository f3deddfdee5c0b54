import type { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { Audience } from '../../machines/signIn/signIn.machine.ts';
import { signInSamples } from '../../devtools/samples/signIn.samples.ts';
import { always, isBusy, modelOf } from './model.ts';

/** Login, of a customer or of an administrator. */
export const signInModel = (audience: Audience) =>
  modelOf<typeof signInMachine>(signInSamples(audience), {
    states: {
      editing: always,
      signingIn: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
      codeEditing: (snapshot) => snapshot.hasTag('codeAsked'),
      confirming: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
      pausing: always,
      signedIn: always,
    },
  });
