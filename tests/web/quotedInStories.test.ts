import { beforeAll, expect, it } from 'vitest';
import { allStories } from '../../devtools/stories/allStories.ts';
import { bookingNotices } from '../../machines/booking/booking.notices.ts';
import { addWords, said, setLanguage } from '../../web/copy/language.ts';
import { adminWords } from '../../web/copy/hi/adminWords.ts';
import { hindi } from '../../web/copy/hi/hi.ts';

const copies = import.meta.glob<Record<string, unknown>>('../../web/copy/*.ts', { eager: true });

/** All texts below a value, by the way that leads to them. */
function textsIn(value: unknown, at: string): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) =>
    textsIn((value as Record<string, unknown>)[key], `${at}.${key}`),
  );
}
/** What customers and the staff read, by where it stands, in the current language. */
const texts = () =>
  new Map([
    ...Object.entries(copies).flatMap(([file, copy]) => textsIn(copy, file)),
    ['refund on its way', said(bookingNotices.verificationFailed('REFUND_PENDING'))] as const,
    ...Object.entries(bookingNotices).flatMap(([name, notice]) =>
      typeof notice === 'function' ? [] : [[name, said(notice)] as const],
    ),
  ]);

let english: Map<string, string>;
let inHindi: Map<string, string>;
beforeAll(() => {
  english = texts();
  setLanguage('hi', hindi);
  addWords(adminWords);
  inHindi = texts();
  setLanguage('en');
});

const quotesOf = (text: string) => [...text.matchAll(/‘([^’]*)’/g)].map(([, quote]) => quote!);

it.each(allStories)('$id quotes the pages to the letter, in both languages', (story) => {
  const sentences = [story.inShort, story.before, ...story.steps].map(({ says }) => says);
  for (const { en, hi } of sentences) {
    const quoted = quotesOf(en).map((quote) =>
      [...english].flatMap(([at, text]) => (text.includes(quote) ? [at] : [])),
    );
    const quotedInHindi = quotesOf(hi);
    expect(quotesOf(en).filter((_, index) => quoted[index]!.length === 0)).toEqual([]);
    expect(
      quotedInHindi.filter(
        (quote, index) => !quoted[index]?.some((at) => inHindi.get(at)?.includes(quote)),
      ),
    ).toEqual([]);
    expect(quotedInHindi).toHaveLength(quoted.length);
  }
});
