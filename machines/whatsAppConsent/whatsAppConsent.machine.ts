import { assign, setup } from 'xstate';
import { effects, messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { port, toActors } from '../ports.ts';
import { refused, sending } from '../sending.ts';
import type { Tag } from '../tags.ts';

const ports = { updateProfile: port<{ whatsApp: boolean }, unknown>() };
export type WhatsAppConsentPorts = typeof ports;

export interface WhatsAppConsentContext {
  /** The value that the service has. */
  stored: boolean;
  /** The value pressed last, which is shown at once. */
  wanted: boolean;
  /** The value being sent. */
  sent: boolean;
  message: Message | null;
}

export type WhatsAppConsentEvent =
  | { type: 'consent.chosen'; whatsApp: boolean }
  /** The account was reloaded: another device may have changed it. */
  | { type: 'consent.loaded'; whatsApp: boolean };

const chosen = {
  type: 'setConsent',
  params: ({ event }: { event: { whatsApp: boolean } }) => ({ wanted: event.whatsApp }),
} as const;

type Args = { context: WhatsAppConsentContext };
const takeWanted = {
  type: 'setConsent',
  params: ({ context }: Args) => ({ sent: context.wanted }),
} as const;
const takeSent = {
  type: 'setConsent',
  params: ({ context }: Args) => ({ stored: context.sent }),
} as const;
const takeStored = {
  type: 'setConsent',
  params: ({ context }: Args) => ({ wanted: context.stored }),
} as const;
/** The switch was pressed again in the meantime. */
const sendAgain = { guard: 'isOtherWanted', target: 'saving', reenter: true } as const;

/** Whether messages about orders may come by WhatsApp (PD-92); presses are sent one at a time. */
export const whatsAppConsentMachine = setup({
  types: {
    context: {} as WhatsAppConsentContext,
    input: {} as { allowed: boolean },
    events: {} as WhatsAppConsentEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isOtherWanted: ({ context }) => context.wanted !== context.sent,
  },
  actions: {
    log: effects.log,
    notifySession: effects.notifySession,
    ...messageActions<WhatsAppConsentContext, WhatsAppConsentEvent>(),
    setConsent: assign(
      (_, params: Partial<Pick<WhatsAppConsentContext, 'stored' | 'wanted' | 'sent'>>) => params,
    ),
  },
}).createMachine({
  id: 'whatsAppConsent',
  description: 'Messages about orders by WhatsApp: allowed or not, by one press.',
  meta: { clause: 'PD-92' },
  context: ({ input: { allowed } }) => ({
    stored: allowed,
    wanted: allowed,
    sent: allowed,
    message: null,
  }),
  initial: 'settled',
  states: {
    settled: {
      description: 'The box shows what is stored; one press changes it.',
      tags: 'choosing',
      on: {
        'consent.chosen': { target: 'saving', actions: chosen },
        'consent.loaded': {
          actions: {
            type: 'setConsent',
            params: ({ event }) => ({ stored: event.whatsApp, wanted: event.whatsApp }),
          },
        },
      },
    },
    saving: {
      ...sending('updateProfile', {
        description: 'What was pressed shows and is being stored; the last press is what stays.',
        tags: ['choosing', 'busy'],
        input: ({ context }: Args) => ({ whatsApp: context.wanted }),
        onDone: [
          { ...sendAgain, actions: [takeSent, 'notifySession'] },
          { target: 'settled', actions: [takeSent, 'notifySession'] },
        ],
        onError: [sendAgain, { target: 'settled', actions: [takeStored, ...refused] }],
      }),
      entry: ['clearMessage', takeWanted],
      on: { 'consent.chosen': { actions: chosen } },
    },
  },
});
