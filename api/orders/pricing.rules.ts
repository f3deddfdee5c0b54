import { worthOf } from '../offers/offers.rules.ts';
import type { OfferWorth } from '../offers/offers.rules.ts';

/** Whole rupees taken off each order (docs/product/limits.md). */
export const fixedDiscount = 100;

/** An order's price, as its row has it. */
export interface Price {
  item_total: number;
  discount: number;
  amount: number;
}

/**
 * What an order costs, from the lab's prices for its items: the one place where a price is computed
 * (PD-33). There is one discount for all of them; an offer replaces it ({@link withOffer}).
 */
export function priceOf(...labPrices: number[]): Price {
  const total = labPrices.reduce((sum, price) => sum + price, 0);
  const discount = Math.min(fixedDiscount, total - 1);
  return { item_total: total, discount, amount: total - discount };
}

/** The price with an offer in place of the fixed discount, where the offer takes more off (PD-52). */
export function withOffer({ item_total: total, discount: fixed }: Price, offer: OfferWorth): Price {
  const discount = Math.max(fixed, Math.min(worthOf(offer, total), total - 1));
  return { item_total: total, discount, amount: total - discount };
}

/**
 * What goes back when one of an order's items is cancelled: its part of what was paid, so that it
 * carries its part of the discount, rounded down. The last item is cancelled with its order and
 * gets the rest, so that never more goes back than was paid (PD-51).
 */
export const shareOf = (itemPrice: number, { item_total: total, amount }: Price): number =>
  Math.floor((amount * itemPrice) / total);
