import type { Deps } from '../deps.ts';
import { firstOrder, readStandings } from '../offers/offerUses.repository.ts';
import { amountJson, fittingOffers, priceOf, withOffer } from '../pricing/pricing.rules.ts';
import type { StandingOffer } from '../pricing/pricing.rules.ts';
import type { LabTestJson, TestJson } from './catalogue.contract.ts';
import type { StartingAmountJson } from './startingAmount.contract.ts';

/**
 * A test's amounts at its starting price: without an offer, and with each of these that reduces it
 * further.
 */
function amountsOf({ price }: TestJson, offers: StandingOffer[], now: Date): StartingAmountJson[] {
  if (price === null) return [];
  const plain = priceOf(price);
  return [
    amountJson(plain, null),
    ...fittingOffers(offers, plain, now).map((offer) => amountJson(withOffer(plain, offer), offer)),
  ];
}

/**
 * Tests with the amounts that each open offer makes of their prices; the same for every visitor.
 */
export async function withAmounts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reading: Promise<TestJson[]>,
): Promise<LabTestJson[]> {
  const [tests, offers] = await Promise.all([reading, readStandings(db, firstOrder)]);
  const now = clock();
  return tests.map((test) => ({ ...test, amounts: amountsOf(test, offers, now) }));
}
