import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { notices } from '../../machines/notices.ts';
import { accountCopy } from '../../web/copy/account.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { authCopy } from '../../web/copy/auth.ts';
import { bookingCopy, genderNames, relationNames, relationShown } from '../../web/copy/booking.ts';
import { chatCopy } from '../../web/copy/chat.ts';
import { adminWords } from '../../web/copy/hi/adminWords.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { errorCopy, homeCopy, shellCopy, testCopy } from '../../web/copy/home.ts';
import { addWords, said, setLanguage } from '../../web/copy/language.ts';
import { ordersCopy } from '../../web/copy/orders.ts';
import { problemCopy } from '../../web/copy/problem.ts';
import { tagsCopy } from '../../web/copy/tags.ts';
import { uiCopy } from '../../web/copy/ui.ts';
import { longDay, momentOf, weekdayOf } from '../../web/ui/days.ts';
import { formatRupees } from '../../web/ui/Price.tsx';

const areas: Record<string, object> = {
  accountCopy,
  authCopy,
  bookingCopy,
  genderNames,
  relationNames,
  chatCopy,
  errorCopy,
  homeCopy,
  shellCopy,
  testCopy,
  ordersCopy,
  problemCopy,
  uiCopy,
  adminCopy,
  tagsCopy,
};
const hindiAreas = { ...hindi.areas, ...adminWords.areas };
const speakHindi = () => {
  setLanguage('hi', hindi);
  addWords(adminWords);
};

/** What is the same in both languages: the name of the product, figures, and names of pictures. */
const same = /^(Assay|\+91|1|7\/42|icon:[a-z-]+)$/;
const devanagari = /[\u0900-\u097F]/;

type Leaf = string | number | ((...parameters: unknown[]) => string);
/** Every leaf with the way to it; lists count as their items. */
function leavesOf(words: object, way = ''): [way: string, leaf: Leaf][] {
  return Object.entries(words).flatMap(([key, value]: [string, Leaf | object]) =>
    typeof value === 'object'
      ? leavesOf(value, `${way}${key}.`)
      : [[way + key, value] as [string, Leaf]],
  );
}
/** A leaf as it reads; what it is given must come out again. */
const read = (leaf: Leaf) => (typeof leaf === 'function' ? leaf(7, 42) : String(leaf));
/** What a function was given, as it comes out again. */
const figuresIn = (leaf: Leaf) =>
  typeof leaf === 'function' ? (read(leaf).match(/7|42/g) ?? []) : [];

afterEach(() => setLanguage('en'));

describe.each(Object.keys(areas))('%s', (area) => {
  it('has Hindi for every word, with the same figures and names in it', () => {
    const shape = () =>
      leavesOf(areas[area]!).map(([way, leaf]) => [way, typeof leaf, figuresIn(leaf)]);
    const english = leavesOf(areas[area]!);
    const shapeOfEnglish = shape();
    speakHindi();
    expect(
      leavesOf(hindiAreas[area]!)
        .map(([way]) => way)
        .toSorted(),
    ).toEqual(english.map(([way]) => way).toSorted());
    expect(shape()).toEqual(shapeOfEnglish);
    const words = english
      .filter(([, leaf]) => typeof leaf !== 'number' && !same.test(read(leaf)))
      .map(([way]) => way);
    const translated = leavesOf(areas[area]!).map(([way, leaf]) => [way, read(leaf)] as const);
    expect(translated.filter(([, text]) => devanagari.test(text)).map(([way]) => way)).toEqual(
      words,
    );
    expect(translated.filter(([, text]) => /[०-९]/.test(text))).toEqual([]);
  });
});

it('words that a module keeps follow the language', () => {
  const kept = homeCopy.banner;
  expect([kept.action, relationShown('MYSELF')]).toEqual(['Book now', 'Self']);
  setLanguage('hi', hindi);
  expect([kept.action, relationShown('MYSELF'), relationShown('SON')]).toEqual([
    'अभी बुक करें',
    'स्वयं',
    'बेटा',
  ]);
  setLanguage('en');
  expect(kept.action).toBe('Book now');
});

