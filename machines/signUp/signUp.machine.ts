import { code } from './steps/code.ts';
import { details } from './steps/details.ts';
import { mobile } from './steps/mobile.ts';
import { noProgress, signUp } from './signUp.setup.ts';

const account = ({ event }: { event: { userId: string; phone: string | null } }) => ({
  userId: event.userId,
  phone: event.phone,
});

/** Sign-up: details, mobile number, one-time code (docs/product/states.md). */
export const signUpMachine = signUp.createMachine({
  id: 'signUp',
  description: 'Creates an account and verifies its mobile number with a one-time code.',
  meta: { clause: 'docs/product/states.md#flows' },
  context: ({ input }) => ({ ...noProgress, saved: input?.saved ?? null, message: null }),
  initial: 'details',
  on: {
    'account.known': [
      { guard: 'isVerified', target: '.finished' },
      {
        guard: 'isOtherAccount',
        target: '.mobile',
        actions: { type: 'setAccount', params: account },
      },
      { actions: { type: 'setAccount', params: account } },
    ],
    'signUp.begun': [{ guard: 'isSameAccount' }, { target: '.details', actions: 'reset' }],
  },
  states: {
    details: {
      ...details,
      onDone: [{ guard: 'hasPhone', target: '#mobile.sending' }, { target: 'mobile' }],
    },
    mobile: { ...mobile, onDone: 'code' },
    code,
    verified: {
      id: 'verified',
      description: 'The number is verified; the session is being reloaded.',
      tags: ['editing', 'leaving'],
      meta: { clause: 'docs/product/states.md#redirect-delays' },
      entry: 'notifySession',
    },
    finished: {
      description:
        'A customer with a verified number: the home page follows, or the page that was requested first.',
      tags: 'leaving',
      meta: { clause: 'PD-1; docs/product/states.md#flows' },
      on: { 'session.ended': { target: 'details', actions: 'reset' } },
    },
    elsewhere: {
      id: 'elsewhere',
      description:
        'Somebody is already signed in and needs no second account: the home page follows.',
      tags: 'leaving',
      meta: { clause: 'PD-1' },
      on: { 'session.ended': { target: 'details', actions: 'reset' } },
    },
  },
});
