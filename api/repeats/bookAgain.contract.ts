import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LabJson } from '../labs/labs.contract.ts';
import { exampleOf, named } from '../named.ts';
import { OrderJson } from '../orders/orders.contract.ts';
import { SetRepeatJson } from './repeats.contract.ts';

/** A booking that can be made again. */
export const BookAgainJson = named(
  'BookAgain',
  'A booking that can be made again, at the price and the time of today.',
  Type.Object({
    /** The last one that was paid and not cancelled; of a reminder that with its test, and no other item. */
    order: OrderJson,
    /** Its lab with its price for these tests now; null where it does not offer or collect them any more. */
    lab: Type.Union([LabJson, Type.Null()]),
    /** The reminder that is due. */
    repeat: Type.Union([SetRepeatJson, Type.Null()]),
  }),
  { order: exampleOf(OrderJson), lab: exampleOf(LabJson), repeat: exampleOf(SetRepeatJson) },
);
export type BookAgainJson = Static<typeof BookAgainJson>;
