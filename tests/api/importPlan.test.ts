import { describe, expect, it } from 'vitest';
import type { AdminTestJson } from '../../api/catalogue/catalogue.contract.ts';
import type { CatalogueState } from '../../api/catalogueFile/catalogueState.repository.ts';
import { planImport } from '../../api/catalogueFile/planImport.ts';
import { testColumnNames } from '../../api/catalogueFile/testColumns.ts';
import { writeCatalogue } from '../../api/catalogueFile/writeCatalogue.ts';

const test = (id: string, more: Partial<AdminTestJson> = {}) =>
  ({
    _id: id,
    testName: id.toUpperCase(),
    price: 300,
    report_time: null,
    tat: null,
    fasting: 'unknown',
    description: null,
    inclusions: ['T3', 'T4'],
    disclaimers: [],
    features: 'one | two',
    why_book: [],
    aliases: [],
    concerns: ['thyroid'],
    is_package: false,
    for_gender: null,
    age_from: null,
    age_to: null,
    contains: [],
    apart_from: [],
    apart_minutes: null,
    repeat_months: null,
    active: true,
    ...more,
  }) as AdminTestJson;
const state: CatalogueState = {
  tests: [test('tsh'), test('zinc', { price: null, description: '=1' })],
  labs: ['north', 'south'],
  everyLab: [],
  prices: new Map(),
  priceOf: (id, lab) => (id === 'tsh' && lab === 'north' ? 320 : null),
};

it('the file has a line for each test, its lists in lines, and a column for each lab', () => {
  expect(writeCatalogue(state, testColumnNames)).toBe(
    [
      '\uFEFFid,testName,price,report_time,tat,fasting,description,inclusions,disclaimers,features,why_book,aliases,concerns,is_package,for_gender,age_from,age_to,contains,apart_from,apart_minutes,repeat_months,active,north,south',
      'tsh,TSH,300,,,unknown,,"T3\nT4",,one | two,,,thyroid,false,,,,,,,,true,320,',
      'zinc,ZINC,,,,unknown,\'=1,"T3\nT4",,one | two,,,thyroid,false,,,,,,,,true,,',
      '',
    ].join('\r\n'),
  );
});

it('a test is written as its lines say, whatever of it is a list', () => {
  const full = test('hba1c', {
    report_time: '12 Hrs',
    tat: 'Soon',
    disclaimers: ['a', 'b'],
    why_book: ['c', 'd'],
    aliases: ['e', 'f'],
  });
  const columns = ['report_time', 'tat', 'disclaimers', 'why_book', 'aliases'] as const;
  expect(writeCatalogue({ ...state, tests: [full] }, columns)).toContain(
    '\r\nhba1c,12 Hrs,Soon,"a\nb","c\nd","e\nf",,\r\n',
  );
});

