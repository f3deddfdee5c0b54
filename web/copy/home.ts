import { whomWords } from '../../machines/order/forWhom.ts';
import { bookAgainEnglish, someTimeEnglish } from '../../machines/text/bookAgainSentence.ts';
import { translated } from './language.ts';

/** Texts of the home page; the quoted ones are verbatim (docs/product/screens.md). */
export const homeCopy = translated('homeCopy', {
  search: {
    placeholder: 'Search for lab test, packages',
    count: (n: number) => `${n} result(s) found`,
    label: 'Search',
  },
  banner: {
    kicker: 'First order',
    title: '60% off your first order',
    note: 'up to ₹500 · ₹100 off every other order',
    terms: 'See the terms',
    text: 'A trained technician comes to your door. Your report comes to your phone.',
    action: 'Book now',
  },
  grid: 'Tests You Can Choose From',
  filter: 'Which tests are listed',
  popular: 'Popular',
  all: 'All tests',
  concerns: {
    DIABETES: 'Diabetes',
    THYROID: 'Thyroid',
    HEART: 'Heart',
    FEVER: 'Fever',
    WOMEN: 'Women',
    FULL_BODY: 'Full body',
    VITAMINS: 'Vitamins',
    LIVER: 'Liver',
    KIDNEYS: 'Kidneys',
  },
  listed: (listed: number, all: number) => `${listed} of ${all} tests`,
  fromPrice: (rupees: string) => `from ${rupees}`,
  more: 'Show all tests',
  resume: (tests: string, patients: string) =>
    `Continue your booking of ${tests}${patients ? ` for ${patients}` : ''}`,
  /** In the place of the name of a further test. */
  unoffered: 'a test that is no longer offered',
  resumeAction: 'Continue',
  failed: 'The list could not be loaded.',
  own: {
    hello: (name: string) => `Hello, ${name}`,
    nextVisit: 'Next visit',
    track: 'Track',
    tests: (tests: string, people: string) => `${tests} for ${people}`,
    readyReport: 'Ready report',
    report: (test: string, person: string) => `${test} of ${person}`,
    open: 'Open report',
    bookAgain: 'Book again',
    sentence: bookAgainEnglish as string,
    changes: {
      tests: (what: string) => `${what}: see the test`,
      people: (what: string) => `${what}: change the patient`,
      lab: (what: string) => `${what}: change the lab`,
      time: (what: string) => `${what}: change the time`,
    },
    someTime: someTimeEnglish as string,
    book: (amount: string) => `Book for ${amount}`,
  },
} as const);

export const testCopy = translated('testCopy', {
  back: 'Back',
  cancel: 'Cancel',
  add: 'Add Patient',
  home: 'Home',
  from: 'Starting from',
  ready: 'Reports ready in',
  off: '₹100 off every order',
  tiles: ['Home visit', '1 test included', 'Free consultation', 'Online reports'],
  consultation:
    'Once your report is there, choose a time and a doctor calls you to explain it, free.',
  about: 'About this test',
  included: 'What is included',
  good: 'Good to know',
  why: 'Why you should book this package?',
  failed: 'The test could not be loaded.',
  missing: 'This test is not in our catalogue.',
  fasting: (hours: number) => `Nothing but water for ${hours} hours before the visit.`,
  forWhom: (whom: string) => `Only for ${whomWords(whom)}`,
  apart: (minutes: number) =>
    `Tests that need fasting, or another sample, are not taken in the same visit: at least ${minutes} minutes lie between. Book them as a visit of their own.`,
  turnAround: (time: string) => `Turn-around time: ${time}`,
  /** Defaults for fields that a loaded test lacks (docs/product/screens.md; PD-12). */
  defaults: {
    name: 'Covid RTPCR Test',
    priceInRupees: 1200,
    reportTime: '24 Hours',
    whyBook: [
      'Sample taken at home by a trained technician',
      'Report on your phone, usually within a day',
      'Doctor call to explain the report at no extra cost',
    ],
  },
} as const);
