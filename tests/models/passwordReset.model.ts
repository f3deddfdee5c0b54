import { passwordResetMachine } from '../../machines/passwordReset/passwordReset.machine.ts';
import { always, isBusy, modelOf } from './model.ts';
import { failure, sentence } from './samples.ts';

/** Forgot password, reset password. */
export const passwordResetModel = modelOf<typeof passwordResetMachine>(passwordResetMachine, {
  facts: {
    'email.submitted': [{ type: 'email.submitted', email: 'asha@example.com' }],
    'password.submitted': [
      { type: 'password.submitted', otp: ' 1234 ', newPassword: 'new password' },
    ],
    'reset.begun': [{ type: 'reset.begun' }],
    'xstate.route': (['#request', '#reset'] as const).map(
      (to) => ({ type: 'xstate.route', to }) as const,
    ),
  },
  outcomes: {
    requestPasswordReset: [{ answers: { email: 'asha@example.com' } }, { fails: failure() }],
    resetPassword: [sentence, { fails: failure() }],
  },
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
