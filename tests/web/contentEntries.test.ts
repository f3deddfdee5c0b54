import { expect, it } from 'vitest';

import { moved, newEntry, wordsIn } from '../../web/admin/content/entries.ts';

const draft = (key: string, removed = false) => ({
  key,
  id: key.startsWith('new') ? null : key,
  hidden: false,
  removed,
  image: null,
  texts: [],
});

it('a new entry has a key that no other has, and its fields empty', () => {
  const keyBeside = (...keys: string[]) =>
    newEntry(
      'FAQ',
      keys.map((key) => draft(key)),
    ).key;
  expect(keyBeside()).toBe('new-1');
  expect(keyBeside('q1', 'new-1')).toBe('new-2');
  expect(keyBeside('new-2', 'new-1')).toBe('new-3');
  const { texts, ...entry } = newEntry('BANNER', []);
  expect(entry).toEqual({ key: 'new-1', id: null, hidden: false, removed: false, image: null });
  expect(texts).toEqual(
    ['kicker', 'title', 'note', 'body'].map((field) => ({ field, english: '', hindi: null })),
  );
});

it('an entry moves by one, and the others stay in their order', () => {
  const drafts = ['a', 'b', 'c'].map((key) => draft(key));
  const keys = (index: number, by: -1 | 1) => moved(drafts, index, by).map(({ key }) => key);
  expect([keys(1, -1), keys(1, 1), keys(0, 1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
    ['b', 'a', 'c'],
  ]);
});

it.each([
  ['hi', 'कब?', 'कब?'],
  ['hi', '  ', 'When?'],
  ['hi', null, 'When?'],
  ['en', 'कब?', 'When?'],
] as const)('a reader of %s, with Hindi "%s", reads: %s', (language, hindi, words) => {
  const texts = [{ field: 'question', english: 'When?', hindi }];
  expect(wordsIn(language, { texts })).toEqual({ question: words });
});
