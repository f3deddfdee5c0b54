import { firstOrderOffer } from '../../devtools/samples/offers.ts';
import type { RouteName } from '../../web/routes.ts';
import { parametersShown } from './parameters.shown.ts';
import { typed } from './shownOnPage.ts';
import type { ShownOnPage } from './shownOnPage.ts';

export const labTest = typed('LabTest', {
  id: 't1',
  name: 'Lipid Profile',
  icon: null,
  image: null,
  priceInRupees: 1649,
  amounts: [],
  reportTime: '10 Hrs',
  tat: null,
  description: 'About it.',
  disclaimers: ['Note one'],
  whyBook: [],
  inclusions: ['HDL'],
  features: [],
  fasting: 'NEEDED',
  aliases: ['cholesterol'],
  concerns: ['HEART'],
  isPackage: false,
  forGender: null,
  ageFrom: null,
  ageTo: null,
  contains: [],
  apartFrom: [],
  apartMinutes: null,
  repeatMonths: null,
  nameHindi: null,
  descriptionHindi: null,
  disclaimersHindi: [],
  whyBookHindi: [],
  inclusionsHindi: [],
  featuresHindi: [],
});
export const otherTest = {
  ...labTest,
  id: 't2',
  name: 'TSH',
  priceInRupees: 320,
  reportTime: '6 Hrs',
};
export const noPrice = { ...labTest, id: 't3', name: 'Ferritin', priceInRupees: null };
const entryText = (field: string, english: string, hindi: string | null = null) =>
  typed('EntryText', { field, english, hindi });
const faqContent = typed('Content', {
  kind: 'FAQ',
  version: 3,
  publishedAt: '2026-09-07T06:00:00.000Z',
  entries: [
    typed('ContentEntry', {
      id: 'q1',
      hidden: false,
      texts: [
        entryText('question', 'When do you come?', 'आप कब आते हैं?'),
        entryText('answer', 'At seven.', 'सात बजे।'),
      ],
    }),
    typed('ContentEntry', {
      id: 'q2',
      hidden: true,
      texts: [entryText('question', 'May I drink water?'), entryText('answer', 'Yes.')],
    }),
  ],
});
const termsContent = typed('Content', {
  kind: 'TERMS',
  version: 0,
  publishedAt: null,
  entries: [],
});
/** A test as owners edit it: the texts in Hindi under names of their own. */
const inCatalogue = (test: object, active = true) =>
  typed('AdminTest', {
    test: {
      ...test,
      nameForHindi: 'लिपिड प्रोफ़ाइल',
      descriptionForHindi: null,
      disclaimersForHindi: ['एक बात'],
      whyBookForHindi: [],
      inclusionsForHindi: [],
      featuresForHindi: [],
    },
    version: 'v1',
    active,
  });
const labPrice = typed('LabPrice', {
  testId: 't1',
  testName: 'Lipid Profile',
  priceInRupees: 1649,
  planned: null,
});
const plan = (priceInRupees: number | null) =>
  typed('PlannedPrice', { priceInRupees, from: '2026-09-07' });
const plannedPrice = {
  ...labPrice,
  testId: 't2',
  testName: 'TSH',
  priceInRupees: 320,
  planned: plan(349),
};
const notOffered = { ...plannedPrice, testId: 't3', testName: 'Ferritin', planned: plan(null) };
const lab = typed('AdminLab', {
  id: 'l1',
  version: 'v1',
  name: 'Kaveri Precision Labs',
  image: null,
  address: '4, Lake Road, Chennai',
  rating: 4.7,
  ratingSource: 'Its own survey',
  reportHours: 10,
  active: false,
  pins: ['6000'],
  slotMinutes: 30,
  hours: [typed('LabHours', { weekdays: [1], opens: '07:00', closes: '12:30', places: 3 })],
  holidays: [typed('LabHoliday', { date: '2026-09-07', part: 'DAY' })],
});

const firstOrder = typed('AdminOffer', {
  version: 'v1',
  offer: typed('Offer', {
    ...firstOrderOffer.offer,
    titleForHindi: firstOrderOffer.offer.titleHindi,
    from: null,
    until: null,
    firstOrderOnly: true,
    perCustomer: 1,
  }),
  budgetUses: 1000,
  budgetRupees: 9000,
  paused: false,
  running: true,
  uses: 12,
  rupeesGiven: 4320,
});
const ended = {
  ...firstOrder,
  offer: { ...firstOrder.offer, code: 'MONSOON' },
  paused: true,
  running: false,
};

