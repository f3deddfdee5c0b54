import { assign, emit, setup } from 'xstate';
import { effects, failureMessage, messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import type { User } from '../generated/schema.ts';
import type { Tag } from '../tags.ts';
import { toActors } from '../ports.ts';
import { ports } from './session.types.ts';
import type { SessionContext, SessionEvent, SessionInput } from './session.types.ts';

const broughtUser = ({ context }: { context: SessionContext }) => ({ user: context.brought });
/** Parameters of guards and actions that take the user in the service's answer. */
const userOf = ({ event }: { event: { output: User | null } }) => ({ user: event.output });

/** The session of a deleted account ends like any other, with a farewell message. */
const accountDeleted = {
  target: 'signingOut',
  actions: {
    type: 'setFarewell',
    params: ({ event }: { event: { message: Message } }) => ({ message: event.message }),
  },
} as const;

/** Milliseconds from a successful logout to the login page (docs/product/states.md). */
export const afterSignOut = 1000;

/** The session of a customer, or of nobody. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput | undefined,
    events: {} as SessionEvent,
    emitted: {} as { type: 'session.left' },
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isSomebody: (_, params: { user: User | null }) => params.user !== null,
    /** A customer other than the one whose data this page holds. */
    isSomebodyElse: ({ context }, { user }: { user: User | null }) =>
      user !== null && context.dataOf !== null && user.id !== context.dataOf,
  },
  delays: { afterSignOut },
  actions: {
    /** An expired session keeps the owner of the page's data until somebody else signs in. */
    setUser: assign(({ context }, { user }: { user: User | null }) => ({
      user,
      brought: null,
      dataOf: user?.id ?? context.dataOf,
      message: null,
      // The farewell message is not meant for the next customer.
      farewell: user === null ? context.farewell : null,
    })),
    clearCustomer: assign({ user: null, dataOf: null, wanted: null, message: null }),
    setFarewell: assign((_, { message }: { message: Message }) => ({ farewell: message })),
    setWanted: assign((_, params: { wanted: string | null }) => ({ wanted: params.wanted })),
    ...messageActions<SessionContext, SessionEvent>(),
    /** Clears the customer's answers stored on the device for offline reading. */
    clearStoredAnswers: () => undefined,
    /** Clears everything of the customer on the device: the draft, typed text, answers. */
    clearDeviceData: () => undefined,
    /** Makes other flows forget what the customer chose and typed; `user`: who is here now. */
    notifyCustomerLeft: (_, _params: { user: User | null } | undefined) => undefined,
    /** Tells the booking flow that it can load what was refused without a session. */
    notifySessionRenewed: () => undefined,
    /** Clears what another person left on the device, but not what the page was rendered with. */
    clearLeftovers: (_, _params: { user: User | null }) => undefined,
    /** Makes the page go to the login page. */
    leave: emit({ type: 'session.left' }),
    log: effects.log,
  },
}).createMachine({
  id: 'session',
  description: 'Who is using the product: a guest or a signed-in customer.',
  meta: { clause: 'docs/product/roles.md' },
  context: ({ input }) => ({
    user: null,
    brought: input?.user ?? null,
    dataOf: input?.dataOf ?? null,
    wanted: input?.wanted ?? null,
    message: null,
    farewell: null,
  }),
  initial: 'starting',
  on: {
    'page.wanted': {
      actions: { type: 'setWanted', params: ({ event }) => ({ wanted: event.wanted }) },
    },
    'page.reached': { actions: { type: 'setWanted', params: { wanted: null } } },
  },
  states: {
    starting: {
      description: 'A page behind the login brings who is logged in; other pages do not.',
      meta: { clause: 'docs/decisions/009' },
      always: [
        {
          guard: { type: 'isSomebodyElse', params: broughtUser },
          target: 'signedIn',
          actions: [
            { type: 'clearLeftovers', params: broughtUser },
            { type: 'notifyCustomerLeft', params: broughtUser },
            { type: 'setUser', params: broughtUser },
          ],
        },
        {
          guard: { type: 'isSomebody', params: broughtUser },
          target: 'signedIn',
          actions: { type: 'setUser', params: broughtUser },
        },
        { target: 'unknown' },
      ],
    },
    unknown: {
      description: 'The service is being asked who is logged in.',
      tags: 'loading',
      meta: { clause: 'docs/product/calls.md' },
      // The answer in flight may be out of date.
      on: { 'session.changed': { target: 'unknown', reenter: true } },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'isSomebodyElse', params: userOf },
            target: 'signedIn',
            actions: [
              'clearDeviceData',
              { type: 'notifyCustomerLeft', params: userOf },
              { type: 'setUser', params: userOf },
            ],
          },
          {
            guard: { type: 'isSomebody', params: userOf },
            target: 'signedIn',
            actions: { type: 'setUser', params: userOf },
          },
          { target: 'signedOut', actions: { type: 'setUser', params: { user: null } } },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'log', params: failureMessage },
        },
      },
    },
    unreachable: {
      description: 'The service did not answer; public pages work, and the person may try again.',
      tags: ['known', 'failed'],
      meta: { clause: 'docs/product/errors.md' },
      on: { 'session.changed': 'unknown' },
    },
    signedOut: {
      description: 'A guest.',
      tags: 'known',
      meta: { clause: 'PD-2' },
      // Whichever way the session ended: logout, expiry, or a password changed elsewhere.
      entry: 'clearStoredAnswers',
      on: { 'session.changed': 'unknown' },
    },
    signedIn: {
      description: 'A customer is signed in.',
      meta: { clause: 'docs/product/roles.md' },
      tags: 'known',
      entry: 'notifySessionRenewed',
      initial: 'here',
      on: {
        'session.ended': {
          target: 'signedOut',
          actions: ['clearCustomer', 'clearDeviceData', 'notifyCustomerLeft', 'leave'],
        },
      },
      states: {
        here: {
          description: 'The customer is using the product.',
          meta: { clause: 'docs/product/roles.md' },
          on: {
            'signOut.requested': 'signingOut',
            'account.deleted': accountDeleted,
            'session.changed': 'refreshing',
          },
        },
        refreshing: {
          description: "The customer's data is being reloaded.",
          meta: { clause: 'docs/product/calls.md' },
          on: {
            'session.changed': { target: 'refreshing', reenter: true },
            'signOut.requested': 'signingOut',
            'account.deleted': accountDeleted,
          },
          invoke: {
            id: 'reloadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: { type: 'isSomebodyElse', params: userOf },
                target: 'here',
                actions: [
                  'clearDeviceData',
                  { type: 'notifyCustomerLeft', params: userOf },
                  { type: 'setUser', params: userOf },
                ],
              },
              {
                guard: { type: 'isSomebody', params: userOf },
                target: 'here',
                actions: { type: 'setUser', params: userOf },
              },
              {
                target: '#session.signedOut',
                actions: { type: 'setUser', params: { user: null } },
              },
            ],
            onError: {
              target: 'here',
              actions: { type: 'log', params: failureMessage },
            },
          },
        },
        signingOut: {
          description: 'The session is being ended.',
          meta: { clause: 'docs/product/calls.md; PD-8' },
          tags: 'busy',
          // Cleared before the answer, as the page may be closed meanwhile.
          entry: ['clearMessage', 'clearStoredAnswers'],
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: 'leaving',
            onError: {
              target: 'here',
              actions: [
                { type: 'log', params: failureMessage },
                { type: 'showMessage', params: failureMessage },
              ],
            },
          },
        },
        leaving: {
          description: 'Logged out; the login page follows after a second.',
          tags: 'leaving',
          meta: { clause: 'docs/product/states.md#redirect-delays' },
          after: { afterSignOut: '#session.signedOut' },
          // Runs on every way out.
          exit: ['clearCustomer', 'clearDeviceData', 'notifyCustomerLeft', 'leave'],
        },
      },
    },
  },
});
