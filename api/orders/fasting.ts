import { fastingHours } from '../catalogue/fastingHours.ts';
import type { FastingJson } from '../catalogue/catalogue.contract.ts';
import type { Booked, BookedItem } from './orders.tables.ts';

/** What the person is to keep to who has the strictest test of a visit. */
export function strictestFasting(
  booked: Pick<Booked, 'test'>,
  items: { booked: BookedItem; cancelled_at: unknown }[],
): FastingJson {
  const stay = items.filter((item) => item.cancelled_at === null);
  const all =
    stay.length > 0 ? stay.map((item) => item.booked.test.fasting) : [booked.test.fasting];
  return all.find((fasting) => fasting !== 'not needed') ?? 'not needed';
}

/** From when on nothing but water is taken before a visit; null where no test of it asks for that. */
export const fastingFrom = (fasting: FastingJson, startsAt: Date): Date | null =>
  fasting === 'not needed' ? null : new Date(startsAt.getTime() - fastingHours * 3600_000);
