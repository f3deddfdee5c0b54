import MiniSearch from 'minisearch';
import type { MessageLanguage } from '../messages/language.ts';
import type { LabTestJson } from './catalogue.contract.ts';
import { plainText } from './plainText.ts';

/** The most related tests in an answer. */
const most = 8;
/** Words too common to distinguish tests. */
const commonWords = new Set(
  'a an and ka ke ki ko for of the test tests टेस्ट जांच का की के को और'.split(' '),
);
/** The number of wrong letters that a word of this length may have. */
const wrongLetters = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/**
 * Finds tests that a text may mean besides those whose name contains it: by their other names, by
 * their purpose, and despite wrong or missing letters.
 */
export function createRelatedTests(tests: readonly LabTestJson[]) {
  const positions = new Map(tests.map((test, index) => [test._id, index]));
  const index = new MiniSearch<LabTestJson>({
    idField: '_id',
    fields: ['testName', 'testNameHindi', 'aliases', 'concerns'],
    extractField: (test, field) => {
      const value = test[field as '_id' | 'testName' | 'testNameHindi' | 'aliases' | 'concerns'];
      return Array.isArray(value) ? value.join(' ') : (value ?? '');
    },
    processTerm: (term) => {
      const word = plainText(term);
      return commonWords.has(word) ? null : word;
    },
  });
  index.addAll(tests);
  const find = (text: string, combineWith: 'AND' | 'OR') =>
    index.search(text, {
      combineWith,
      prefix: (word) => word.length > 2,
      fuzzy: wrongLetters,
      boost: { testName: 2, testNameHindi: 2, aliases: 2 },
      // Without length normalisation, as a test with many other names should not rank lower.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    });

  /** The displayed name; a test whose name contains the text is found by the search itself. */
  const shownName = (test: LabTestJson, language: MessageLanguage) =>
    ((language === 'hi' && test.testNameHindi) || test.testName).toLowerCase();

  return (text: string, language: MessageLanguage = 'en'): LabTestJson[] => {
    const wanted = text.trim().toLowerCase();
    const whole = find(wanted, 'AND');
    const found = whole.length > 0 ? whole : find(wanted, 'OR');
    return found
      .map(({ id, score }) => ({ position: positions.get(id as string)!, score }))
      .filter(({ position }) => !shownName(tests[position]!, language).includes(wanted))
      .sort((one, other) => other.score - one.score || one.position - other.position)
      .slice(0, most)
      .map(({ position }) => tests[position]!);
  };
}
