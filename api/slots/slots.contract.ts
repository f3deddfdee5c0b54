import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named, exampleId } from '../named.ts';

/** Where a service does not count them: more than any count that is shown. */
const uncountedPlaces = 100;

/** A slot as read (docs/product/interface.md#http). Date and times are Asia/Kolkata's. */
export const SlotJson = named(
  'Slot',
  "A slot as read. Date and times are Asia/Kolkata's.",
  Type.Object({
    _id: Type.String(),
    /** YYYY-MM-DD. */
    date: Type.String(),
    /** '07:00 am'. */
    startTime: Type.String(),
    endTime: Type.String(),
    /** At least 1: full slots are not offered. */
    placesLeft: Type.Integer({ default: uncountedPlaces }),
    /** By when the last meal is over, where tests were named; null where none of them needs fasting. */
    lastMealBy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    /** Whether that is still to come; null where no tests were named. */
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

/** Without a date: the next 7 days. With tests: by when the last meal before each is over. */
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
      description: 'YYYY-MM-DD; without it the next 7 days.',
      examples: ['2026-12-01'],
    }),
  ),
  tests: Type.Optional(
    Type.String({
      maxLength: 1000,
      description: 'The tests of the visit, parted by commas.',
      examples: ['lipid-profile,tsh'],
    }),
  ),
});
export const SlotsAnswer = EnvelopeOf(Type.Array(SlotJson));
