import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixedDiscount, priceOf, shareOf, withOffer } from '../../api/pricing/pricing.rules.ts';
import type { OfferWorth } from '../../api/offers/offers.rules.ts';

const first60: OfferWorth = { percent: 60, rupees: null, most_rupees: 500 };
const prices = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 6 });
const cap = fc.option(fc.integer({ min: 1, max: 5000 }));
const worth = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    rupees: fc.constant(null),
    most_rupees: cap,
  }),
  fc.record({
    percent: fc.constant(null),
    rupees: fc.integer({ min: 1, max: 5000 }),
    most_rupees: cap,
  }),
);

it.each([
  [600, 360],
  [834, 500],
  [833, 499],
  [5000, 500],
  [167, 100],
  [100, 99],
  [1, 0],
])('of ₹%i the first order’s offer takes ₹%i off, or the ₹100 where that is more', (total, off) => {
  expect(withOffer(priceOf(total), first60)).toEqual({
    item_total: total,
    discount: off,
    amount: total - off,
  });
});

it('whatever the offer: never less than the fixed discount comes off, something is left to pay, and it adds up', () => {
  fc.assert(
    fc.property(prices, worth, (items, offer) => {
      const plain = priceOf(...items);
      const price = withOffer(plain, offer);
      expect(price.item_total).toBe(plain.item_total);
      expect(price.discount + price.amount).toBe(price.item_total);
      expect(price.amount).toBeGreaterThanOrEqual(1);
      expect(price.discount, 'clause 9.2').toBeGreaterThanOrEqual(
        Math.min(fixedDiscount, plain.item_total - 1),
      );
      expect(price.amount).toBeLessThanOrEqual(plain.amount);
    }),
  );
});

it('whatever the offer: items cancelled one by one give back what was paid, not a rupee more', () => {
  fc.assert(
    fc.property(prices, worth, (items, offer) => {
      const price = withOffer(priceOf(...items), offer);
      const shares = items.slice(0, -1).map((item) => shareOf(item, price));
      const back = shares.reduce((sum, share) => sum + share, 0);
      const rest = price.amount - back;
      // The last one is cancelled with its order, and gets the rest: at least its own share.
      expect(rest).toBeGreaterThanOrEqual(shareOf(items.at(-1)!, price));
      for (const [index, share] of shares.entries()) {
        expect([index, share >= 0 && share <= items[index]!]).toEqual([index, true]);
      }
    }),
  );
});
