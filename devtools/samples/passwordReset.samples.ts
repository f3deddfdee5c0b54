import { passwordResetMachine } from '../../machines/passwordReset/passwordReset.machine.ts';
import { failure, refused, sentence } from './entities.ts';
import { samplesOf } from './samples.ts';

export const passwordResetSamples = samplesOf<typeof passwordResetMachine>(passwordResetMachine, {
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
    resetPassword: [
      sentence,
      { fails: failure() },
      { fails: refused('CODE_WRONG', { params: { count: 4 } }) },
    ],
  },
});
