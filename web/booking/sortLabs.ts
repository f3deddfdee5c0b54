import type { LabChoice, LabOrder } from '../../machines/booking/booking.types.ts';

/** The hours in a report time such as '12 Hrs'. */
export const hoursOf = (text: string) => Number(/\d+/.exec(text)?.[0] ?? Number.POSITIVE_INFINITY);

const orders: Record<LabOrder, ((one: LabChoice, other: LabChoice) => number) | null> = {
  recommended: null,
  price: (one, other) => one.priceInRupees - other.priceInRupees,
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0),
  reportTime: (one, other) => hoursOf(one.reportTime) - hoursOf(other.reportTime),
};

/** The labs in the chosen order; 'recommended' is the service's own. */
export function sortLabs(labs: LabChoice[], by: LabOrder): LabChoice[] {
  const compare = orders[by];
  return compare ? labs.toSorted(compare) : labs;
}
