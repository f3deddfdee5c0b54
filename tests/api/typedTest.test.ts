import { describe, expect, it } from 'vitest';
import { readPrice } from '../../api/catalogue/readPrice.ts';
import { slugOf } from '../../api/catalogue/slug.ts';
import type { TestChanges } from '../../api/catalogue/catalogue.contract.ts';
import { columnsOf } from '../../api/catalogue/testInput.ts';
import { refusalOf } from './support/refusalOf.ts';

const x = (length: number) => 'x'.repeat(length);
/** The columns of a test of which one field is sent. */
const columnOf = (field: string, value: string | string[]) =>
  columnsOf({ [field]: value } as TestChanges);
const lines = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`);

describe('the columns of a test', () => {
  it('are those that are sent', () => {
    expect(Object.keys(columnsOf({}))).toEqual([]);
    expect(
      columnsOf({
        tat: ' ',
        testNameHindi: ' ज़िंक \t (सीरम) ',
        descriptionHindi: ' ज़िंक\nहै। ',
        inclusionsHindi: 'ज़िंक, तांबा\nतांबा ',
        disclaimersHindi: 'एक, दो\nतीन',
        featuresHindi: ['क, ख', 'ग'],
        why_book_hindi: ' क्यों ',
        fasting: 'needed',
        aliases: 'Zn, Zink\nzn',
        concerns: ['heart', 'women', 'heart'],
        is_package: true,
        active: false,
      }),
    ).toEqual({
      tat: null,
      name_hindi: 'ज़िंक (सीरम)',
      description_hindi: 'ज़िंक\nहै।',
      inclusions_hindi: '["ज़िंक","तांबा"]',
      disclaimers_hindi: '["एक, दो","तीन"]',
      features_hindi: '["क, ख","ग"]',
      why_book_hindi: '["क्यों"]',
      fasting: 'needed',
      aliases: '["Zn","Zink"]',
      concerns: '["heart","women"]',
      is_package: true,
      active: false,
    });
  });

  it.each([
    ['report_time', 60, 'report_time'],
    ['tat', 60, 'tat'],
    ['description', 4000, 'description'],
    ['testNameHindi', 120, 'name_hindi'],
    ['descriptionHindi', 4000, 'description_hindi'],
    ['testName', 120, 'name'],
  ])('%s has %i characters at most', async (field, most, column) => {
    expect(columnOf(field, ` ${x(most)} `)).toEqual({ [column]: x(most) });
    expect(await refusalOf(() => columnOf(field, x(most + 1)))).toEqual([
      'FIELD_TOO_LONG',
      { field, most },
      `${field} FIELD_TOO_LONG`,
    ]);
  });

  it.each([
    ['inclusions', 'inclusions'],
    ['disclaimers', 'disclaimers'],
    ['features', 'features'],
    ['why_book', 'why_book'],
    ['inclusionsHindi', 'inclusions_hindi'],
    ['disclaimersHindi', 'disclaimers_hindi'],
    ['featuresHindi', 'features_hindi'],
    ['why_book_hindi', 'why_book_hindi'],
    ['aliases', 'aliases'],
  ])('%s are 100 of 300 characters at most', async (field, column) => {
    const full = [...lines(99), x(300)];
    expect(columnOf(field, [...full, 'L1'])).toEqual({ [column]: JSON.stringify(full) });
    expect(await refusalOf(() => columnOf(field, lines(101)))).toEqual([
      'FIELD_TOO_MANY',
      { field, most: 100 },
      `${field} FIELD_TOO_MANY`,
    ]);
    expect(await refusalOf(() => columnOf(field, ['a', x(301)]))).toEqual([
      'FIELD_ENTRY_TOO_LONG',
      { field, most: 300 },
      `${field} FIELD_ENTRY_TOO_LONG`,
    ]);
  });

  it('are refused with each field that is wrong', async () => {
    expect(await refusalOf(() => columnsOf({ testName: ' ', price: '', tat: x(61) }))).toEqual([
      'TEST_NAME_MISSING',
      undefined,
      'testName TEST_NAME_MISSING',
      'price PRICE_INVALID',
      'tat FIELD_TOO_LONG',
    ]);
    // What is no refusal is an error of ours.
    expect(() => columnsOf({ testName: 5 as never })).toThrow('is not a function');
  });
});

it.each([
  [1, 1],
  [1_000_000, 1_000_000],
  [' 1299 ', 1299],
  ['₹ 1,299', 1299],
  ['₹1299', 1299],
  ['10,00,000', 1_000_000],
  ['7', 7],
])('a price may be written as %j', (written, price) => {
  expect(readPrice(written)).toBe(price);
});

it.each([0, 1_000_001, '1,2', '12,', ',12', '1 299', '12x', 'x12', '1₹2', '1.5', '', '1e3'])(
  'a price is none as %j',
  async (written) => {
    expect(await refusalOf(() => readPrice(written))).toEqual(['PRICE_INVALID', undefined]);
  },
);

it.each([
  ['Malaria Antigen (Pf/Pv)', 'malaria-antigen-pf-pv'],
  ['  –Crème  brûlée– ', 'creme-brulee'],
  ['थायरॉइड', ''],
  [x(81), x(80)],
])('the readable id of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
