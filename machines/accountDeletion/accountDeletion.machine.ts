import { assertEvent, setup } from 'xstate';
import { answerMessage, effects, messageActions } from '../messages.ts';
import type { Sentence } from '../messages.ts';
import type { Message } from '../notices.ts';
import { port, toActors } from '../ports.ts';
import { backTo, sending } from '../sending.ts';
import type { Tag } from '../tags.ts';

const ports = {
  /** The answer's sentence is shown, so it must carry the reason by which it is translated. */
  deleteAccount: port<{ password: string }, Required<Sentence>>(),
};
export type AccountDeletionPorts = typeof ports;

interface AccountDeletionContext {
  message: Message | null;
}

export type AccountDeletionEvent =
  | { type: 'deletion.wanted' }
  | { type: 'deletion.dismissed' }
  | { type: 'password.submitted'; password: string };

/** Deletes the customer's account: asks for confirmation and the password, then signs out. */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isPasswordTyped: ({ event }) => event.type === 'password.submitted' && event.password !== '',
  },
  actions: {
    log: effects.log,
    ...messageActions<AccountDeletionContext, AccountDeletionEvent>(),
    /** The session's own sign-out clears everything on this device, and shows the message there. */
    signOut: (_, _params: { message: Message }) => undefined,
  },
}).createMachine({
  id: 'accountDeletion',
  description: "Deletes a customer's account: asked once more, and proved by the password.",
  meta: { clause: 'docs/product/screens.md#profile-panel' },
  context: { message: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody wants to delete the account.',
      on: { 'deletion.wanted': 'editing' },
    },
    editing: {
      description: 'It is said what goes and what stays; the password is being typed.',
      tags: 'editing',
      on: {
        'password.submitted': { guard: 'isPasswordTyped', target: 'deleting' },
        'deletion.dismissed': { target: 'closed', actions: 'clearMessage' },
      },
    },
    deleting: sending('deleteAccount', {
      description: 'The password is checked, and the account deleted.',
      input: ({ event }: { event: AccountDeletionEvent }) => {
        assertEvent(event, 'password.submitted');
        return { password: event.password };
      },
      onDone: { target: 'deleted', actions: { type: 'signOut', params: answerMessage } },
      onError: backTo('editing'),
    }),
    deleted: {
      description:
        'The account is gone; this device forgets it, and the login follows and says so.',
      tags: 'leaving',
    },
  },
});
