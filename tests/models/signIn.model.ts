import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { Audience } from '../../machines/signIn/signIn.machine.ts';
import { always, isBusy, modelOf } from './model.ts';
import { failure } from './samples.ts';

/** Login, of a customer or of an administrator. */
export const signInModel = (audience: Audience) =>
  modelOf<typeof signInMachine>(signInMachine, {
    input: { audience },
    facts: {
      'credentials.submitted': [
        {
          type: 'credentials.submitted',
          input: { email: 'asha@example.com', password: 'password' },
        },
      ],
      'account.known': [{ type: 'account.known' }],
      'signIn.begun': [{ type: 'signIn.begun' }],
    },
    outcomes: {
      signIn: [
        { answers: { id: 'u1', firstName: 'Asha', message: 'Welcome' } },
        { fails: failure() },
      ],
    },
    states: {
      editing: always,
      signingIn: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
      pausing: always,
      signedIn: always,
    },
  });
