import { describe, expect, it } from 'vitest';
import { labPrice } from '../../api/catalogue/labPrice.ts';
import { slugOf } from '../../api/catalogue/slug.ts';
import { columnsOf } from '../../api/catalogue/testInput.ts';

describe('what an administrator types about a test', () => {
  it('is trimmed, split and freed of doubles whatever the case', () => {
    expect(
      columnsOf({
        testName: '  Zinc   (serum) ',
        price: '₹1,299',
        report_time: ' 24 Hours ',
        description: ' ',
        inclusions: 'Zinc, Copper\n, zinc ,',
        disclaimers: ['Tell us', ' tell us ', ''],
        features: 'One, still one',
        why_book: ['a\nb'],
      }),
      'clause 3.3',
    ).toEqual({
      name: 'Zinc (serum)',
      price: 1299,
      report_time: '24 Hours',
      description: null,
      inclusions: '["Zinc","Copper"]',
      disclaimers: '["Tell us"]',
      features: '["One, still one"]',
      why_book: '["a","b"]',
    });
  });

  it.each([
    [{ testName: '  ' }, 'Please give the test a name'],
    [{ testName: 'x'.repeat(121) }, 'Test name must have 120 characters or fewer'],
    [{ price: '' }, 'whole rupees'],
    [{ price: '12.50' }, 'whole rupees'],
    [{ price: 0 }, 'whole rupees'],
    [{ price: '-5' }, 'whole rupees'],
    [{ price: 'free' }, 'whole rupees'],
    [{ price: 1_000_001 }, 'whole rupees'],
    [{ description: 'x'.repeat(4001) }, 'Description must have'],
    [{ why_book: ['x'.repeat(301)] }, 'Reasons to book: each entry'],
    [
      { inclusions: Array.from({ length: 101 }, (_, index) => `value ${index}`).join(',') },
      'Inclusions must have 100 or fewer entries',
    ],
  ])('refuses %j', (input, words) => {
    expect(() => columnsOf(input)).toThrow(words);
  });

  it('leaves alone what was not given', () => {
    expect(columnsOf({})).toEqual({});
  });
});

describe('lab prices', () => {
  it.each([
    [299, 1, 299],
    [1200, 1, 1200],
    [299, 1.1, 329],
    [499, 1.35, 669],
    [1, 1.35, 1],
  ])('a test from ₹%i at factor %d costs ₹%i', (start, factor, price) => {
    expect(labPrice(start, factor)).toBe(price);
  });
});

describe('readable ids', () => {
  it.each([
    ['Malaria Antigen (Pf/Pv)', 'malaria-antigen-pf-pv'],
    ['HbA1c', 'hba1c'],
    ['Anti-Müllerian', 'anti-mullerian'],
    ['विटामिन', ''],
  ])('%s gives %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
