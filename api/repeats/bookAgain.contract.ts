import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LabJson } from '../labs/labs.contract.ts';
import { exampleOf, named } from '../named.ts';
import { OrderJson } from '../orders/orders.contract.ts';
import { SetRepeatJson } from './repeats.contract.ts';

/** A booking that can be made again. */
export const BookAgainJson = named(
  'BookAgain',
  'A booking that can be made again, with the current price and times.',
  Type.Object({
    /**
     * The last paid, uncancelled order; for a reminder the last one with its test, reduced to that
     * item.
     */
    order: OrderJson,
    /**
     * Its lab with its current price for these tests; null if it no longer offers or collects them.
     */
    lab: Type.Union([LabJson, Type.Null()]),
    /** The reminder that is due. */
    repeat: Type.Union([SetRepeatJson, Type.Null()]),
  }),
  { order: exampleOf(OrderJson), lab: exampleOf(LabJson), repeat: exampleOf(SetRepeatJson) },
);
export type BookAgainJson = Static<typeof BookAgainJson>;
