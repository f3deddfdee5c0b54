import { assertEvent } from 'xstate';
import { errorNotice, failureMessage, signUp } from '../signUp.setup.ts';

/** The four digits, and another code when the first did not come. */
export const code = signUp.createStateConfig({
  id: 'code' as const,
  description: 'The one-time code is asked for.',
  meta: { clause: 'product 2 /verifyOtp' },
  route: { guard: 'hasPhone' },
  type: 'parallel',
  exit: 'hush',
  on: { 'mobile.changed': 'mobile' },
  states: {
    entry: {
      description: 'The code itself.',
      initial: 'editing',
      states: {
        editing: {
          description: 'The digits are being typed.',
          on: { 'code.submitted': { guard: 'isWholeCode', target: 'verifying' } },
        },
        verifying: {
          description: 'The code is being checked.',
          tags: 'busy',
          entry: 'hush',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context, event }) => {
              assertEvent(event, 'code.submitted');
              return { otp: event.otp.trim(), userId: context.userId ?? '' };
            },
            onDone: {
              target: '#verified',
              actions: {
                type: 'notify',
                params: ({ event }) => ({ kind: 'success', message: event.output.message }),
              },
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
      },
    },
    resend: {
      description: 'Sending the code again.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'A code was just sent; another one can be asked for in half a minute.',
          after: { resendAfter: 'ready' },
        },
        ready: {
          description: 'Another code may be asked for.',
          on: { 'code.resendRequested': 'sending' },
        },
        sending: {
          description: 'Another code is being sent.',
          tags: 'busy',
          entry: 'hush',
          invoke: {
            id: 'resendCode',
            src: 'sendCode',
            input: ({ context }) => ({ phone: context.phone ?? '', userId: context.userId ?? '' }),
            onDone: {
              target: 'waiting',
              actions: {
                type: 'notify',
                params: ({ event }) => ({ kind: 'success', message: event.output.message }),
              },
            },
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
          description: 'The code could not be sent again; the person may try once more.',
          tags: 'failed',
          on: { 'code.resendRequested': 'sending' },
        },
      },
    },
  },
});
