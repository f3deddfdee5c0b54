import { assertEvent, assign, setup } from 'xstate';
import { messageOf } from '../failure.ts';
import type { ResetRequest } from '../generated/schema.ts';
import { missing, toActors } from '../ports.ts';
import type { Port } from '../ports.ts';

export type PasswordResetPorts = {
  requestPasswordReset: Port<{ email: string }, ResetRequest>;
  resetPassword: Port<{ email: string; otp: string; newPassword: string }, { message: string }>;
};

export type PasswordResetEvent =
  | { type: 'email.submitted'; email: string }
  | { type: 'password.submitted'; otp: string; newPassword: string }
  | { type: 'reset.begun' };

/** Milliseconds from a successful reset to the login page (specification 4). */
export const afterReset = 2000;

const failureMessage = ({ event }: { event: { error: unknown } }) => ({
  message: messageOf(event.error),
});

/** Forgot password, reset password (specification 4). */
export const passwordResetMachine = setup({
  types: {
    context: {} as { email: string | null; message: string | null },
    events: {} as PasswordResetEvent,
    tags: {} as 'busy' | 'failed',
    meta: {} as { clause: string },
  },
  actors: toActors<PasswordResetPorts>({
    requestPasswordReset: missing('requestPasswordReset'),
    resetPassword: missing('resetPassword'),
  }),
  guards: { hasEmail: ({ context }) => context.email !== null },
  delays: { afterReset },
  actions: {
    notify: (_, _params: { kind: 'success' | 'error'; message: string }) => undefined,
    log: (_, _params: { message: string }) => undefined,
    say: assign((_, params: { message: string }) => ({ message: params.message })),
    /** What one try or step said is not true of the next. */
    hush: assign({ message: null }),
    keepEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    forget: assign({ email: null, message: null }),
  },
}).createMachine({
  id: 'passwordReset',
  description: 'Sends a code by e-mail and sets a new password with it.',
  meta: { clause: 'product 4 Forgot password' },
  context: { email: null, message: null },
  initial: 'request',
  on: { 'reset.begun': { target: '.request', actions: 'forget' } },
  states: {
    request: {
      id: 'request' as const,
      description: 'The e-mail is asked for.',
      meta: { clause: 'product 2 /ForgotPassword' },
      route: {},
      initial: 'editing',
      exit: 'hush',
      onDone: 'reset',
      states: {
        editing: {
          description: 'The e-mail is being typed.',
          on: { 'email.submitted': 'sending' },
        },
        sending: {
          description:
            'A code is being sent; the answer is the same for known and unknown e-mails.',
          tags: 'busy',
          entry: 'hush',
          invoke: {
            id: 'requestPasswordReset',
            src: 'requestPasswordReset',
            input: ({ event }) => {
              assertEvent(event, 'email.submitted');
              return { email: event.email };
            },
            onDone: {
              target: 'done',
              actions: {
                type: 'keepEmail',
                params: ({ event }) => ({ email: event.output.email }),
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
          description: 'The code could not be sent; the person may try again.',
          tags: 'failed',
          meta: { clause: 'product 8' },
          on: { 'email.submitted': 'sending' },
        },
        done: { type: 'final', description: 'A code is on its way, if the e-mail is known.' },
      },
    },
    reset: {
      id: 'reset' as const,
      description: 'The code and a new password are asked for.',
      meta: { clause: 'product 2 /resetPassword' },
      route: { guard: 'hasEmail' },
      initial: 'editing',
      exit: 'hush',
      states: {
        editing: {
          description: 'Code and password are being typed.',
          on: { 'password.submitted': 'saving' },
        },
        saving: {
          description: 'The new password is being set.',
          tags: 'busy',
          entry: 'hush',
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ context, event }) => {
              assertEvent(event, 'password.submitted');
              return {
                email: context.email ?? '',
                otp: event.otp.trim(),
                newPassword: event.newPassword,
              };
            },
            onDone: {
              target: 'pausing',
              actions: {
                type: 'notify',
                params: ({ event }) => ({ kind: 'success', message: event.output.message }),
              },
            },
            onError: {
              target: 'saveFailed',
              actions: [
                { type: 'log', params: failureMessage },
                { type: 'say', params: failureMessage },
              ],
            },
          },
        },
        saveFailed: {
          description:
            'The password was not set; the message says why, and the person may try again.',
          tags: 'failed',
          meta: { clause: 'product 8' },
          on: { 'password.submitted': 'saving' },
        },
        pausing: {
          description: 'The password is set; the login page follows in a moment.',
          meta: { clause: 'product 4' },
          after: { afterReset: '#finished' },
        },
      },
    },
    finished: { id: 'finished', description: 'The new password is set.' },
  },
});
