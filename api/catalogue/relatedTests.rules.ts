import MiniSearch from 'minisearch';
import type { MessageLanguage } from '../messages/language.ts';
import type { LabTestJson } from './catalogue.contract.ts';
import { plainText } from './plainText.ts';

/** Related tests that are answered at most. */
const most = 8;
/** Words that tell no test from another. */
const commonWords = new Set(
  'a an and ka ke ki ko for of the test tests टेस्ट जांच का की के को और'.split(' '),
);
/** Letters that a word of this length may have wrong. */
const wrongLetters = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/**
 * Finds tests that a text may mean beyond those whose name contains it: by their other names, by what
 * they are for, and in spite of letters that are wrong or missing.
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
      // A test with many other names is no worse for it.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    });

  /** The name that is searched, and found without this. */
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
