import { amounts, firstOrder } from './offers.shown.ts';
import { typed } from './shownOnPage.ts';
import type { ShownOnPage } from './shownOnPage.ts';
import { order } from './orderLists.shown.ts';
import { labTest, noPrice, otherTest } from './stockPages.shown.ts';

const heartPackage = typed('LabTest', {
  ...labTest,
  id: 'k1',
  name: 'Heart Package',
  priceInRupees: 2499,
  inclusions: ['HDL', 'LDL', 'Lp(a)', 'Troponin', 'hs-CRP', 'ECG'],
});
const [item] = order.items;
const cancelled = {
  ...item!,
  id: 'i0',
  status: 'cancelled' as const,
  test: { ...item!.test, id: 'cbc', name: 'Complete Blood Count' },
};
const commonPrices = Array.from({ length: 3 }, () => 1299);

/** What must be read at home of what the service said. */
export const homeShown: ShownOnPage = {
  answers: {
    home: typed('Home', {
      nextVisit: { ...order, onTheWayAt: '2026-09-07T01:10:00.000Z' },
      readyReport: typed('Report', {
        id: 'r1',
        testName: 'Urine Culture',
        testNameHindi: null,
        patientName: 'Leela Menon',
        readyAt: '2026-09-07T02:00:00.000Z',
        url: '/api/v1/report/r1/file',
      }),
      bookAgain: typed('BookAgain', {
        order: { ...order, items: [cancelled, item] },
        lab: typed('Lab', { ...order.lab, amountInRupees: 1529, earliest: null }),
        repeat: null,
      }),
    }),
    ownOffers: [firstOrder],
    labTests: [labTest, { ...otherTest, amounts }, noPrice],
    packages: [heartPackage, { ...heartPackage, id: 'k2', name: 'Sugar Package' }],
    testimonials: [
      typed('Testimonial', {
        id: 'm1',
        image: null,
        name: 'Farah',
        location: 'Kochi',
        message: 'They came at seven.',
      }),
    ],
    banner: typed('Banner', {
      kicker: 'Monsoon',
      title: 'Monsoon check-up',
      note: 'until Friday',
      text: 'We come to your door.',
      kickerHindi: null,
      titleHindi: null,
      noteHindi: null,
      textHindi: null,
    }),
    faq: [typed('Question', { id: 'q1', question: 'When do you come?', answer: 'At seven.' })],
  },
  blocks: [
    ['Ravi Kumar is on the way to you.'],
    ['Lipid Profile for Leela Menon'],
    ['Lipid Profile for Leela Menon at Kaveri Precision Labs – choose a time'],
    ['Urine Culture of Leela Menon', 'Mon, 7 Sept 2026, 07:30 am'],
    ['Monsoon'],
    ['Monsoon check-up'],
    ['until Friday'],
    ['We come to your door.'],
    ['Lipid Profile', 'from ₹1,649 · 10 Hrs'],
    ['TSH', 'from ₹320 (usual price), you pay ₹128 · 6 Hrs'],
    ['3 of 3 tests', 'Lipid Profile'],
    ['Ferritin', '10 Hrs', 'Packages', 'Heart Package', 'from ₹2,499 · 10 Hrs'],
    ['Contains 6 tests', 'HDL, LDL, Lp(a), Troponin and 2 more', 'Compare', 'Sugar Package'],
    ['Compare', 'Commonly'],
    ['“They came at seven.”'],
    ['Farah', 'Kochi'],
    ['When do you come?', 'At seven.'],
  ],
  prices: [1529, 1649, 320, 128, 2499, 2499],
  // The three fixed cards are written as the specification quotes them: without a comma.
  sentences: commonPrices.map((price) => `Starting from ₹${price}`),
};
