import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { LabJson } from '../labs/labs.contract.ts';
import { exampleOf, named } from '../named.ts';
import { OrderJson } from '../orders/orders.contract.ts';
import { ReportJson } from '../reports/reports.contract.ts';

/** A booking that can be made again. */
export const BookAgainJson = named(
  'BookAgain',
  'A booking that can be made again, at the price and the time of today.',
  Type.Object({
    /** The last one that was paid and not cancelled. */
    order: OrderJson,
    /** Its lab with its price for these tests now; null where it does not offer or collect them any more. */
    lab: Type.Union([LabJson, Type.Null()]),
  }),
  { order: exampleOf(OrderJson), lab: exampleOf(LabJson) },
);
export type BookAgainJson = Static<typeof BookAgainJson>;

/** What the home page of a customer begins with. */
export const HomeJson = named(
  'Home',
  'What the home page of a customer begins with.',
  Type.Object({
    /** The paid visit that comes next; of today also after its hour, until a sample is taken. */
    nextVisit: Type.Union([OrderJson, Type.Null()]),
    /** The newest report of the last two weeks. */
    readyReport: Type.Union([ReportJson, Type.Null()]),
    bookAgain: Type.Union([BookAgainJson, Type.Null()]),
  }),
  {
    nextVisit: exampleOf(OrderJson),
    readyReport: exampleOf(ReportJson),
    bookAgain: { order: exampleOf(OrderJson), lab: exampleOf(LabJson) },
  },
);
export type HomeJson = Static<typeof HomeJson>;
export const HomeAnswer = EnvelopeOf(HomeJson);
