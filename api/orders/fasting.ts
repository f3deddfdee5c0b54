import type { FastingJson } from '../catalogue/catalogue.contract.ts';
import { strictestOf } from '../catalogue/lastMeal.ts';
import type { Booked, BookedItem } from './orders.tables.ts';

/** The fasting instructions of the strictest test of a visit. */
export function strictestFasting(
  booked: Pick<Booked, 'test'>,
  items: { booked: BookedItem; cancelled_at: unknown }[],
): FastingJson {
  const stay = items.filter((item) => item.cancelled_at === null);
  return strictestOf(
    stay.length > 0 ? stay.map((item) => item.booked.test.fasting) : [booked.test.fasting],
  );
}