/** The pages where an owner stocks tests, labs and prices. */
export const stockPagesShown = {
  adminTests: {
    answers: {
      adminTests: [inCatalogue(labTest), inCatalogue(otherTest), inCatalogue(noPrice, false)],
    },
    blocks: [
      ['Lipid Profile', '10 Hrs', '₹1,649', 'TSH', '6 Hrs', '₹320'],
      ['Ferritin', '10 Hrs', 'Hidden'],
    ],
    prices: [1649, 320],
  },
  adminTest: {
    answers: { adminTests: [inCatalogue({ ...labTest, tat: 'Same day' })] },
    blocks: [
      ['Lipid Profile'],
      ['About it.'],
      ['Note one'],
      ['एक बात'],
      ['लिपिड प्रोफ़ाइल'],
      ['Lipid Profile', '1649', '10 Hrs', 'Same day', 'HDL'],
    ],
    prices: [],
  },
  adminParameters: {
    ...parametersShown,
    answers: { ...parametersShown.answers, adminTests: [inCatalogue(labTest)] },
  },
  adminLabs: {
    answers: { adminLabs: [lab, { ...lab, id: 'l2', name: 'Meghdoot', hours: [], active: true }] },
    blocks: [
      ['Kaveri Precision Labs', '4, Lake Road, Chennai', 'Paused'],
      ['Meghdoot', 'No opening'],
    ],
    prices: [],
  },
  adminLab: {
    answers: { adminLab: lab },
    blocks: [
      ['Kaveri Precision Labs'],
      ['Mon, 7 Sept'],
      ['Kaveri Precision Labs', '4, Lake Road, Chennai', '10', '4.7', 'Its own survey'],
      ['6000'],
      ['07:00', '12:30', '3'],
    ],
    prices: [],
  },
  adminLabPrices: {
    answers: { adminLab: lab, labPrices: [labPrice, plannedPrice, notOffered] },
    blocks: [
      ['Prices of Kaveri Precision Labs'],
      ['Lipid Profile', 'TSH', '₹349 from Mon, 7 Sept 2026 on'],
      ['Ferritin', 'Not offered from Mon, 7 Sept 2026 on'],
      ['1649', '320', '320'],
    ],
    prices: [349],
  },
  adminOffers: {
    answers: { adminOffers: [firstOrder, ended] },
    blocks: [
      ['FIRST60 · 60% off your first order', '60% off what the tests cost, up to ₹500'],
      ['Used 12 times, ₹4,320 given', 'MONSOON'],
      ['Used 12 times, ₹4,320 given', 'Paused'],
    ],
    prices: [500, 4320, 500, 4320],
    sentences: ['in place of the ₹100 that every order has off'],
  },
  adminContents: {
    answers: { adminContents: [faqContent, termsContent] },
    blocks: [
      [
        'Frequent questions',
        'Version 3, published Mon, 7 Sept 2026, 11:30 am · 2 entries · 1 hidden',
      ],
      ['Terms & conditions', 'Not published yet'],
    ],
    prices: [],
  },
  adminContent: {
    url: '/admin/content/faq',
    answers: { adminContent: faqContent },
    blocks: [
      ['Frequent questions'],
      ['Answer', 'At seven.', 'Answer in Hindi', 'सात बजे।'],
      ['Entry 2'],
      ['Answer', 'Yes.'],
      ['When do you come?', 'आप कब आते हैं?'],
      ['May I drink water?'],
    ],
    prices: [],
  },
  adminOffer: {
    answers: { adminOffer: firstOrder },
    blocks: [
      ['Used 12 times, ₹4,320 given · of 1000 uses 12 are taken · of ₹9,000 ₹4,320 are given'],
      ['60% off your first order', 'आपके पहले ऑर्डर पर 60% की छूट', '60', '500'],
      ['1', '1000', '9000'],
    ],
    prices: [4320, 9000, 4320],
  },
} satisfies Partial<Record<RouteName, ShownOnPage>>;
