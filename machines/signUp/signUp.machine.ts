import { code } from './steps/code.ts';
import { details } from './steps/details.ts';
import { mobile } from './steps/mobile.ts';
import { signUp } from './signUp.setup.ts';

/** Sign-up: details, mobile number, one-time code (specification 4). */
export const signUpMachine = signUp.createMachine({
  id: 'signUp',
  description: 'Opens an account and proves its mobile number with a one-time code.',
  meta: { clause: 'product 4 Sign-up' },
  context: { userId: null, phone: null, message: null },
  initial: 'details',
  on: {
    'account.known': {
      actions: {
        type: 'keepAccount',
        params: ({ event }) => ({ userId: event.userId, phone: event.phone }),
      },
    },
    'signUp.begun': { target: '.details', actions: 'forget' },
  },
  states: {
    details: { ...details, onDone: 'mobile' },
    mobile: { ...mobile, onDone: 'code' },
    code,
    verified: {
      id: 'verified',
      description: 'The number is proved; the home page, or what was wanted, follows.',
      meta: { clause: 'product 4' },
    },
  },
});
