import { assertEvent, setup } from 'xstate';
import {
  effects,
  failureMessage,
  failureNotice,
  messageActions,
  successNotice,
} from '../messages.ts';
import { codeOf } from '../failure.ts';
import type { SignInInput } from '../generated/schema.ts';
import type { Tag } from '../tags.ts';
import { port, toActors } from '../ports.ts';
import type { Sentence } from '../messages.ts';
import type { Message } from '../notices.ts';

const ports = {
  signIn: port<SignInInput, Sentence>(),
  /** The code of a second factor, or a recovery code. */
  confirmSignIn: port<{ otp: string }, Sentence>(),
};
export type SignInPorts = typeof ports;
/**
 * Customers and administrators differ in the pause and the toast (docs/product/states.md and
 * docs/product/errors.md).
 */
export type Audience = 'customer' | 'administrator';

/** Milliseconds from a successful login to the next page (docs/product/states.md). */
export const afterSignIn: Record<Audience, number> = { customer: 1000, administrator: 1500 };

interface SignInContext {
  audience: Audience;
  message: Message | null;
}
export type SignInEvent =
  | { type: 'credentials.submitted'; input: SignInInput }
  | { type: 'code.submitted'; otp: string }
  /** A customer is signed in. */
  | { type: 'account.known' }
  | { type: 'signIn.begun' };

/** Logs a customer or an administrator in. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    input: {} as { audience: Audience },
    events: {} as SignInEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isCustomer: ({ context }) => context.audience === 'customer',
    /** The password was right, and the account has a second factor. */
    isCodeAsked: (_, { answer }: { answer: Sentence }) => answer.reason === 'SECOND_FACTOR_ASKED',
    /** The password was entered too long ago. */
    isTooLate: (_, { error }: { error: unknown }) => codeOf(error) === 'CONFLICT',
  },
  delays: { afterSignIn: ({ context }) => afterSignIn[context.audience] },
  actions: {
    ...effects,
    ...messageActions<SignInContext, SignInEvent>(),
  },
}).createMachine({
  id: 'signIn',
  description:
    'Logs in by email and password, and by a code where the account has a second factor.',
  meta: { clause: 'docs/product/states.md#flows' },
  context: ({ input }) => ({ audience: input.audience, message: null }),
  initial: 'editing',
  on: { 'signIn.begun': { target: '.editing', actions: 'clearMessage' } },
  states: {
    editing: {
      description: 'E-mail and password are being typed.',
      tags: 'editing',
      meta: { clause: 'docs/product/screens.md#sign-up-login-passwords' },
      on: { 'credentials.submitted': 'signingIn', 'account.known': 'signedIn' },
    },
    signingIn: {
      description: 'E-mail and password are being checked.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'credentials.submitted');
          return event.input;
        },
        onDone: [
          {
            guard: { type: 'isCodeAsked', params: ({ event }) => ({ answer: event.output }) },
            target: 'codeEditing',
          },
          {
            target: 'pausing',
            // The session has begun; only the navigation is delayed.
            actions: [{ type: 'notify', params: successNotice }, 'notifySession'],
          },
        ],
        onError: [
          {
            guard: 'isCustomer',
            target: 'editing',
            actions: [
              { type: 'notify', params: failureNotice },
              { type: 'showMessage', params: failureMessage },
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'log', params: failureMessage },
              { type: 'showMessage', params: failureMessage },
            ],
          },
        ],
      },
    },
    codeEditing: {
      description: 'The password was right; the code of the second factor is being typed.',
      tags: ['editing', 'codeAsked'],
      meta: { clause: 'PD-86' },
      on: { 'code.submitted': 'confirming' },
    },
    confirming: {
      description: 'The code of the second factor is being checked.',
      tags: ['editing', 'codeAsked', 'busy'],
      meta: { clause: 'PD-86' },
      entry: 'clearMessage',
      invoke: {
        id: 'confirmSignIn',
        src: 'confirmSignIn',
        input: ({ event }) => {
          assertEvent(event, 'code.submitted');
          return { otp: event.otp };
        },
        onDone: {
          target: 'pausing',
          actions: [{ type: 'notify', params: successNotice }, 'notifySession'],
        },
        onError: [
          {
            guard: { type: 'isTooLate', params: ({ event }) => ({ error: event.error }) },
            target: 'editing',
            actions: [
              { type: 'log', params: failureMessage },
              { type: 'showMessage', params: failureMessage },
            ],
          },
          {
            target: 'codeEditing',
            actions: [
              { type: 'log', params: failureMessage },
              { type: 'showMessage', params: failureMessage },
            ],
          },
        ],
      },
    },
    pausing: {
      description: 'Logged in; the next page follows in a moment.',
      tags: ['editing', 'leaving'],
      meta: { clause: 'docs/product/states.md#redirect-delays' },
      after: { afterSignIn: 'signedIn' },
    },
    signedIn: { description: 'Logged in.', tags: ['editing', 'leaving'] },
  },
});
