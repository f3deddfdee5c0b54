import { failureMessage } from '../../messages.ts';
import { signUp } from '../signUp.setup.ts';

/** The number that the code is sent to. */
export const mobile = signUp.createStateConfig({
  id: 'mobile' as const,
  description: 'The person enters the mobile number.',
  meta: { clause: 'docs/product/screens.md#sign-up-login-passwords' },
  route: { guard: 'hasAccount' },
  initial: 'editing',
  exit: 'clearMessage',
  states: {
    editing: {
      description: 'The number is being typed.',
      tags: 'editing',
      on: {
        'mobile.submitted': {
          guard: 'hasAccount',
          target: 'sending',
          actions: { type: 'setPhone', params: ({ event }) => ({ phone: event.phone }) },
        },
      },
    },
    sending: {
      description: 'The one-time code is being sent.',
      tags: ['editing', 'busy'],
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ phone: context.phone ?? '', userId: context.userId ?? '' }),
        onDone: { target: 'done', actions: 'setCodeSent' },
        onError: {
          target: 'sendFailed',
          actions: [
            { type: 'log', params: failureMessage },
            { type: 'showMessage', params: failureMessage },
          ],
        },
      },
    },
    sendFailed: {
      description:
        'The code could not be sent; the message says why, and the person may try again.',
      tags: 'editing',
      meta: { clause: 'docs/product/errors.md' },
      on: {
        'mobile.submitted': {
          target: 'sending',
          actions: { type: 'setPhone', params: ({ event }) => ({ phone: event.phone }) },
        },
      },
    },
    done: { type: 'final', description: 'The code is on its way.' },
  },
});
