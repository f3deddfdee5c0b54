import { contactChangeMachine } from '../../machines/contactChange/contactChange.machine.ts';
import { failure, sentence } from './entities.ts';
import { samplesOf } from './samples.ts';

export const contactChangeSamples = samplesOf<typeof contactChangeMachine>(contactChangeMachine, {
  input: { userId: 'u1', contact: null },
  facts: {
    'number.submitted': [
      { type: 'number.submitted', phone: '9000000002', password: 'my password' },
    ],
    'email.submitted': [
      { type: 'email.submitted', email: 'asha.rao@example.com', password: 'my password' },
    ],
    'code.submitted': [{ type: 'code.submitted', otp: ' 1234 ' }],
    'contact.edited': [{ type: 'contact.edited' }],
    'xstate.route': (['#number', '#email', '#code'] as const).map(
      (to) => ({ type: 'xstate.route', to }) as const,
    ),
  },
  outcomes: {
    sendCode: [sentence, { fails: failure() }],
    verifyCode: [sentence, { fails: failure() }],
    sendEmailCode: [sentence, { fails: failure() }],
    verifyEmailCode: [sentence, { fails: failure() }],
  },
});
