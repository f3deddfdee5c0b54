import { failureMessage, signUp } from '../signUp.setup.ts';

/** The number that the code goes to. */
export const mobile = signUp.createStateConfig({
  id: 'mobile' as const,
  description: 'The mobile number is asked for.',
  meta: { clause: 'product 2 /mobileNo' },
  route: { guard: 'hasAccount' },
  initial: 'editing',
  exit: 'hush',
  states: {
    editing: {
      description: 'The number is being typed.',
      on: {
        'mobile.submitted': {
          guard: 'hasAccount',
          target: 'sending',
          actions: { type: 'keepPhone', params: ({ event }) => ({ phone: event.phone }) },
        },
      },
    },
    sending: {
      description: 'The one-time code is being sent.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ phone: context.phone ?? '', userId: context.userId ?? '' }),
        onDone: 'done',
        onError: {
          target: 'sendFailed',
          actions: [
            { type: 'log', params: failureMessage },
            { type: 'say', params: failureMessage },
          ],
        },
      },
    },
    sendFailed: {
      description:
        'The code could not be sent; the message says why, and the person may try again.',
      tags: 'failed',
      meta: { clause: 'product 8 send OTP' },
      on: {
        'mobile.submitted': {
          target: 'sending',
          actions: { type: 'keepPhone', params: ({ event }) => ({ phone: event.phone }) },
        },
      },
    },
    done: { type: 'final', description: 'The code is on its way.' },
  },
});
