import { assign, emit, setup } from 'xstate';
import { messageOf } from '../failure.ts';
import type { User } from '../generated/schema.ts';
import { missing, toActors } from '../ports.ts';
import type { Port } from '../ports.ts';

export type SessionPorts = { loadUser: Port<void, User | null>; signOut: Port<void, unknown> };

export interface SessionContext {
  user: User | null;
  /** Where the person wanted to go before logging in or proving the number; a text the web understands. */
  wanted: string | null;
  message: string | null;
}

export type SessionEvent =
  /** Sign-up, sign-in or a proved number changed who is here: ask again. */
  | { type: 'session.changed' }
  | { type: 'signOut.requested' }
  | { type: 'page.wanted'; wanted: string }
  | { type: 'page.reached' };

/** Milliseconds from a successful logout to the login page (specification 4). */
export const afterSignOut = 1000;

/** Who is here: nobody, or a customer. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as { type: 'session.left' },
    tags: {} as 'busy' | 'known' | 'failed',
    meta: {} as { clause: string },
  },
  actors: toActors<SessionPorts>({ loadUser: missing('loadUser'), signOut: missing('signOut') }),
  guards: { isSomebody: (_, params: { user: User | null }) => params.user !== null },
  delays: { afterSignOut },
  actions: {
    keepUser: assign((_, params: { user: User | null }) => ({ user: params.user, message: null })),
    keepWanted: assign((_, params: { wanted: string | null }) => ({ wanted: params.wanted })),
    say: assign((_, params: { message: string }) => ({ message: params.message })),
    /** A new try; what the last one said is over. */
    hush: assign({ message: null }),
    /** Clears the draft, the cache and the chat; supplied by the web. */
    forgetEverything: () => undefined,
    /** Tells the page that the login page is due. */
    leave: emit({ type: 'session.left' }),
    log: (_, _params: { message: string }) => undefined,
  },
}).createMachine({
  id: 'session',
  description: 'Who is using the product: a guest or a signed-in customer.',
  meta: { clause: 'product 6' },
  context: { user: null, wanted: null, message: null },
  initial: 'unknown',
  on: {
    'page.wanted': {
      actions: { type: 'keepWanted', params: ({ event }) => ({ wanted: event.wanted }) },
    },
    'page.reached': { actions: { type: 'keepWanted', params: { wanted: null } } },
  },
  states: {
    unknown: {
      description: 'The service is being asked who is here.',
      meta: { clause: 'product 7 me' },
      // An answer to the question before could be out of date.
      on: { 'session.changed': { target: 'unknown', reenter: true } },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'signedOut', actions: { type: 'keepUser', params: { user: null } } },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'log', params: ({ event }) => ({ message: messageOf(event.error) }) },
        },
      },
    },
    unreachable: {
      description:
        'The service did not answer who is here; public pages work, the person may try again.',
      tags: ['known', 'failed'],
      meta: { clause: 'product 8 user fetch' },
      on: { 'session.changed': 'unknown' },
    },
    signedOut: {
      description: 'A guest.',
      tags: 'known',
      meta: { clause: 'decisions 2' },
      on: { 'session.changed': 'unknown' },
    },
    signedIn: {
      description: 'A customer is signed in.',
      meta: { clause: 'product 6' },
      tags: 'known',
      initial: 'here',
      states: {
        here: {
          description: 'The customer uses the product.',
          meta: { clause: 'product 6' },
          on: { 'signOut.requested': 'signingOut', 'session.changed': 'refreshing' },
        },
        refreshing: {
          description: "The customer's data is being fetched again.",
          meta: { clause: 'product 7 me' },
          on: {
            'session.changed': { target: 'refreshing', reenter: true },
            'signOut.requested': 'signingOut',
          },
          invoke: {
            id: 'reloadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
                target: 'here',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              },
              {
                target: '#session.signedOut',
                actions: { type: 'keepUser', params: { user: null } },
              },
            ],
            onError: {
              target: 'here',
              actions: {
                type: 'log',
                params: ({ event }) => ({ message: messageOf(event.error) }),
              },
            },
          },
        },
        signingOut: {
          description: 'The session is being ended.',
          meta: { clause: 'product 7 logout; decisions 8' },
          tags: 'busy',
          entry: 'hush',
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: 'leaving',
            onError: {
              target: 'here',
              actions: [
                { type: 'log', params: ({ event }) => ({ message: messageOf(event.error) }) },
                { type: 'say', params: ({ event }) => ({ message: messageOf(event.error) }) },
              ],
            },
          },
        },
        leaving: {
          description: 'Logged out; the login page follows after a second.',
          meta: { clause: 'product 4 logout' },
          after: { afterSignOut: '#session.signedOut' },
          // On the way out, whatever leads there.
          exit: [
            { type: 'keepUser', params: { user: null } },
            { type: 'keepWanted', params: { wanted: null } },
            'forgetEverything',
            'leave',
          ],
        },
      },
    },
  },
});
