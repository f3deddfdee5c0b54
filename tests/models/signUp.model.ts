import type { SnapshotFrom } from 'xstate';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { always, isBusy, modelOf } from './model.ts';
import { failure, sentence } from './samples.ts';

type SignUp = SnapshotFrom<typeof signUpMachine>;

const hasAccount = ({ context }: SignUp) => context.userId !== null;
const hasPhone = (snapshot: SignUp) => hasAccount(snapshot) && snapshot.context.phone !== null;

/** Sign-up: details, mobile number, one-time code. */
export const signUpModel = modelOf<typeof signUpMachine>(signUpMachine, {
  facts: {
    'details.submitted': [
      {
        type: 'details.submitted',
        input: {
          firstName: 'Asha',
          lastName: 'Menon',
          email: 'asha@example.com',
          password: 'password',
        },
      },
    ],
    'mobile.submitted': [{ type: 'mobile.submitted', phone: '9000000001' }],
    'code.submitted': [
      { type: 'code.submitted', otp: ' 1234' },
      { type: 'code.submitted', otp: '12' },
    ],
    'code.resendRequested': [{ type: 'code.resendRequested' }],
    'mobile.changed': [{ type: 'mobile.changed' }],
    'account.known': [
      { type: 'account.known', userId: 'u1', phone: '+919000000001', phoneVerified: false },
      { type: 'account.known', userId: 'u1', phone: null, phoneVerified: false },
      { type: 'account.known', userId: 'u2', phone: null, phoneVerified: false },
      { type: 'account.known', userId: 'u1', phone: '+919000000001', phoneVerified: true },
    ],
    'session.ended': [{ type: 'session.ended' }],
    'signUp.begun': [{ type: 'signUp.begun' }],
    'xstate.route': (['#details', '#mobile', '#code'] as const).map(
      (to) => ({ type: 'xstate.route', to }) as const,
    ),
  },
  outcomes: {
    signUp: [
      { answers: { id: 'u1', firstName: 'Asha', message: 'Welcome' } },
      { fails: failure() },
    ],
    sendCode: [sentence, { fails: failure() }],
    verifyCode: [sentence, { fails: failure() }],
    resendCode: [sentence, { fails: failure() }],
  },
  distinguish: ({ userId, phone }) => [userId !== null, phone !== null],
  states: {
    'details.editing': ({ context }) => context.userId === null,
    'details.saving': isBusy,
    'details.pausing': hasAccount,
    'details.done': 'passing',
    'mobile.editing': hasAccount,
    'mobile.sending': (snapshot) => hasPhone(snapshot) && isBusy(snapshot),
    'mobile.sendFailed': (snapshot) => hasPhone(snapshot) && snapshot.context.message !== null,
    'mobile.done': 'passing',
    'code.entry.editing': hasPhone,
    'code.entry.verifying': (snapshot) => hasPhone(snapshot) && isBusy(snapshot),
    'code.resend.waiting': hasPhone,
    'code.resend.ready': hasPhone,
    'code.resend.sending': (snapshot) => hasPhone(snapshot) && isBusy(snapshot),
    'code.resend.sendFailed': hasPhone,
    verified: hasAccount,
    finished: always,
    elsewhere: hasAccount,
  },
});