it('every sentence of the flows has Hindi; of the service what is known, with its figures', () => {
  const sentences = Object.values(notices).map((notice) =>
    typeof notice === 'string' ? notice : notice('failed'),
  );
  expect(sentences.map(said)).toEqual(sentences);
  setLanguage('hi', hindi);
  for (const sentence of sentences) expect(said(sentence)).toMatch(devanagari);
  expect(said('Welcome, Asha')).toBe('स्वागत है, Asha');
  expect(said('Please wait 12 seconds before asking for another code')).toContain('12');
  expect(said('Password must have 8 characters or more')).toBe('पासवर्ड में कम से कम 8 अक्षर होने चाहिए');
  expect(said('Something that nobody translated')).toBe('Something that nobody translated');
});

/** Sentences that no person meets on a page: of other programs, and of requests that the web does not send. */
const toPrograms =
  /^(The (request|body|form|date|Idempotency-Key|address is not valid)|Texts must|Something in what|There is nothing at|This (request|is not your|is there)|Fasting must|A file named|Booking for must|Gender must|The signature|The payment provider knows|Send this|The form)/;

it('every refusal of the service that a person may read has Hindi', () => {
  const sources = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join('api', file), 'utf8'));
  const sentences = sources.flatMap((source) =>
    [
      ...source.matchAll(
        /(?:badRequest|conflict|notFound|forbidden|unauthenticated|tooMany)\('((?:[^'\\]|\\.)+)'/g,
      ),
    ].map(([, sentence]) => sentence!.replaceAll("\\'", "'")),
  );
  expect(sentences.length).toBeGreaterThan(40);
  speakHindi();
  expect(
    [...new Set(sentences)].filter(
      (sentence) => !toPrograms.test(sentence) && !devanagari.test(said(sentence)),
    ),
  ).toEqual([]);
});

it('the app that is installed is the same in both languages, but for its words', () => {
  interface Manifest extends Record<string, unknown> {
    shortcuts: { name: string; url: string }[];
  }
  const [english, inHindi] = ['manifest', 'manifest.hi'].map(
    (name) => JSON.parse(readFileSync(`web/public/${name}.webmanifest`, 'utf8')) as Manifest,
  );
  setLanguage('hi', hindi);
  const names = [ordersCopy.list.title, shellCopy.reports];
  const shortcuts = english!.shortcuts.map((shortcut, index) => ({
    ...shortcut,
    name: names[index],
  }));
  expect(inHindi).toEqual({
    ...english,
    lang: 'hi',
    name: uiCopy.site.title,
    description: uiCopy.site.description,
    shortcuts,
  });
});

it('the words of the administration come on top of the others, which stay', () => {
  setLanguage('hi', hindi);
  addWords(adminWords);
  expect([adminCopy.links.settings, homeCopy.banner.action]).toEqual(['सेटिंग', 'अभी बुक करें']);
  expect([
    said('Test added'),
    said('The description must have at most 4000 characters'),
    said('Wrong email or password'),
    said('Something that nobody translated'),
  ]).toEqual([
    'टेस्ट जुड़ गया',
    'विवरण: ज़्यादा से ज़्यादा 4000 अक्षर हो सकते हैं',
    'ईमेल या पासवर्ड ग़लत है',
    'Something that nobody translated',
  ]);
});

it('dates are written in the language, prices alike in both', () => {
  const shown = () => [
    weekdayOf('2026-11-23'),
    longDay('2026-11-23'),
    momentOf('2026-11-23T02:00:00Z'),
    formatRupees(129900),
  ];
  expect(shown()).toEqual(['Mon', 'Mon, 23 Nov', 'Mon, 23 Nov, 7:30 am', '₹1,29,900']);
  setLanguage('hi', hindi);
  expect(shown()).toEqual(['सोम', 'सोम, 23 नव॰', 'सोम, 23 नव॰, 7:30 am', '₹1,29,900']);
});
