import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, exampleOf, named } from '../named.ts';
import { OrderJson } from '../orders/orders.contract.ts';
import { BookAgainJson } from '../repeats/bookAgain.contract.ts';
import { ReportJson } from '../reports/reports.contract.ts';

/** The personal part of a customer's home page. */
export const HomeJson = named(
  'Home',
  "The personal part of a customer's home page.",
  Type.Object({
    /**
     * The next paid visit; a visit of today counts even after its time, until a sample is taken.
     */
    nextVisit: Type.Union([OrderJson, Type.Null()]),
    /** The newest report of the last two weeks. */
    readyReport: Type.Union([ReportJson, Type.Null()]),
    /** The booking that a due reminder suggests, or else the last one. */
    bookAgain: Type.Union([BookAgainJson, Type.Null()]),
  }),
  {
    nextVisit: exampleOf(OrderJson),
    readyReport: exampleOf(ReportJson),
    bookAgain: exampleOf(BookAgainJson),
  },
);
export type HomeJson = Static<typeof HomeJson>;
export const HomeAnswer = EnvelopeOf(HomeJson);

export const HomeQuery = Type.Object({
  repeat: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'The reminder whose test is to be booked again, even before it is due.',
      examples: [exampleId],
    }),
  ),
});
