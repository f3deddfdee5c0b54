import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named, exampleId } from '../named.ts';

/** The default if a service does not count them; more than any count that is shown. */
const uncountedPlaces = 100;

/** A slot as read (docs/product/interface.md#http). Date and times are in Asia/Kolkata. */
export const SlotJson = named(
  'Slot',
  'A slot as read. Date and times are in Asia/Kolkata.',
  Type.Object({
    _id: Type.String(),
    /** YYYY-MM-DD. */
    date: Type.String(),
    /** '07:00 am'. */
    startTime: Type.String(),
    endTime: Type.String(),
    /** At least 1: full slots are not offered. */
    placesLeft: Type.Integer({ default: uncountedPlaces }),
    /**
     * The time by which the last meal must be over, if the query has tests; null if none requires
     * fasting.
     */
    lastMealBy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    /** Whether there is still time for that; null if the query has no tests. */
    fastingFits: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  }),
  {
    _id: exampleId,
    date: '2026-12-01',
    startTime: '07:00 am',
    endTime: '07:30 am',
    placesLeft: 3,
    lastMealBy: '2026-11-30T15:30:00.000Z',
    fastingFits: true,
  },
);
export type SlotJson = Static<typeof SlotJson>;

/**
 * Without a date: the next 7 days. With tests: each slot also has the time of the last meal before
 * it.
 */
export const SlotsQuery = Type.Object({
  labId: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'The lab.',
    examples: ['kaveri-precision-labs'],
  }),
  date: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'YYYY-MM-DD; by default the next 7 days.',
      examples: ['2026-12-01'],
    }),
  ),
  tests: Type.Optional(
    Type.String({
      maxLength: 1000,
      description: 'The tests of the visit, separated by commas.',
      examples: ['lipid-profile,tsh'],
    }),
  ),
});
export const SlotsAnswer = EnvelopeOf(Type.Array(SlotJson));
