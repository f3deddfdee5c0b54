import { assign, setup } from 'xstate';
import { effects, messageActions } from '../messages.ts';
import type { Sentence } from '../messages.ts';
import type { Message } from '../notices.ts';
import { port, toActors } from '../ports.ts';
import type { Tag } from '../tags.ts';

const ports = {
  sendCode: port<{ phone: string; userId: string; password: string }, Sentence>(),
  verifyCode: port<{ otp: string; userId: string }, Sentence>(),
  sendEmailCode: port<{ email: string; password: string }, Sentence>(),
  verifyEmailCode: port<{ otp: string }, Sentence>(),
};
export type ContactChangePorts = typeof ports;

/** The new number or e-mail, to which the code goes. */
export interface NewContact {
  kind: 'phone' | 'email';
  /** As typed; the service normalises it. */
  to: string;
}

export interface ContactChangeContext {
  userId: string;
  /** Null until one is entered. */
  contact: NewContact | null;
  message: Message | null;
}

export type ContactChangeEvent =
  | { type: 'number.submitted'; phone: string; password: string }
  | { type: 'email.submitted'; email: string; password: string }
  | { type: 'code.submitted'; otp: string }
  /** The code did not arrive, or went to a mistyped number or e-mail. */
  | { type: 'contact.edited' };

export const contactChange = setup({
  types: {
    context: {} as ContactChangeContext,
    input: {} as Pick<ContactChangeContext, 'userId' | 'contact'>,
    events: {} as ContactChangeEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    hasContact: ({ context }) => context.contact !== null,
    isNumber: ({ context }) => context.contact?.kind === 'phone',
  },
  actions: {
    ...effects,
    ...messageActions<ContactChangeContext, ContactChangeEvent>(),
    setContact: assign((_, params: { contact: NewContact }) => ({ contact: params.contact })),
  },
});
