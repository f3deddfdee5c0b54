import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';

export const VisitCountJson = named(
  'VisitCount',
  'The number of visits on a day in India.',
  Type.Object({
    /** YYYY-MM-DD. */
    date: Type.String(),
    /** Paid visits that are not cancelled. */
    visits: Type.Integer(),
  }),
  { date: '2026-11-24', visits: 12 },
);
export type VisitCountJson = Static<typeof VisitCountJson>;

export const VisitCountsAnswer = EnvelopeOf(Type.Array(VisitCountJson));
