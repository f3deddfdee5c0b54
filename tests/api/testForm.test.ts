import { describe, expect, it } from 'vitest';
import { newTestOf } from '../../api/catalogue/testForm.ts';
import { concernsOf, fastingOf, yesOrNoOf } from '../../api/catalogue/testTexts.ts';
import type { Form } from '../../api/files/form.ts';
import { refusalOf } from './support/refusalOf.ts';

/** A form with these fields, of which some may be there several times. */
const form = (fields: Record<string, string | string[]>): Form => ({
  values: (field) => [fields[field] ?? []].flat(),
  value: (field) => [fields[field] ?? []].flat()[0],
  file: () => undefined,
});

describe('the form of a new test', () => {
  it('needs a name and a price', async () => {
    expect(newTestOf(form({ testName: 'Zinc', price: '500' }))).toEqual({
      name: 'Zinc',
      price: 500,
      concerns: '[]',
      is_package: false,
    });
    expect(await refusalOf(() => newTestOf(form({})))).toEqual([
      'TEST_NAME_MISSING',
      undefined,
      'testName TEST_NAME_MISSING',
      'price PRICE_INVALID',
    ]);
  });

  it('may have every other field', () => {
    expect(
      newTestOf(
        form({
          testName: 'Zinc',
          price: '500',
          report_time: '12 Hrs',
          tat: 'Soon',
          description: 'About zinc',
          inclusions: ['a, b', 'c'],
          disclaimers: 'd',
          features: ['e'],
          why_book: 'f',
          testNameHindi: 'ज़िंक',
          descriptionHindi: 'ज़िंक है',
          inclusionsHindi: 'क',
          disclaimersHindi: 'ख',
          featuresHindi: 'ग',
          why_book_hindi: 'घ',
          fasting: 'not needed',
          aliases: 'Zn',
          concerns: ['heart', 'women'],
          is_package: 'true',
        }),
      ),
    ).toEqual({
      name: 'Zinc',
      price: 500,
      report_time: '12 Hrs',
      tat: 'Soon',
      description: 'About zinc',
      inclusions: '["a","b","c"]',
      disclaimers: '["d"]',
      features: '["e"]',
      why_book: '["f"]',
      name_hindi: 'ज़िंक',
      description_hindi: 'ज़िंक है',
      inclusions_hindi: '["क"]',
      disclaimers_hindi: '["ख"]',
      features_hindi: '["ग"]',
      why_book_hindi: '["घ"]',
      fasting: 'not needed',
      aliases: '["Zn"]',
      concerns: '["heart","women"]',
      is_package: true,
    });
  });
});

describe('a word of a form', () => {
  it('says whether to fast', async () => {
    const known = ['needed', 'not needed', 'unknown'];
    expect(known.map(fastingOf)).toEqual(known);
    expect([fastingOf(undefined), fastingOf('')]).toEqual([undefined, undefined]);
    expect(await refusalOf(() => fastingOf('maybe'))).toEqual([
      'FIELD_NOT_ALLOWED',
      { field: 'fasting', allowed: 'needed, not needed, unknown' },
    ]);
  });

  it('is a concern that is known', async () => {
    const known =
      'diabetes, thyroid, heart, fever, women, full body, vitamins, liver, kidneys'.split(', ');
    expect(concernsOf(known)).toEqual(known);
    expect(await refusalOf(() => concernsOf(['heart', 'luck']))).toEqual([
      'FIELD_NOT_ALLOWED',
      { field: 'concerns', allowed: known.join(', ') },
    ]);
  });

  it('is yes or no', async () => {
    expect([undefined, '', 'true', 'false'].map((word) => yesOrNoOf(word, 'active'))).toEqual([
      undefined,
      undefined,
      true,
      false,
    ]);
    expect(await refusalOf(() => yesOrNoOf('yes', 'active'))).toEqual([
      'FIELD_NOT_ALLOWED',
      { field: 'active', allowed: 'true, false' },
    ]);
  });
});
