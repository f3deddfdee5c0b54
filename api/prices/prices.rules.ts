import { readPrice } from '../catalogue/readPrice.ts';
import { readFields } from '../readFields.ts';
import { badRequest } from '../refusal.ts';
import { indianDate, isDate, startOfDay } from '../slots/times.ts';
import type { PricesRequest } from './prices.contract.ts';

/** How far ahead prices can be planned, in milliseconds. */
const farthest = 366 * 24 * 60 * 60_000;

/** A price as it is stored. */
export interface NewPrice {
  test_id: string;
  price: number | null;
}

/**
 * The prices as sent, each test once (the last one counts). Throws 400, naming each invalid price
 * by the field `price.` and its test.
 */
export async function readPrices(sent: PricesRequest['prices']): Promise<NewPrice[]> {
  const byTest = new Map(sent.map(({ test, price }) => [test, price]));
  const prices = await readFields(
    Object.fromEntries(
      [...byTest].map(([test, price]) => [
        `price.${test}`,
        () => (price === null ? null : readPrice(price)),
      ]),
    ),
  );
  return [...byTest.keys()]
    .toSorted()
    .map((test) => ({ test_id: test, price: prices[`price.${test}`]! }));
}

/** The day on which prices take effect; null: at once. Throws 400 for a past or invalid day. */
export function readStart(from: string | undefined, now: Date): string | null {
  const today = indianDate(now);
  if (from === undefined) return null;
  if (!isDate(from) || from < today || startOfDay(from).getTime() > now.getTime() + farthest)
    throw badRequest('PRICE_DAY_INVALID');
  return from === today ? null : from;
}

/** A price after a change in percent: whole rupees, at least one. */
export const changedBy = (price: number, percent: number): number =>
  Math.max(1, Math.round((price * (100 + percent)) / 100));
