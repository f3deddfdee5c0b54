/** Whole rupees taken off each order (docs/product/limits.md). */
export const fixedDiscount = 100;

/** An order's price, as its row has it. */
export interface Price {
  item_total: number;
  discount: number;
  amount: number;
}

/**
 * What an order costs, from the lab's price for the test: the one place where a price is computed
 * (PD-33).
 */
export function priceOf(labPrice: number): Price {
  const discount = Math.min(fixedDiscount, labPrice - 1);
  return { item_total: labPrice, discount, amount: labPrice - discount };
}
