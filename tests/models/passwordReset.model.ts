import type { passwordResetMachine } from '../../machines/passwordReset/passwordReset.machine.ts';
import { passwordResetSamples } from '../../devtools/samples/passwordReset.samples.ts';
import { always, isBusy, modelOf } from './model.ts';

/** Forgot password, reset password. */
export const passwordResetModel = modelOf<typeof passwordResetMachine>(passwordResetSamples, {
  distinguish: ({ email }) => email !== null,
  states: {
    'request.editing': always,
    'request.sending': isBusy,
    'request.sendFailed': ({ context }) => context.message !== null,
    'request.done': 'passing',
    'reset.editing': ({ context }) => context.email !== null,
    'reset.saving': (snapshot) => isBusy(snapshot) && snapshot.context.email !== null,
    'reset.saveFailed': ({ context }) => context.message !== null,
    'reset.pausing': always,
    finished: always,
  },
});
