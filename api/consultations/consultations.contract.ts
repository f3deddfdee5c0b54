import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, exampleOf, named } from '../named.ts';
import { NullablePersonalText } from '../personal.ts';

/** The language in which the doctor speaks. */
export const CallLanguageJson = Type.Enum(['en', 'hi']);
export type CallLanguageJson = Static<typeof CallLanguageJson>;

/**
 * The state of a report's calls: with 'open', 'withdrawn' (no doctor was available), 'overdue'
 * (nobody called) and 'missed' (nobody answered) the customer may choose a time.
 */
export const ConsultationStandingJson = Type.Enum([
  'unavailable',
  'open',
  'booked',
  'overdue',
  'withdrawn',
  'missed',
  'reached',
  'over',
]);
export type ConsultationStandingJson = Static<typeof ConsultationStandingJson>;

/** A call as its customer sees it. */
export const ConsultationCallJson = named(
  'ConsultationCall',
  'A call about a report, as its customer sees it.',
  Type.Object({
    _id: Type.String(),
    doctorName: Type.String(),
    startsAt: Type.String(),
    endsAt: Type.String(),
    language: CallLanguageJson,
    /** How many times the doctor called without an answer. */
    noAnswers: Type.Integer(),
    /** Whether it may still be moved and cancelled. */
    changeable: Type.Boolean(),
    /** The doctor's note after the call. */
    note: NullablePersonalText,
    /** When the call ended. */
    endedAt: NullableString,
  }),
  {
    _id: exampleId,
    doctorName: 'Dr. Kavita Iyer',
    startsAt: '2026-12-03T05:30:00.000Z',
    endsAt: '2026-12-03T05:45:00.000Z',
    language: 'en',
    noAnswers: 0,
    changeable: true,
    note: null,
    endedAt: null,
  },
);
export type ConsultationCallJson = Static<typeof ConsultationCallJson>;

export const ConsultationJson = named(
  'Consultation',
  'The free call about a report: the booked or last one, and the times that may be chosen.',
  Type.Object({
    standing: ConsultationStandingJson,
    /** The number that the doctor calls, masked except for its end; null if none is verified. */
    phone: NullableString,
    /** The length of a call. */
    minutes: Type.Integer(),
    call: Type.Union([ConsultationCallJson, Type.Null()]),
    /** Start times that may be chosen, in order. */
    times: Type.Array(Type.String()),
  }),
  {
    standing: 'booked',
    phone: '••••••3210',
    minutes: 15,
    call: exampleOf(ConsultationCallJson),
    times: ['2026-12-03T05:45:00.000Z'],
  },
);
export type ConsultationJson = Static<typeof ConsultationJson>;

const StartsAt = Type.String({ maxLength: 40, description: 'One of the times on offer.' });
export const BookConsultationRequest = named(
  'BookConsultationRequest',
  'When the doctor calls, and in which language.',
  Type.Object({ startsAt: StartsAt, language: Type.Optional(CallLanguageJson) }),
  { startsAt: '2026-12-03T05:30:00.000Z', language: 'hi' },
);
export const MoveConsultationRequest = named(
  'MoveConsultationRequest',
  'The new time of the call.',
  Type.Object({ startsAt: StartsAt }),
  { startsAt: '2026-12-03T05:45:00.000Z' },
);
export const ConsultationAnswer = EnvelopeOf(ConsultationJson);
