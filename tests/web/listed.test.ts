import { afterEach, expect, it } from 'vitest';
import { hindi } from '../../web/copy/hi/hi.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { listed, partsOfList } from '../../web/copy/listed.ts';

afterEach(() => setLanguage('en'));

it.each([
  [[], '', ''],
  [['TSH'], 'TSH', 'TSH'],
  [['TSH', 'HbA1c'], 'TSH and HbA1c', 'TSH और HbA1c'],
  [['TSH', 'HbA1c', 'Zinc'], 'TSH, HbA1c and Zinc', 'TSH, HbA1c और Zinc'],
  [['TSH', 'TSH'], 'TSH', 'TSH'],
])('%j is a list in the language of the page', (names, english, inHindi) => {
  expect(listed(names)).toBe(english);
  setLanguage('hi', hindi);
  expect(listed(names)).toBe(inHindi);
});

it('tells names from what stands between them', () => {
  expect(partsOfList(['Leela', 'Arjun'])).toEqual([
    { type: 'element', value: 'Leela' },
    { type: 'literal', value: ' and ' },
    { type: 'element', value: 'Arjun' },
  ]);
});
