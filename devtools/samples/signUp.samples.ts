import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { failure, sentence } from './entities.ts';
import { samplesOf } from './samples.ts';

const input = {
  firstName: 'Asha',
  lastName: 'Menon',
  email: 'asha@example.com',
  password: 'password',
};

export const signUpSamples = samplesOf<typeof signUpMachine>(signUpMachine, {
  facts: {
    'details.submitted': [
      { type: 'details.submitted', input },
      { type: 'details.submitted', input, phone: '9000000001' },
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
    'signUp.begun': [
      { type: 'signUp.begun', userId: null },
      { type: 'signUp.begun', userId: 'u1' },
    ],
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
});
