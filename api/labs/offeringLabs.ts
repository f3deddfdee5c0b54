import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts';
import { earliestKept, strictestOf } from '../catalogue/lastMeal.ts';
import type { Deps } from '../deps.ts';
import { amountJson, bestPrice, priceOf } from '../pricing/pricing.rules.ts';
import type { PriceTerms } from '../pricing/pricing.rules.ts';
import { notFound } from '../refusal.ts';
import { createSlotRepository } from '../slots/slots.repository.ts';
import { bookingSpan, slotTexts } from '../slots/times.ts';
import type { LabJson } from './labs.contract.ts';
import { createLabRepository } from './labs.repository.ts';

/** A lab with the start of its earliest slot as strings. */
function withEarliest<Lab extends { earliestAt: Date | null }>({ earliestAt, ...lab }: Lab) {
  if (earliestAt === null) return { ...lab, earliest: null };
  const { date, startTime } = slotTexts(earliestAt, 0);
  return { ...lab, earliest: { date, startTime } };
}

/** A lab without the fields that depend on who pays. */
export type OfferingLab = Omit<LabJson, keyof ReturnType<typeof amountJson>>;

/** Labs with the amounts under these price terms. */
export const labsFor = (labs: OfferingLab[], terms: PriceTerms, now: Date): LabJson[] =>
  labs.map((lab) => {
    const { price, offer } = bestPrice(priceOf(lab.price), terms, now);
    return { ...lab, ...amountJson(price, offer) };
  });

/**
 * Labs with their current prices for tests and their earliest slots (PD-24); the same for
 * everybody.
 */
export function createOfferingLabs({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const labs = createLabRepository(db);
  const slots = createSlotRepository(db);
  const catalogue = createCatalogueRepository(db);

  /**
   * The span in which a visit with these tests can begin, and the part of it that leaves time to
   * fast.
   */
  async function spansFor(tests: string[], now: Date) {
    const open = bookingSpan(now);
    const fasting = strictestOf(await slots.fastingOf(tests));
    const kept = earliestKept(fasting, now);
    return { open, kept: { ...open, from: kept > open.from ? kept : open.from } };
  }

  return {
    /** For the tests of a visit; a test for two people is listed twice. */
    async ofVisit(
      tests: string[],
      asked: { pin?: string | undefined; labId?: string },
    ): Promise<OfferingLab[]> {
      const now = clock();
      const offering = await labs.listForVisit(tests, asked, await spansFor(tests, now), now);
      return offering.map(withEarliest);
    },

    /** For one test; without a test, with each lab's lowest price. */
    async ofTest(testId?: string, pin?: string): Promise<OfferingLab[]> {
      const now = clock();
      const spans = await spansFor(testId === undefined ? [] : [testId], now);
      const offering = await labs.list({ testId, pin }, spans, now);
      // A test that some lab offers exists; only for an empty list this has to be checked.
      if (testId !== undefined && offering.length === 0 && !(await catalogue.find(testId)))
        throw notFound('TEST_NOT_FOUND');
      return offering.map((lab) => ({ ...withEarliest(lab), missing: [] }));
    },
  };
}
