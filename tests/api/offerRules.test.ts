import { describe, expect, it } from 'vitest';
import {
  adminOfferJson,
  isOpen,
  isRunning,
  offerJson,
  refusalOf as refusalOfOffer,
  worthOf,
} from '../../api/offers/offers.rules.ts';
import type { OfferRow } from '../../api/offers/offers.rules.ts';
import { changedBy, readPrices, readStart } from '../../api/prices/prices.rules.ts';
import { refusalOf } from './support/refusalOf.ts';

const offer = (changes: Partial<OfferRow> = {}): OfferRow => ({
  code: 'FIRST60',
  title: '60% off',
  title_hindi: '60% की छूट',
  percent: 60,
  rupees: null,
  most_rupees: 500,
  starts_on: null,
  ends_on: null,
  first_order: false,
  per_customer: null,
  budget_uses: null,
  budget_rupees: null,
  paused: false,
  created_at: new Date('2026-11-01T00:00:00Z'),
  ...changes,
});
/** Half past eleven at night in India on the 21st. */
const now = new Date('2026-11-21T18:00:00Z');

describe('an offer', () => {
  it('takes a share off, rounded down, or an amount, and never more than its cap', () => {
    const worth = (changes: Partial<OfferRow>, total: number) => worthOf(offer(changes), total);
    expect([worth({}, 833), worth({}, 834), worth({}, 5000)]).toEqual([499, 500, 500]);
    expect(worth({ most_rupees: null }, 5000)).toBe(3000);
    expect(worth({ percent: null, rupees: 150 }, 100)).toBe(150);
    expect(worth({ percent: null, rupees: 600 }, 100)).toBe(500);
  });

  it('runs on its days in India, the first and the last one too, unless it is paused', () => {
    const runs = (changes: Partial<OfferRow>) => isRunning(offer(changes), now);
    expect(runs({})).toBe(true);
    expect(runs({ paused: true })).toBe(false);
    expect([runs({ starts_on: '2026-11-21' }), runs({ starts_on: '2026-11-22' })]).toEqual([
      true,
      false,
    ]);
    expect([runs({ ends_on: '2026-11-21' }), runs({ ends_on: '2026-11-20' })]).toEqual([
      true,
      false,
    ]);
  });

  it('is open while it runs and a use and a rupee are left', () => {
    const open = (changes: Partial<OfferRow>, uses = 0, spent = 0) =>
      isOpen(offer(changes), { uses, spent }, now);
    expect(open({}, 1_000_000, 1_000_000)).toBe(true);
    expect(open({ paused: true })).toBe(false);
    expect([open({ budget_uses: 2 }, 1), open({ budget_uses: 2 }, 2)]).toEqual([true, false]);
    expect([open({ budget_rupees: 9 }, 0, 8), open({ budget_rupees: 9 }, 0, 9)]).toEqual([
      true,
      false,
    ]);
  });

  it('is refused for the first thing that is against it', () => {
    const standing = { uses: 3, spent: 600, own: 1, hasFirstUse: true, hasPaidOrder: true };
    const refusal = (changes: Partial<OfferRow>, worth = 100) =>
      refusalOfOffer(offer(changes), standing, worth);
    expect(refusal({})).toBeNull();
    expect(refusal({ first_order: true, per_customer: 1 })).toBe('OFFER_FIRST_ORDER_ONLY');
    const unpaid = { ...standing, hasPaidOrder: false };
    expect(refusalOfOffer(offer({ first_order: true }), unpaid, 100)).toBe('OFFER_USED_BEFORE');
    expect(
      refusalOfOffer(offer({ first_order: true }), { ...unpaid, hasFirstUse: false }, 100),
    ).toBeNull();
    expect([refusal({ per_customer: 1 }), refusal({ per_customer: 2 })]).toEqual([
      'OFFER_USED_BEFORE',
      null,
    ]);
    expect([refusal({ budget_uses: 3 }), refusal({ budget_uses: 4 })]).toEqual([
      'OFFER_USED_UP',
      null,
    ]);
    expect([refusal({ budget_rupees: 699 }), refusal({ budget_rupees: 700 })]).toEqual([
      'OFFER_USED_UP',
      null,
    ]);
  });

  it('is read with its terms by everybody, and with its use by the staff', () => {
    const terms = {
      code: 'FIRST60',
      title: '60% off',
      titleHindi: '60% की छूट',
      percent: 60,
      rupees: null,
      mostRupees: 500,
      from: '2026-11-01',
      until: '2026-11-30',
      firstOrderOnly: true,
      perCustomer: 1,
    };
    const row = offer({
      starts_on: '2026-11-01',
      ends_on: '2026-11-30',
      first_order: true,
      per_customer: 1,
      budget_uses: 5,
      budget_rupees: 900,
    });
    expect(offerJson(row)).toEqual(terms);
    const staffs = (uses: number) => adminOfferJson({ ...row, uses, spent: 700 }, now);
    expect(staffs(4)).toEqual({
      ...terms,
      version: expect.any(String),
      budgetUses: 5,
      budgetRupees: 900,
      paused: false,
      running: true,
      uses: 4,
      rupeesGiven: 700,
    });
    expect(staffs(5)).toMatchObject({ running: false });
  });
});

describe('prices that are sent', () => {
  it('are one for each test, the last, in order of the tests', async () => {
    const prices = [
      { test: 'tsh', price: 1 },
      { test: 'cbc', price: null },
      { test: 'tsh', price: '₹2' },
    ];
    expect(await readPrices(prices)).toEqual([
      { test_id: 'cbc', price: null },
      { test_id: 'tsh', price: 2 },
    ]);
    const wrong = [
      { test: 'tsh', price: 0 },
      { test: 'cbc', price: 'free' },
    ];
    expect(await refusalOf(() => readPrices(wrong))).toEqual([
      'PRICE_INVALID',
      undefined,
      'price.tsh PRICE_INVALID',
      'price.cbc PRICE_INVALID',
    ]);
  });

  it('begin at once, or on a day within a year', async () => {
    expect([undefined, '2026-11-21', '2026-11-22'].map((from) => readStart(from, now))).toEqual([
      null,
      null,
      '2026-11-22',
    ]);
    const midnight = new Date('2026-11-21T18:30:00Z');
    expect(readStart('2027-11-23', midnight)).toBe('2027-11-23');
    for (const from of ['2026-11-21', '2027-11-24', '2026-12-32', '2027'])
      expect(await refusalOf(() => readStart(from, midnight))).toEqual([
        'PRICE_DAY_INVALID',
        undefined,
      ]);
  });

  it('are changed in percent to whole rupees, one at least', () => {
    expect([changedBy(950, -10), changedBy(950, 15), changedBy(1, -90)]).toEqual([855, 1093, 1]);
  });
});
