import { describe, expect, it } from 'vitest';
import { bookingCopy } from '../../web/copy/booking.ts';
import { testCopy } from '../../web/copy/home.ts';
import { detailOf } from '../../web/catalogue/testDetail.ts';
import { startHour } from '../../machines/booking/slotHours.ts';
import { slotGroups } from '../../web/shared/slotGroups.ts';
import { sortLabs } from '../../web/booking/sortLabs.ts';
import { searchTests } from '../../web/shared/searchTests.ts';
import { formatRupees } from '../../web/ui/Price.tsx';
import { distinct } from '../../web/ui/TagsField.tsx';
import { labTest } from '../shown/stockPages.shown.ts';
import { lab, slot } from '../../devtools/samples/entities.ts';

describe('slots by start hour', () => {
  it('reads the hour of a text', () => {
    expect(['12:00 am', '06:30 am', '12:00 pm', '03:30 pm'].map(startHour)).toEqual([0, 6, 12, 15]);
  });
  it('shows 6 to before 12 as morning, 12 to before 16 as afternoon, and no other hour', () => {
    const at = (startTime: string) => ({ ...slot, id: startTime, startTime });
    const groups = slotGroups(
      ['05:30 am', '06:00 am', '11:30 am', '12:00 pm', '03:30 pm', '04:00 pm'].map(at),
      bookingCopy.slot,
    );
    // clause 2.67
    expect(
      groups.map((group) => [group.label, group.slots.map((one) => one.startTime)]),
      'clauses 2.67, 5.5',
    ).toEqual([
      ['06 AM - 12 AM', ['06:00 am', '11:30 am']],
      ['12 PM - 04 PM', ['12:00 pm', '03:30 pm']],
    ]);
  });
});

it('search is a case-insensitive part of the name; white space counts as empty', () => {
  const tests = [{ name: 'Lipid Profile' }, { name: 'TSH' }];
  expect(searchTests(tests, 'PROF')).toEqual([{ name: 'Lipid Profile' }]);
  expect(searchTests(tests, 'xyz')).toEqual([]);
  expect(searchTests(tests, '   '), 'clause 5.8').toBeNull();
});

it('a loaded test that lacks a field gets the default, and at most three reasons', () => {
  const texts = { name: '', nameHindi: null, priceInRupees: null, reportTime: null, tat: null };
  const bare = {
    ...labTest,
    ...texts,
    description: null,
    whyBook: [],
    inclusions: [],
    features: [],
  };
  expect(detailOf(bare as never)).toMatchObject({
    name: 'Covid RTPCR Test',
    priceInRupees: 1200,
    reportTime: '24 Hours',
    whyBook: testCopy.defaults.whyBook,
  });
  expect(
    detailOf({ ...bare, whyBook: ['a', 'b', 'c', 'd'] } as never).whyBook,
    'clauses 2.45, 9.6',
  ).toEqual(['a', 'b', 'c']);
});

it('labs sort by price, rating and report time', () => {
  const labs = [
    { ...lab, id: 'a', priceInRupees: 500, rating: 4.1, reportTime: '36 Hrs' },
    { ...lab, id: 'b', priceInRupees: 400, rating: 4.8, reportTime: '12 Hrs' },
  ];
  expect(
    sortLabs(labs, 'price').map((one) => one.id),
    'clause 2.65',
  ).toEqual(['b', 'a']);
  expect(sortLabs(labs, 'rating').map((one) => one.id)).toEqual(['b', 'a']);
  expect(sortLabs(labs, 'reportTime').map((one) => one.id)).toEqual(['b', 'a']);
  expect(sortLabs(labs, 'recommended').map((one) => one.id)).toEqual(['a', 'b']);
});

it('writes rupees the Indian way, without decimals', () => {
  expect(formatRupees(129900)).toBe('₹1,29,900');
  const platform = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });
  for (const amount of [
    -100, -129900, 0, 7, 99, 999, 1000, 12345, 99999, 100000, 1234567, 12345678, 1234567890,
  ])
    expect(formatRupees(amount)).toBe(platform.format(amount));
});

it('tags are trimmed and without doubles, whatever their case', () => {
  expect(distinct([' Iron ', 'iron', '', 'TIBC']), 'clause 5.6').toEqual(['Iron', 'TIBC']);
});
