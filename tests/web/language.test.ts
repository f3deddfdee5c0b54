import { afterEach, describe, expect, it } from 'vitest';
import { notices } from '../../machines/notices.ts';
import { accountCopy } from '../../web/copy/account.ts';
import { authCopy } from '../../web/copy/auth.ts';
import { bookingCopy, genderNames, relationNames, relationShown } from '../../web/copy/booking.ts';
import { chatCopy } from '../../web/copy/chat.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { errorCopy, homeCopy, shellCopy, testCopy } from '../../web/copy/home.ts';
import { said, setLanguage } from '../../web/copy/language.ts';
import { ordersCopy } from '../../web/copy/orders.ts';
import { problemCopy } from '../../web/copy/problem.ts';
import { uiCopy } from '../../web/copy/ui.ts';
import { longDay, momentOf, weekdayOf } from '../../web/ui/days.ts';
import { formatRupees } from '../../web/ui/Price.tsx';

const areas: Record<string, object> = { accountCopy, authCopy, bookingCopy, genderNames, relationNames, chatCopy, errorCopy, homeCopy, shellCopy, testCopy, ordersCopy, problemCopy, uiCopy };

/** What is the same in both languages: the name of the product, figures, and names of pictures. */
const same = /^(Assay|\+91|1|7\/42|icon:[a-z-]+)$/;
const devanagari = /[\u0900-\u097F]/;

type Leaf = string | number | ((...parameters: unknown[]) => string);
/** Every leaf with the way to it; lists count as their items. */
function leavesOf(words: object, way = ''): [way: string, leaf: Leaf][] {
  return Object.entries(words).flatMap(([key, value]: [string, Leaf | object]) => (typeof value === 'object' ? leavesOf(value, `${way}${key}.`) : [[way + key, value] as [string, Leaf]]));
}
/** A leaf as it reads; what it is given must come out again. */
const read = (leaf: Leaf) => (typeof leaf === 'function' ? leaf(7, 42) : String(leaf));

afterEach(() => setLanguage('en'));

describe.each(Object.keys(areas))('%s', (area) => {
  it('has Hindi for every word, with the same figures and names in it', () => {
    const english = leavesOf(areas[area]!).map(([way, leaf]) => [way, read(leaf), typeof leaf, typeof leaf === 'function' ? leaf.length : 0] as const);
    setLanguage('hi', hindi);
    const translated = new Map(leavesOf(areas[area]!));
    expect(leavesOf(hindi.areas[area]!).map(([way]) => way).toSorted()).toEqual(english.map(([way]) => way).toSorted());
    for (const [way, words, kind, parameters] of english) {
      const leaf = translated.get(way)!;
      expect([way, typeof leaf, typeof leaf === 'function' ? leaf.length : 0]).toEqual([way, kind, parameters]);
      if (!same.test(words) && kind !== 'number') expect(read(leaf), way).toMatch(devanagari);
      if (kind === 'function') for (const figure of words.match(/7|42/g) ?? []) expect(read(leaf), way).toContain(figure);
      expect(read(leaf), way).not.toMatch(/[०-९]/);
    }
  });
});

it('words that a module keeps follow the language', () => {
  const kept = homeCopy.banner;
  expect([kept.action, relationShown('MYSELF')]).toEqual(['Book now', 'Self']);
  setLanguage('hi', hindi);
  expect([kept.action, relationShown('MYSELF'), relationShown('SON')]).toEqual(['अभी बुक करें', 'स्वयं', 'बेटा']);
  setLanguage('en');
  expect(kept.action).toBe('Book now');
});

it('every sentence of the flows has Hindi; of the service what is known, with its figures', () => {
  const sentences = Object.values(notices).map((notice) => (typeof notice === 'string' ? notice : notice('failed')));
  expect(sentences.map(said)).toEqual(sentences);
  setLanguage('hi', hindi);
  for (const sentence of sentences) expect(said(sentence)).toMatch(devanagari);
  expect(said('Welcome, Asha')).toBe('स्वागत है, Asha');
  expect(said('Please wait 12 seconds before asking for another code')).toContain('12');
  expect(said('Password must have 8 characters or more')).toBe('पासवर्ड में कम से कम 8 अक्षर होने चाहिए');
  expect(said('Something that nobody translated')).toBe('Something that nobody translated');
});

it('dates are written in the language, prices alike in both', () => {
  const shown = () => [weekdayOf('2026-11-23'), longDay('2026-11-23'), momentOf('2026-11-23T02:00:00Z'), formatRupees(129900)];
  expect(shown()).toEqual(['Mon', 'Mon, 23 Nov', 'Mon, 23 Nov, 7:30 am', '₹1,29,900']);
  setLanguage('hi', hindi);
  expect(shown()).toEqual(['सोम', 'सोम, 23 नव॰', 'सोम, 23 नव॰, 7:30 am', '₹1,29,900']);
});
