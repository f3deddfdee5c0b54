import { assertEvent } from 'xstate';
import { failureMessage, failureNotice, successNotice } from '../../messages.ts';
import { signUp } from '../signUp.setup.ts';

export const details = signUp.createStateConfig({
  id: 'details' as const,
  description: 'The person enters names, email and password.',
  meta: { clause: 'docs/product/screens.md#sign-up-login-passwords' },
  route: {},
  initial: 'editing',
  exit: 'clearMessage',
  states: {
    editing: {
      description: 'The form is being filled in.',
      tags: 'editing',
      always: { guard: 'hasAccount', target: '#elsewhere' },
      on: {
        'details.submitted': {
          target: 'saving',
          actions: { type: 'setPhone', params: ({ event }) => ({ phone: event.phone ?? null }) },
        },
      },
    },
    saving: {
      description: 'The account is being created.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
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
              type: 'setAccount',
              params: ({ context, event }) => ({
                userId: event.output.id,
                phone: context.phone,
              }),
            },
            { type: 'notify', params: successNotice },
            // The session has begun; only the navigation is delayed.
            'notifySession',
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'notify', params: failureNotice },
            { type: 'showMessage', params: failureMessage },
          ],
        },
      },
    },
    pausing: {
      description: 'The account is created; the mobile number follows in a moment.',
      tags: ['editing', 'leaving'],
      meta: { clause: 'docs/product/states.md#redirect-delays' },
      after: { afterSignUp: 'done' },
    },
    done: { type: 'final', description: 'The account is created.' },
  },
});
