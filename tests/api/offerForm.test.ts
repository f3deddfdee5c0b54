import { describe, expect, it } from 'vitest';
import type { OfferRow } from '../../api/offers/offers.rules.ts';
import { readCode, readOfferForm, requireWholeOffer } from '../../api/offers/readOfferForm.ts';
import { refusalOf } from './support/refusalOf.ts';

const first60 = { percent: 60, rupees: null, starts_on: null, ends_on: null };

describe('the form of an offer', () => {
  it('sets the columns of what was sent', async () => {
    expect(await readOfferForm({})).toEqual({});
    expect(
      await readOfferForm({
        code: ' abc ',
        title: ' ₹10 \n off ',
        titleHindi: ' ₹10 की  छूट ',
        percent: ' 100 ',
        rupees: '₹ 1,000',
        mostRupees: 1_000_000,
        from: '2026-12-01',
        until: '',
        firstOrderOnly: false,
        perCustomer: null,
        budgetUses: '100,000',
        budgetRupees: 1_000_000_000,
        paused: true,
      }),
    ).toEqual({
      code: 'ABC',
      title: '₹10 off',
      title_hindi: '₹10 की छूट',
      percent: 100,
      rupees: 1000,
      most_rupees: 1_000_000,
      starts_on: '2026-12-01',
      ends_on: null,
      first_order: false,
      per_customer: null,
      budget_uses: 100_000,
      budget_rupees: 1_000_000_000,
      paused: true,
    });
    expect(await readOfferForm({ until: null, rupees: ' ', percent: '₹1' })).toEqual({
      ends_on: null,
      rupees: null,
      percent: 1,
    });
  });

  it.each<[Parameters<typeof readOfferForm>[0], string, object | undefined]>([
    [{ percent: 101 }, 'percent NUMBER_INVALID', { field: 'percent', least: 1, most: 100 }],
    [{ rupees: 0 }, 'rupees NUMBER_INVALID', { field: 'rupees', least: 1, most: 1_000_000 }],
    [{ rupees: '10x' }, 'rupees NUMBER_INVALID', { field: 'rupees', least: 1, most: 1_000_000 }],
    [{ rupees: '1.5' }, 'rupees NUMBER_INVALID', { field: 'rupees', least: 1, most: 1_000_000 }],
    [{ rupees: '1₹2' }, 'rupees NUMBER_INVALID', { field: 'rupees', least: 1, most: 1_000_000 }],
    [
      { mostRupees: 1_000_001 },
      'mostRupees NUMBER_INVALID',
      { field: 'mostRupees', least: 1, most: 1_000_000 },
    ],
    [
      { perCustomer: 100_001 },
      'perCustomer NUMBER_INVALID',
      { field: 'perCustomer', least: 1, most: 100_000 },
    ],
    [
      { budgetUses: 100_001 },
      'budgetUses NUMBER_INVALID',
      { field: 'budgetUses', least: 1, most: 100_000 },
    ],
    [
      { budgetRupees: 1_000_000_001 },
      'budgetRupees NUMBER_INVALID',
      { field: 'budgetRupees', least: 1, most: 1_000_000_000 },
    ],
    [{ title: ' ' }, 'title FIELD_MISSING', { field: 'title' }],
    [{ titleHindi: '' }, 'titleHindi FIELD_MISSING', { field: 'titleHindi' }],
    [{ title: 'x'.repeat(101) }, 'title FIELD_TOO_LONG', { field: 'title', most: 100 }],
    [
      { titleHindi: 'x'.repeat(101) },
      'titleHindi FIELD_TOO_LONG',
      { field: 'titleHindi', most: 100 },
    ],
    [{ from: '2026-02-30' }, 'from DATE_INVALID', undefined],
    [{ until: 'soon' }, 'until DATE_INVALID', undefined],
  ])('is refused with %j', async (sent, said, params) => {
    const [field, reason] = said.split(' ');
    expect(await refusalOf(() => readOfferForm(sent))).toEqual([reason, params, said]);
    expect([field, 'x'.repeat(100)]).toEqual([
      Object.keys(sent)[0],
      (await readOfferForm({ title: 'x'.repeat(100) })).title,
    ]);
  });

  it.each(['ab', 'a'.repeat(21), 'abc-1', '₹abc', 'ab c', 'abc₹'])(
    'has no code such as %j',
    async (code) => {
      expect(await refusalOf(() => readCode(code))).toEqual(['OFFER_CODE_INVALID', undefined]);
    },
  );

  it('has a code of three to twenty letters and digits', () => {
    expect([' aB1 ', 'a'.repeat(20)].map(readCode)).toEqual(['AB1', 'A'.repeat(20)]);
  });

  it('is a share or an amount, and ends after it begins', async () => {
    const whole = (changes: Partial<OfferRow>) =>
      refusalOf(() => requireWholeOffer({ ...first60, ...changes }));
    const unclear = [
      'OFFER_WORTH_UNCLEAR',
      undefined,
      'percent OFFER_WORTH_UNCLEAR',
      'rupees OFFER_WORTH_UNCLEAR',
    ];
    expect(await whole({})).toEqual([]);
    expect(await whole({ percent: null, rupees: 10 })).toEqual([]);
    expect(await whole({ rupees: 10 })).toEqual(unclear);
    expect(await whole({ percent: null })).toEqual(unclear);
    const from = { starts_on: '2026-12-02' };
    expect(await whole({ ...from, ends_on: '2026-12-02' })).toEqual([]);
    expect(await whole(from)).toEqual([]);
    expect(await whole({ ends_on: '2026-12-02' })).toEqual([]);
    expect(await whole({ ...from, ends_on: '2026-12-01' })).toEqual([
      'OFFER_DAYS_REVERSED',
      undefined,
      'until OFFER_DAYS_REVERSED',
    ]);
  });
});
