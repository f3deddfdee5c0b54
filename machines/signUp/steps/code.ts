import { assertEvent } from 'xstate';
import { failureMessage, failureNotice, successNotice } from '../../messages.ts';
import { signUp } from '../signUp.setup.ts';

/** The one-time code, and sending another one if the first did not arrive. */
export const code = signUp.createStateConfig({
  id: 'code' as const,
  description: 'The person enters the one-time code.',
  meta: { clause: 'docs/product/screens.md#sign-up-login-passwords' },
  route: { guard: 'hasPhone' },
  type: 'parallel',
  exit: 'clearMessage',
  on: { 'mobile.changed': 'mobile' },
  states: {
    entry: {
      description: 'Entering and checking the code.',
      initial: 'editing',
      states: {
        editing: {
          description: 'The code is being typed.',
          tags: 'editing',
          on: { 'code.submitted': { guard: 'isWholeCode', target: 'verifying' } },
        },
        verifying: {
          description: 'The code is being checked.',
          tags: ['editing', 'busy'],
          entry: 'clearMessage',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context, event }) => {
              assertEvent(event, 'code.submitted');
              return { otp: event.otp.trim(), userId: context.userId ?? '' };
            },
            onDone: {
              target: '#verified',
              actions: { type: 'notify', params: successNotice },
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
      },
    },
    resend: {
      description: 'Sending the code again.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'A code was just sent; another one can be requested after half a minute.',
          always: { guard: 'isNoCodeSent', target: 'ready' },
          after: { resendLeft: 'ready' },
        },
        ready: {
          description: 'Another code can be requested.',
          on: { 'code.resendRequested': 'sending' },
        },
        sending: {
          description: 'Another code is being sent.',
          tags: 'busy',
          entry: 'clearMessage',
          invoke: {
            id: 'resendCode',
            src: 'sendCode',
            input: ({ context }) => ({ phone: context.phone ?? '', userId: context.userId ?? '' }),
            onDone: {
              target: 'waiting',
              actions: ['setCodeSent', { type: 'notify', params: successNotice }],
            },
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
          description: 'The code could not be sent again; the person may try once more.',
          on: { 'code.resendRequested': 'sending' },
        },
      },
    },
  },
});
