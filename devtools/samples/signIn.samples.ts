import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { Audience } from '../../machines/signIn/signIn.machine.ts';
import { failure, refused } from './entities.ts';
import { samplesOf } from './samples.ts';

/** Samples of a customer's or an administrator's login. */
export const signInSamples = (audience: Audience) =>
  samplesOf<typeof signInMachine>(signInMachine, {
    input: { audience },
    facts: {
      'credentials.submitted': [
        {
          type: 'credentials.submitted',
          input: { email: 'asha@example.com', password: 'password' },
        },
      ],
      'code.submitted': [{ type: 'code.submitted', otp: '287082' }],
      'account.known': [{ type: 'account.known' }],
      'signIn.begun': [{ type: 'signIn.begun' }],
    },
    outcomes: {
      signIn: [
        { answers: { id: 'u1', firstName: 'Asha', message: 'Welcome' } },
        // Only for the staff.
        ...(audience === 'administrator'
          ? [{ answers: { message: 'Now the code', reason: 'SECOND_FACTOR_ASKED' } }]
          : []),
        { fails: failure() },
      ],
      confirmSignIn: [
        { answers: { message: 'Welcome' } },
        { fails: failure() },
        { fails: refused('SECOND_FACTOR_EXPIRED', { code: 'CONFLICT' }) },
      ],
    },
  });
