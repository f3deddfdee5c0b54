import { Type } from 'typebox';
import type { Static } from 'typebox';
import { named } from '../named.ts';
import { TakenOfferJson } from '../offers/offers.contract.ts';

/** The amount for a test at the cheapest lab, with an offer or without. */
export const StartingAmountJson = named(
  'StartingAmount',
  'The price of a test at the cheapest lab, with an offer or without.',
  Type.Object({
    /** Null: the amount without any offer. */
    offer: Type.Union([TakenOfferJson, Type.Null()]),
    discount: Type.Integer(),
    amount: Type.Integer(),
  }),
  { offer: null, discount: 100, amount: 200 },
);
export type StartingAmountJson = Static<typeof StartingAmountJson>;
