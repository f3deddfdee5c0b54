import { expect, it } from 'vitest';
import type { ContentKind } from '../../machines/generated/schema.ts';
import { draftOf } from '../../web/admin/content/entries.ts';
import type { ContentFragment } from '../../web/admin/generated/graphql.ts';

/** What is published of a kind: these words, or nothing. */
const published = (kind: ContentKind, field: string, ...words: string[]) =>
  ({
    kind,
    entries: words.map((english, index) => ({
      id: `e${index}`,
      hidden: false,
      texts: [{ field, english, hindi: null }],
    })),
  }) as unknown as ContentFragment;
const wordsOf = (content: ContentFragment) =>
  draftOf(content).map(({ texts }) => texts.map(({ english }) => english));

it('the terms are edited as they are published, and begin empty where nothing is', () => {
  expect(wordsOf(published('TERMS', 'body', 'In rupees.'))).toEqual([['In rupees.']]);
  expect(wordsOf(published('TERMS', 'body'))).toEqual([['']]);
});

it('questions are edited as they are published, and begin with none', () => {
  expect(wordsOf(published('FAQ', 'question', 'When?', 'Where?'))).toEqual([['When?'], ['Where?']]);
  expect(wordsOf(published('FAQ', 'question'))).toEqual([]);
});
