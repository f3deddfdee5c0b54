import { assertEvent, assign, setup } from 'xstate';
import { messageOf } from '../failure.ts';
import type { SignInInput } from '../generated/schema.ts';
import { missing, toActors } from '../ports.ts';
import type { Port } from '../ports.ts';

export type SignInPorts = { signIn: Port<SignInInput, { message: string }> };
/** Whose login it is: the pause and the toast differ (specification 4 and 8). */
export type Audience = 'customer' | 'administrator';

/** Milliseconds from a successful login to the next page (specification 4). */
export const afterSignIn: Record<Audience, number> = { customer: 1000, administrator: 1500 };

/** Logs a customer or an administrator in. */
export const signInMachine = setup({
  types: {
    context: {} as { audience: Audience; message: string | null },
    input: {} as { audience: Audience },
    events: {} as { type: 'credentials.submitted'; input: SignInInput } | { type: 'signIn.begun' },
    tags: {} as 'busy',
    meta: {} as { clause: string },
  },
  actors: toActors<SignInPorts>({ signIn: missing('signIn') }),
  guards: { isCustomer: ({ context }) => context.audience === 'customer' },
  delays: { afterSignIn: ({ context }) => afterSignIn[context.audience] },
  actions: {
    notify: (_, _params: { kind: 'success' | 'error'; message: string }) => undefined,
    log: (_, _params: { message: string }) => undefined,
    say: assign((_, params: { message: string }) => ({ message: params.message })),
    /** A new try; what the last one said is over. */
    hush: assign({ message: null }),
  },
}).createMachine({
  id: 'signIn',
  description: 'Logs in by e-mail and password.',
  meta: { clause: 'product 4 Login' },
  context: ({ input }) => ({ audience: input.audience, message: null }),
  initial: 'editing',
  on: { 'signIn.begun': { target: '.editing', actions: 'hush' } },
  states: {
    editing: {
      description: 'E-mail and password are being typed.',
      meta: { clause: 'product 2 /login' },
      on: { 'credentials.submitted': 'signingIn' },
    },
    signingIn: {
      description: 'E-mail and password are being checked.',
      tags: 'busy',
      entry: 'hush',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'credentials.submitted');
          return event.input;
        },
        onDone: {
          target: 'pausing',
          actions: {
            type: 'notify',
            params: ({ event }) => ({ kind: 'success', message: event.output.message }),
          },
        },
        onError: [
          {
            guard: 'isCustomer',
            target: 'editing',
            actions: [
              {
                type: 'notify',
                params: ({ event }) => ({ kind: 'error', message: messageOf(event.error) }),
              },
              { type: 'say', params: ({ event }) => ({ message: messageOf(event.error) }) },
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'log', params: ({ event }) => ({ message: messageOf(event.error) }) },
              { type: 'say', params: ({ event }) => ({ message: messageOf(event.error) }) },
            ],
          },
        ],
      },
    },
    pausing: {
      description: 'Logged in; the next page follows in a moment.',
      meta: { clause: 'product 4' },
      after: { afterSignIn: 'signedIn' },
    },
    signedIn: { description: 'Logged in.' },
  },
});
