import { assertEvent } from 'xstate';
import { errorNotice, failureMessage, signUp } from '../signUp.setup.ts';

/** Name, e-mail and password. */
export const details = signUp.createStateConfig({
  id: 'details' as const,
  description: 'Names, e-mail and password are asked for.',
  meta: { clause: 'product 2 /' },
  route: {},
  initial: 'editing',
  exit: 'hush',
  states: {
    editing: { description: 'The form is being filled in.', on: { 'details.submitted': 'saving' } },
    saving: {
      description: 'The account is being opened.',
      tags: 'busy',
      entry: 'hush',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'details.submitted');
          return event.input;
        },
        onDone: {
          target: 'pausing',
          actions: [
            {
              type: 'keepAccount',
              params: ({ event }) => ({ userId: event.output.id, phone: null }),
            },
            {
              type: 'notify',
              params: ({ event }) => ({ kind: 'success', message: event.output.message }),
            },
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'notify', params: errorNotice },
            { type: 'say', params: failureMessage },
          ],
        },
      },
    },
    pausing: {
      description: 'The account is open; the mobile number follows in a moment.',
      meta: { clause: 'product 4' },
      after: { afterSignUp: 'done' },
    },
    done: { type: 'final', description: 'The account is open.' },
  },
});
