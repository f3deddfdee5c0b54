import { describe, expect, it } from 'vitest';
import { readEntries } from '../../api/content/readEntries.ts';
import { textBlocks } from '../../api/parsing/textBlocks.ts';
import { refusalOf } from './support/refusalOf.ts';

const blocks = (text: string) => textBlocks(text)!.map(({ kind, lines }) => [kind, ...lines]);

describe('the parts of a text', () => {
  it('are headings of two ranks, whatever their depth', () => {
    expect(blocks('### Top\n\n#### Below\n\n###### Far below\n\n### Again')).toEqual([
      ['heading', 'Top'],
      ['subheading', 'Below'],
      ['subheading', 'Far below'],
      ['heading', 'Again'],
    ]);
    expect(blocks('###### Only')).toEqual([['heading', 'Only']]);
  });

  it('are paragraphs without the signs that emphasise', () => {
    expect(
      blocks('One **two** _three_ `four`  \nfive\r\n\r\n---\r\n\r\nSix &amp; <b>seven</b>'),
    ).toEqual([
      ['paragraph', 'One two three four\nfive'],
      ['paragraph', 'Six &amp; <b>seven</b>'],
    ]);
    expect(blocks('[a **link**](https://x.y) ![image](z)')).toEqual([
      ['paragraph', '[a **link**](https://x.y) ![image](z)'],
    ]);
    expect(blocks('<p>one</p>\n\nTwo')).toEqual([
      ['paragraph', '<p>one</p>'],
      ['paragraph', 'Two'],
    ]);
    expect(blocks(' \n\n ')).toEqual([]);
  });

  it('are lists and steps, with those within them, without empty lines', () => {
    expect(blocks('- One\n  - Two\n    1. Three\n- \n- **Four**')).toEqual([
      ['list', 'One', 'Two', 'Three', 'Four'],
    ]);
    expect(blocks('- One\n\n  more\n\n- <div>Two</div>\n\n- Three')).toEqual([
      ['list', 'One', 'more', '<div>Two</div>', 'Three'],
    ]);
    expect(blocks('1. One\n2. Two')).toEqual([['steps', 'One', 'Two']]);
  });
});

describe('entries that are published', () => {
  const text = (field: string, english: string, hindi?: string) => ({
    field,
    english,
    ...(hindi !== undefined && { hindi }),
  });
  const asked = [
    text('question', ' Do  you\ncome? ', ' क्या  आप? '),
    text('answer', ' Yes.\r\n\r\nOf course. '),
  ];
  const known = new Map(['a', 'b'].map((id) => [id, null]));

  it('are tidied; what is not there is empty, or nothing in Hindi', () => {
    expect(readEntries('faq', [{ _id: 'a', texts: asked }], known)).toEqual([
      {
        _id: 'a',
        hidden: false,
        image: null,
        texts: [
          { field: 'question', english: 'Do you come?', hindi: 'क्या आप?' },
          { field: 'answer', english: 'Yes.\n\nOf course.', hindi: null },
        ],
      },
    ]);
    const [banner] = readEntries('banner', [{ hidden: true, texts: [text('title', 'T')] }], known);
    expect(banner).toEqual({
      _id: expect.stringMatching(/^[0-9a-z]{26}$/),
      hidden: true,
      image: null,
      texts: ['kicker', 'title', 'note', 'body'].map((field) => ({
        field,
        english: field === 'title' ? 'T' : '',
        hindi: null,
      })),
    });
  });

  it('keep the id of an entry that is there, once', () => {
    const ids = readEntries(
      'faq',
      ['a', 'b', 'a', 'unknown', undefined].map((_id) => ({ ...(_id && { _id }), texts: asked })),
      known,
    ).map(({ _id }) => _id);
    expect(ids.slice(0, 2)).toEqual(['a', 'b']);
    expect(ids.slice(2).filter((id) => /^[0-9a-z]{26}$/.test(id))).toHaveLength(3);
    expect(new Set(ids).size).toBe(5);
  });

  it('are refused with each text that is wrong, in both languages', async () => {
    const long = 'x'.repeat(201);
    const tried = readEntries.bind(undefined, 'faq', [
      { texts: asked },
      { texts: [text('question', long, long), text('answer', ' \r\n ')] },
    ]);
    expect(await refusalOf(() => tried(known))).toEqual([
      'FIELD_TOO_LONG',
      { field: 'question', most: 200 },
      'entries.1.question FIELD_TOO_LONG',
      'entries.1.questionHindi FIELD_TOO_LONG',
      'entries.1.answer FIELD_MISSING',
    ]);
    const hindi = { texts: [text('question', 'Q', long), text('answer', 'A')] };
    expect(await refusalOf(() => readEntries('faq', [hindi], known))).toEqual([
      'FIELD_TOO_LONG',
      { field: 'question', most: 200 },
      'entries.0.questionHindi FIELD_TOO_LONG',
    ]);
    const full = [text('question', 'x'.repeat(200), 'x'.repeat(200)), text('answer', 'Yes.')];
    expect(await refusalOf(() => readEntries('faq', [{ texts: full }], known))).toEqual([]);
    await expect(
      refusalOf(() => readEntries('faq', [{ texts: [text('question', 'Q')] }], known)),
    ).resolves.toEqual(['FIELD_MISSING', { field: 'answer' }, 'entries.0.answer FIELD_MISSING']);
  });

  it('are one of what is no list, and any number of what is one', async () => {
    const body = { texts: [text('body', 'Terms.')] };
    for (const sent of [[], [body, body]])
      expect(await refusalOf(() => readEntries('terms', sent, known))).toEqual([
        'FIELD_MISSING',
        { field: 'entries' },
      ]);
    expect(readEntries('terms', [body], known)).toHaveLength(1);
    expect(readEntries('faq', [], known)).toEqual([]);
  });
});
