import { assign, setup } from 'xstate';
import { codeOf } from '../failure.ts';
import type { CallLanguage, Consultation } from '../generated/schema.ts';
import { messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { port, toActors } from '../ports.ts';
import type { Tag } from '../tags.ts';

interface OfReport {
  reportId: string;
}

const ports = {
  loadConsultation: port<OfReport, Consultation>(),
  bookConsultation: port<OfReport & { startsAt: string; language: CallLanguage }, Consultation>(),
  moveConsultation: port<OfReport & { startsAt: string }, Consultation>(),
  cancelConsultation: port<OfReport, Consultation>(),
};
export type ConsultationPorts = typeof ports;

export interface ConsultationContext extends OfReport {
  consultation: Consultation | null;
  startsAt: string | null;
  language: CallLanguage;
  /** A new time is being chosen for a call that is already booked. */
  isMoving: boolean;
  message: Message | null;
}

export type ConsultationEvent =
  | { type: 'time.chosen'; startsAt: string }
  | { type: 'time.confirmed'; language: CallLanguage }
  | { type: 'time.dropped' }
  | { type: 'callMove.requested' }
  | { type: 'callCancel.requested' }
  | { type: 'callCancel.confirmed' }
  | { type: 'call.kept' }
  /** The page is seen again, or the connection is back. */
  | { type: 'callPage.revisited' }
  | { type: 'load.retried' };

/** Milliseconds for which the loaded times and the state of the call count as current. */
export const freshFor = 60_000;

export const consultationSetup = setup({
  types: {
    context: {} as ConsultationContext,
    events: {} as ConsultationEvent,
    input: {} as OfReport,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  delays: { freshFor },
  guards: {
    isUnavailable: (_, { standing }: Consultation) => standing === 'UNAVAILABLE',
    isBooked: (_, { standing }: Consultation) => standing === 'BOOKED',
    isExplained: (_, { standing }: Consultation) => standing === 'REACHED',
    isUsedUp: (_, { standing }: Consultation) => standing === 'OVER',
    lacksPhone: (_, { phone }: Consultation) => phone === null,
    mayStillMove: ({ context: { isMoving } }, { call }: Consultation) =>
      isMoving && call?.changeable === true,
    isOffered: ({ context: { consultation } }, { startsAt }: { startsAt: string }) =>
      consultation?.times.includes(startsAt) === true,
    isMovingCall: ({ context }) => context.isMoving,
    mayChange: ({ context }) => context.consultation?.call?.changeable === true,
    hasChanged: (_, { error }: { error: unknown }) =>
      ['CONFLICT', 'NOT_FOUND'].includes(codeOf(error) ?? ''),
  },
  actions: {
    ...messageActions<ConsultationContext, ConsultationEvent>(),
    /** If the call can no longer be moved, choosing another time ends. */
    setConsultation: assign(({ context }, { consultation }: { consultation: Consultation }) => ({
      consultation,
      isMoving: context.isMoving && consultation.call?.changeable === true,
    })),
    setTime: assign((_, { startsAt }: { startsAt: string }) => ({ startsAt })),
    setLanguage: assign((_, { language }: { language: CallLanguage }) => ({ language })),
    setMoving: assign((_, { isMoving }: { isMoving: boolean }) => ({ isMoving })),
  },
});
