import { assertEvent, assign, setup } from 'xstate';
import { codeOf } from '../failure.ts';
import type { OpenInvitation } from '../generated/schema.ts';
import { effects, failureMessage, messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { port, toActors } from '../ports.ts';
import { backTo, sending } from '../sending.ts';
import type { Tag } from '../tags.ts';

const ports = {
  staffInvitation: port<{ token: string }, OpenInvitation>(),
  acceptInvitation: port<{ token: string; password: string }, unknown>(),
};
export type InvitationPorts = typeof ports;

export interface InvitationContext {
  /** The part of the link after its #. */
  token: string;
  /** Whom the link invites, and to which role; null until loaded. */
  invitation: OpenInvitation | null;
  message: Message | null;
}

export type InvitationEvent =
  | { type: 'password.submitted'; password: string }
  | { type: 'load.retried' };

type Args = { context: InvitationContext; event: InvitationEvent };
/** The link no longer works: it was used, withdrawn or has expired. */
const unlessGone = {
  guard: {
    type: 'isNotFound',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
  target: 'gone',
  actions: { type: 'showMessage', params: failureMessage },
} as const;

/** Accepts an invitation: the person chooses a password, and the account is open. */
export const invitationMachine = setup({
  types: {
    context: {} as InvitationContext,
    input: {} as { token: string },
    events: {} as InvitationEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isNotFound: (_, params: { error: unknown }) => codeOf(params.error) === 'NOT_FOUND',
  },
  actions: {
    log: effects.log,
    ...messageActions<InvitationContext, InvitationEvent>(),
    setInvitation: assign((_, { invitation }: Pick<InvitationContext, 'invitation'>) => ({
      invitation,
    })),
    /** Goes to the administration, replacing the invitation. */
    openAdministration: () => undefined,
  },
}).createMachine({
  id: 'invitation',
  description: 'Somebody of the staff opens the link of an invitation, and chooses a password.',
  meta: { clause: 'docs/product/interface.md#http' },
  context: ({ input }) => ({ token: input.token, invitation: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The link is checked.',
      tags: 'loading',
      entry: 'clearMessage',
      invoke: {
        id: 'staffInvitation',
        src: 'staffInvitation',
        input: ({ context }) => ({ token: context.token }),
        onDone: {
          target: 'editing',
          actions: {
            type: 'setInvitation',
            params: ({ event }) => ({ invitation: event.output }),
          },
        },
        onError: [
          unlessGone,
          { target: 'loadFailed', actions: { type: 'showMessage', params: failureMessage } },
        ],
      },
    },
    gone: {
      description: 'The link was used, taken back, or is too old; there is nothing to try again.',
      tags: 'missing',
    },
    loadFailed: {
      description: 'The link could not be checked; the person may try again.',
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    editing: {
      description: 'It is said who is invited as what; a password is being chosen.',
      tags: 'editing',
      on: { 'password.submitted': 'accepting' },
    },
    accepting: sending('acceptInvitation', {
      description: 'The account is being opened with the password.',
      input: ({ context, event }: Args) => {
        assertEvent(event, 'password.submitted');
        return { token: context.token, password: event.password };
      },
      onDone: { target: 'accepted', actions: 'openAdministration' },
      onError: [unlessGone, backTo('editing')],
    }),
    accepted: {
      description: 'The person is logged in; the administration follows.',
      tags: ['editing', 'leaving'],
    },
  },
});
