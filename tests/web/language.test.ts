import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { sentences } from '../../api/reasons/reasons.ts';
import { bookingNotices, bookingSentences } from '../../machines/booking/booking.notices.ts';
import { chatSentences } from '../../machines/chat/chat.notices.ts';
import { technicianDaySentences } from '../../machines/technicianDay/technicianDay.notices.ts';
import { locationSentences } from '../../machines/location/location.notices.ts';
import { pinSentences } from '../../machines/pin/pin.notices.ts';
import { notices, sharedSentences } from '../../machines/notices.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { authCopy } from '../../web/copy/auth.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { relationShown } from '../../web/copy/patients.ts';
import { adminWords } from '../../web/copy/hi/adminWords.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { fieldLabel, inHindi } from '../../web/copy/hi/reasons/reasons.ts';
import { homeCopy } from '../../web/copy/home.ts';
import { shellCopy } from '../../web/copy/shell.ts';
import { addWords, said, setLanguage } from '../../web/copy/language.ts';
import { ordersCopy } from '../../web/copy/orders.ts';
import { passwordResetCopy } from '../../web/copy/passwordReset.ts';
import { uiCopy } from '../../web/copy/ui.ts';
import { longDay, momentOf, weekdayOf } from '../../web/ui/days.ts';
import { formatRupees } from '../../web/ui/Price.tsx';

/** What the assistant is asked in English, and languages under their own names. */
const otherwise = new Set(['chatQuestions', 'languageNames']);
/** Every set of words of the web, by its name. */
const modules = import.meta.glob<Record<string, object>>('../../web/copy/*.ts', { eager: true });
const areas = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name, words]) => typeof words === 'object' && !otherwise.has(name)),
);
const hindiAreas = { ...hindi.areas, ...adminWords.areas };
const speakHindi = () => {
  setLanguage('hi', hindi);
  addWords(adminWords);
};

/**
 * What is the same in both languages: the name of the product, figures, names of pictures, and what
 * is given where nothing is said around it.
 */
const same = /^(Assay|Google Calendar|\+91|1|icon:[a-z-]+|(7|42|undefined|[ ,/])+)$/;
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
/** What a function was given, as it comes out again, in whichever order the language has it. */
const figuresIn = (leaf: Leaf) =>
  typeof leaf === 'function' ? (String(read(leaf)).match(/7|42/g) ?? []).toSorted() : [];

afterEach(() => setLanguage('en'));

it('every set of words has Hindi, and there is Hindi for nothing else', () => {
  expect(Object.keys(hindiAreas).toSorted()).toEqual(Object.keys(areas).toSorted());
});

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

describe('sentences of the service and of the flows', () => {
  const english: Record<string, string | { other: string }> = {
    ...Object.fromEntries(Object.entries(sentences).map(([reason, { en }]) => [reason, en])),
    ...bookingSentences,
    ...chatSentences,
    ...technicianDaySentences,
    ...locationSentences,
    ...pinSentences,
    ...sharedSentences,
  };
  const namesIn = (reason: string) => {
    const sentence = english[reason]!;
    const text = typeof sentence === 'string' ? sentence : sentence.other;
    return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  };

  /** Values that each language has its own words for. */
  const namedIn: Record<string, [value: string, hindi: string] | undefined> = {
    field: ['firstName', 'नाम'],
    whom: ['female 18 -', 'महिलाओं'],
  };
  it.each(Object.keys(english))('%s has Hindi, with its values', (reason) => {
    const names = namesIn(reason);
    const values = Object.fromEntries(
      names.map((name, index) => [name, namedIn[name]?.[0] ?? 41 + index]),
    );
    const hindi = inHindi(reason, values)!;
    expect(hindi).toMatch(devanagari);
    expect(hindi).not.toMatch(/[०-९]|undefined|\{/);
    for (const [name, value] of Object.entries(values))
      expect(hindi).toContain(namedIn[name]?.[1] ?? String(value));
  });

  it('are chosen by their reason, not by their English', () => {
    const wrongCode = { text: 'The code is wrong. 2 tries are left', reason: 'CODE_WRONG' };
    const message = { ...wrongCode, params: { count: 2 } };
    expect(said(message)).toBe(wrongCode.text);
    setLanguage('hi', hindi);
    expect(said(message)).toBe('ओटीपी ग़लत है। 2 बार और कोशिश कर सकते हैं');
    expect(said({ ...message, text: 'Anything else' })).toBe(said(message));
    for (const status of ['FAILED', 'REFUND_PENDING', 'BAD_REQUEST', null])
      expect(said(bookingNotices.verificationFailed(status))).not.toMatch(/[A-Za-z]/);
    expect(said({ text: 'Of a newer service', reason: 'OF_TOMORROW' })).toBe('Of a newer service');
    expect(said({ text: 'Of the browser' })).toBe('Of the browser');
    expect(said('सेव हो गया')).toBe('सेव हो गया');
  });

  it('call the fields of a form by their names on the page', () => {
    setLanguage('hi', hindi);
    const { signUp } = authCopy;
    const { house, road, zip, city } = bookingCopy.address;
    expect({
      firstName: signUp.firstName,
      lastName: signUp.lastName,
      email: signUp.email,
      password: signUp.password,
      newPassword: passwordResetCopy.reset.password,
      houseNo: house,
      road,
      zipCode: zip,
      cityState: city,
    }).toEqual(
      Object.fromEntries(
        'firstName lastName email password newPassword houseNo road zipCode cityState'
          .split(' ')
          .map((field) => [field, fieldLabel(field)]),
      ),
    );
  });
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
  expect(said(notices.somethingWrong)).toMatch(devanagari);
});

it('dates are written in the language, prices alike in both', () => {
  const shown = () => [
    weekdayOf('2026-11-23'),
    longDay('2026-11-23'),
    momentOf('2026-11-23T02:00:00Z'),
    formatRupees(129900),
  ];
  expect(shown()).toEqual(['Mon', 'Mon, 23 Nov', 'Mon, 23 Nov, 07:30 am', '₹1,29,900']);
  setLanguage('hi', hindi);
  expect(shown()).toEqual(['सोम', 'सोम, 23 नवंबर', 'सोम, 23 नवंबर, सुबह 7:30', '₹1,29,900']);
});
