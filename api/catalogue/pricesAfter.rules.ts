import { labPrice } from './labPrice.ts';

/** What decides how a lab's prices follow, and whether they count for the starting price. */
export interface PricingLab {
  id: string;
  active: boolean;
  price_factor: number;
}

/** A lab's price for a test. One that was set by hand (`individual`) does not follow. */
export interface OfferedPrice {
  price: number;
  individual: boolean;
}

/** A test's prices: the starting price, and by lab those of the labs that offer it. */
export interface TestPrices {
  startingPrice: number | null;
  byLab: ReadonlyMap<string, OfferedPrice>;
}

/** What is set of a test's prices; the starting price comes first. */
export interface PriceChange {
  startingPrice?: number | undefined;
  /** Prices that are set by hand; null: the lab no longer offers the test. */
  byLab?: ReadonlyMap<string, number | null> | undefined;
}

/**
 * A test's prices after a change. Prices of labs follow a new starting price except those that were
 * set by hand, which it never exceeds; a test that had none gets a price at every lab. Where prices
 * of labs are set, the lowest of an active lab becomes the starting price.
 */
export function pricesAfter(
  before: TestPrices,
  change: PriceChange,
  labs: readonly PricingLab[],
): TestPrices {
  const byLab = new Map(before.byLab);
  let { startingPrice } = before;
  const typed = change.startingPrice;
  if (typed !== undefined && typed !== startingPrice) {
    const following = labs.filter(({ id }) =>
      startingPrice === null ? !byLab.has(id) : byLab.get(id)?.individual === false,
    );
    const byHand = [...byLab.values()].filter(({ individual }) => individual);
    for (const { id, price_factor: factor } of following)
      byLab.set(id, { price: labPrice(typed, factor), individual: false });
    startingPrice =
      startingPrice === null ? typed : Math.min(typed, ...byHand.map(({ price }) => price));
  }
  if (change.byLab) {
    for (const [lab, price] of change.byLab)
      if (price === null) byLab.delete(lab);
      else byLab.set(lab, { price, individual: true });
    const offered = labs.filter(({ active, id }) => active && byLab.has(id));
    if (offered.length > 0)
      startingPrice = Math.min(...offered.map(({ id }) => byLab.get(id)!.price));
  }
  return { startingPrice, byLab };
}
