import type { AdminTestJson } from '../catalogue/catalogue.contract.ts';
import { followingPrices } from '../catalogue/followingPrices.ts';
import { labPrice } from '../catalogue/labPrice.ts';
import type { CatalogueState } from './catalogueState.repository.ts';
import type { TestPlan } from './planImport.ts';

/** A stored test's prices once its line is imported. */
interface PricesAfter {
  startingPrice: number | null;
  byLab: Map<string, number>;
}

/**
 * Does what the import does: prices of labs follow a changed starting price, then those of the file
 * are set by hand, and the lowest of an active lab becomes the starting price.
 */
export function pricesAfter(
  { columns, prices }: TestPlan,
  test: AdminTestJson,
  { everyLab, offersOf }: Pick<CatalogueState, 'everyLab' | 'offersOf'>,
): PricesAfter {
  const offers = offersOf(test._id);
  const byLab = new Map(offers.map((offer) => [offer.lab_id, offer.price]));
  let startingPrice = test.price;
  const { price } = columns;
  if (typeof price === 'number' && price !== startingPrice) {
    if (startingPrice === null) {
      for (const { id, price_factor: factor } of everyLab)
        if (!byLab.has(id)) byLab.set(id, labPrice(price, factor));
      startingPrice = price;
    } else {
      const followed = followingPrices(offers, price);
      for (const row of followed.following) byLab.set(row.lab_id, row.price);
      ({ startingPrice } = followed);
    }
  }
  for (const [lab, set] of prices) {
    if (set === null) byLab.delete(lab);
    else byLab.set(lab, set);
    const offered = everyLab.filter(({ id, active }) => active && byLab.has(id));
    if (offered.length > 0) startingPrice = Math.min(...offered.map(({ id }) => byLab.get(id)!));
  }
  return { startingPrice, byLab };
}
