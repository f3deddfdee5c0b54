import { assertEvent, assign, setup } from 'xstate';
import { effects, failureMessage, messageActions, successNotice } from '../messages.ts';
import type { ResetRequest } from '../generated/schema.ts';
import type { Tag } from '../tags.ts';
import { port, toActors } from '../ports.ts';
import type { Sentence } from '../messages.ts';
import type { Message } from '../notices.ts';

const ports = {
  requestPasswordReset: port<{ email: string }, ResetRequest>(),
  resetPassword: port<{ email: string; otp: string; newPassword: string }, Sentence>(),
};
export type PasswordResetPorts = typeof ports;

export type PasswordResetEvent =
  | { type: 'email.submitted'; email: string }
  | { type: 'password.submitted'; otp: string; newPassword: string }
  | { type: 'reset.begun' };

interface PasswordResetContext {
  email: string | null;
  message: Message | null;
}

/** Milliseconds from a successful reset to the login page (docs/product/states.md). */
export const afterReset = 2000;

/** Forgot password, reset password (docs/product/states.md). */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    /** The e-mail to which a code was sent before a reload. */
    input: {} as { email: string | null } | undefined,
    events: {} as PasswordResetEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: { hasEmail: ({ context }) => context.email !== null },
  delays: { afterReset },
  actions: {
    ...effects,
    ...messageActions<PasswordResetContext, PasswordResetEvent>(),
    setEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    reset: assign({ email: null, message: null }),
  },
}).createMachine({
  id: 'passwordReset',
  description: 'Sends a code by email and sets a new password with it.',
  meta: { clause: 'docs/product/states.md#flows' },
  context: ({ input }) => ({ email: input?.email ?? null, message: null }),
  initial: 'request',
  on: { 'reset.begun': { target: '.request', actions: 'reset' } },
  states: {
    request: {
      id: 'request' as const,
      description: 'The person enters the email of the account.',
      meta: { clause: 'docs/product/screens.md#sign-up-login-passwords' },
      route: {},
      initial: 'editing',
      exit: 'clearMessage',
      onDone: 'reset',
      states: {
        editing: {
          description: 'The email is being typed.',
          tags: 'editing',
          on: { 'email.submitted': 'sending' },
        },
        sending: {
          description: 'A code is being sent; the answer is the same for known and unknown emails.',
          tags: ['editing', 'busy'],
          entry: 'clearMessage',
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
                type: 'setEmail',
                params: ({ event }) => ({ email: event.output.email }),
              },
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
          description: 'The code could not be sent; the person may try again.',
          tags: 'editing',
          meta: { clause: 'docs/product/errors.md' },
          on: { 'email.submitted': 'sending' },
        },
        done: {
          type: 'final',
          description: 'A code is on its way if the email belongs to an account.',
        },
      },
    },
    reset: {
      id: 'reset' as const,
      description: 'The person enters the code and a new password.',
      meta: { clause: 'docs/product/screens.md#sign-up-login-passwords' },
      route: { guard: 'hasEmail' },
      initial: 'editing',
      exit: 'clearMessage',
      states: {
        editing: {
          description: 'Code and password are being typed.',
          tags: 'editing',
          on: { 'password.submitted': 'saving' },
        },
        saving: {
          description: 'The new password is being set.',
          tags: ['editing', 'busy'],
          entry: 'clearMessage',
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
              actions: { type: 'notify', params: successNotice },
            },
            onError: {
              target: 'saveFailed',
              actions: [
                { type: 'log', params: failureMessage },
                { type: 'showMessage', params: failureMessage },
              ],
            },
          },
        },
        saveFailed: {
          description:
            'The password was not set; the message says why, and the person may try again.',
          tags: 'editing',
          meta: { clause: 'docs/product/errors.md' },
          on: { 'password.submitted': 'saving' },
        },
        pausing: {
          description: 'The password is set; the login page follows in a moment.',
          tags: ['editing', 'leaving'],
          meta: { clause: 'docs/product/states.md#redirect-delays' },
          after: { afterReset: '#finished' },
        },
      },
    },
    finished: { id: 'finished', description: 'The new password is set.' },
  },
});
