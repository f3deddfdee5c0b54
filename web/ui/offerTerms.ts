import { offersCopy as copy } from '../copy/offers.ts';
import { datedDay } from './days.ts';
import { formatRupees } from './Price.tsx';

interface Worth {
  percent: number | null;
  rupees: number | null;
  mostRupees: number | null;
}
interface Terms extends Worth {
  from: string | null;
  until: string | null;
  firstOrderOnly: boolean;
  perCustomer: number | null;
}

/** The discount of an offer in words: '60% off what the tests cost, up to ₹500'. */
export function offerWorth({ percent, rupees, mostRupees }: Worth): string {
  if (percent === null) return copy.worth.rupees(formatRupees(rupees ?? 0));
  return mostRupees === null
    ? copy.worth.percent(percent)
    : copy.worth.percentUpTo(percent, formatRupees(mostRupees));
}

/** The terms of an offer, one per line. */
export function offerTerms(offer: Terms): string[] {
  const { terms } = copy;
  return [
    offerWorth(offer),
    ...(offer.firstOrderOnly ? [terms.firstOrder] : []),
    ...(offer.perCustomer === null ? [] : [terms.perCustomer(offer.perCustomer)]),
    ...(offer.from === null ? [] : [terms.from(datedDay(offer.from))]),
    ...(offer.until === null ? [] : [terms.until(datedDay(offer.until))]),
  ];
}
