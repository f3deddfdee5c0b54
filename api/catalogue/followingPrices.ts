import { labPrice } from './labPrice.ts';

/** A lab's price for a test, with what decides whether and how it follows the starting price. */
export interface OfferedPrice {
  lab_id: string;
  price: number;
  /** Set by hand: it does not follow. */
  individual: boolean;
  price_factor: number;
}

/** The prices that follow a new starting price; it never exceeds one that was set by hand. */
export function followingPrices(offering: readonly OfferedPrice[], startingPrice: number) {
  const following = offering
    .filter((row) => !row.individual)
    .map((row) => ({ lab_id: row.lab_id, price: labPrice(startingPrice, row.price_factor) }));
  const byHand = offering.filter((row) => row.individual).map((row) => row.price);
  return { following, startingPrice: Math.min(startingPrice, ...byHand) };
}
