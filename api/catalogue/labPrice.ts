/**
 * A lab's price for a test, in whole rupees: the starting price times the lab's factor, ending in
 * 9, never below the starting price.
 */
export function labPrice(startingPrice: number, factor: number): number {
  return Math.max(startingPrice, Math.round((startingPrice * factor) / 10) * 10 - 1);
}