describe('what the lines of a file do', () => {
  const plan = (...lines: Record<string, string>[]) =>
    planImport(
      lines.map((cells, index) => ({ number: index + 2, cells: new Map(Object.entries(cells)) })),
      state,
    );
  const said = (...lines: Record<string, string>[]) =>
    plan(...lines).faults.map(({ line, column, reason }) => [line, column, reason]);

  it('is nothing where they say what is stored', () => {
    const line = {
      id: ' tsh ',
      testName: ' TSH ',
      price: '₹300',
      inclusions: 'T3, T4',
      north: ' 320 ',
      south: ' ',
    };
    expect(plan(line, { id: 'zinc', price: ' ', tat: ' ', features: 'one | two' })).toEqual({
      tests: [],
      unchanged: 2,
      faults: [],
    });
  });

  it('is a change of what they say, and a new test where they have no id', () => {
    const { tests, unchanged, faults } = plan(
      {
        id: 'tsh',
        testName: 'Tsh',
        active: ' FALSE ',
        concerns: ' HEART\n\nwomen ',
        north: '',
        south: '9',
      },
      { id: '', testName: 'ESR', price: '5', north: '', south: '7' },
      { id: 'zinc' },
    );
    expect([unchanged, faults]).toEqual([1, []]);
    expect(tests.map(({ prices, ...rest }) => ({ ...rest, prices: [...prices] }))).toEqual([
      {
        id: 'tsh',
        columns: { name: 'Tsh', active: false, concerns: '["heart","women"]' },
        prices: [
          ['north', null],
          ['south', 9],
        ],
      },
      {
        id: null,
        columns: { name: 'ESR', price: 5 },
        prices: [
          ['north', null],
          ['south', 7],
        ],
      },
    ]);
  });

  it('is a change of any column, or of prices alone', () => {
    const cells = {
      report_time: '6 Hrs',
      tat: 'Soon',
      fasting: ' NEEDED ',
      inclusions: 'T5',
      disclaimers: 'a\nb',
      features: 'c',
      why_book: 'd',
      aliases: 'e, f',
      is_package: ' True ',
    };
    expect(plan({ id: 'tsh', ...cells }, { id: 'zinc', south: '5' }).tests).toEqual([
      {
        id: 'tsh',
        columns: {
          report_time: '6 Hrs',
          tat: 'Soon',
          fasting: 'needed',
          inclusions: '["T5"]',
          disclaimers: '["a","b"]',
          features: '["c"]',
          why_book: '["d"]',
          aliases: '["e","f"]',
          is_package: true,
        },
        prices: new Map(),
      },
      { id: 'zinc', columns: {}, prices: new Map([['south', 5]]) },
    ]);
    expect(plan({ testName: 'A', price: '1' }, { testName: 'B', price: '1' }).faults).toEqual([]);
  });

  it('is refused where a new test has no name and no price', () => {
    expect(plan({ tat: 'Soon' }).faults).toMatchObject(
      ['testName', 'price'].map((field) => ({ line: 2, column: field, params: { field } })),
    );
  });

  it('is refused with the words that are allowed', () => {
    for (const field of ['is_package', 'active'])
      expect(plan({ id: 'tsh', [field]: 'x' }).faults[0]!.params).toEqual({
        field,
        allowed: 'true, false',
      });
  });

  it('is refused with what is wrong of each cell, once', () => {
    expect(said({ id: 'nobody' }, { id: 'tsh' }, { id: 'tsh' }, { id: 'tsh' })).toEqual([
      [2, 'id', 'TEST_NOT_FOUND'],
      [4, 'id', 'FILE_TEST_TWICE'],
      [5, 'id', 'FILE_TEST_TWICE'],
    ]);
    expect(plan({ id: 'tsh' }, { id: 'tsh' }, { id: 'tsh' }).faults.at(-1)!.params).toEqual({
      line: 2,
    });
    expect(said({ testName: ' ', price: '', tat: 'x'.repeat(61), north: 'free' })).toEqual([
      [2, 'testName', 'FIELD_MISSING'],
      [2, 'price', 'FIELD_MISSING'],
      [2, 'tat', 'FIELD_TOO_LONG'],
      [2, 'north', 'PRICE_INVALID'],
    ]);
    expect(
      said(
        { testName: 'ESR', price: '1' },
        { testName: 'esr', price: '1' },
        { testName: 'tsh', price: '1' },
        { id: 'zinc', testName: 'Tsh' },
      ),
    ).toEqual([
      [3, 'testName', 'FILE_NAME_TWICE'],
      [4, 'testName', 'TEST_NAME_TAKEN'],
      [5, 'testName', 'TEST_NAME_TAKEN'],
    ]);
    expect(
      plan({ testName: 'a', price: '1' }, { testName: 'A', price: '1' }).faults[0]!.params,
    ).toEqual({ line: 2 });
    expect(
      said({ id: 'tsh', fasting: 'maybe', is_package: 'x', active: 'x', concerns: 'luck' }),
    ).toEqual(
      ['fasting', 'concerns', 'is_package', 'active'].map((name) => [2, name, 'FIELD_NOT_ALLOWED']),
    );
  });
});
