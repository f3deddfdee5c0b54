// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  address,
  bookedOrder,
  lab,
  orderWithOffer,
  otherLab,
  patient,
  slot,
} from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { BookingRail } from '../../web/booking/BookingRail.tsx';
import { BookingSummary } from '../../web/booking/BookingSummary.tsx';
import type { BookingStep } from '../../web/booking/bookingSteps.tsx';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { labTest } from '../shown/stockPages.shown.ts';
import { typed } from '../shown/shownOnPage.ts';
import { chosen, showFunnel } from './support/funnel.tsx';

beforeEach(() => {
  sessionStorage.clear();
  asked.length = 0;
});
afterEach(cleanup);

const son = { ...patient, id: 'p2', name: 'Ravi Menon' };
const test = (id: string, name: string) => ({ ...labTest, id, name });
const labTests = [
  labTest,
  test('t2', 'TSH'),
  ...Array.from({ length: 7 }, (_, index) => test(`x${index}`, `Test ${index}`)),
];
const trusted = (one: typeof lab | typeof otherLab) =>
  typed('Lab', {
    ...one,
    accreditation: one.accreditation && typed('Accreditation', one.accreditation),
  });
const known: Record<string, unknown> = {
  labTests,
  patients: [typed('Patient', patient), typed('Patient', son)],
  labs: [trusted(lab), trusted(otherLab)],
  slots: [typed('Slot', { ...slot, id: 's0', startTime: '09:00 am' }), typed('Slot', slot)],
  addresses: [
    typed('Address', { ...address, id: 'a0', road: 'Mount Road' }),
    typed('Address', address),
  ],
};
/** What the views asked the service, and with what. */
const asked: [string, object][] = [];
const answers = (operation: string, variables: object) => {
  asked.push([operation, variables]);
  return known;
};

/** The lipid profile for Leela, and TSH for Ravi. */
const second = { testId: 't2', patientId: 'p2' };
const visit: Draft = { ...chosen, added: [second] };
const opened = (changes: Parameters<typeof bookedOrder>[0] = {}): Step[] => [
  { fact: { type: 'order.opened', orderId: 'o1', wanted: 'review' } },
  { answers: 'loadOrder', with: bookedOrder(changes) },
];
const item = (id: string, name: string, test: string, price: number) => ({
  id,
  patientId: id,
  patient: { name, relation: 'MOTHER', gender: 'FEMALE', age: 69 } as const,
  test: { id: test, name: test, nameHindi: null },
  price,
});
const several = [
  item('i1', 'Leela Menon', 'Lipid Profile', 649),
  item('i2', 'Ravi Menon', 'TSH', 320),
  item('i3', 'Leela Menon', 'TSH', 320),
];

/** A part that stands beside the steps, on a page that the test came with. */
const beside = (Part: () => React.ReactNode) => () => {
  const key = answerKey('LabTest', { id: 't1' });
  return (
    <PageDataContext value={createPageData({ [key]: { labTest } })}>
      <Part />
    </PageDataContext>
  );
};
const summary = () => document.querySelector('[data-booking-summary]')!.textContent;

describe('the line that names the booking', () => {
  const line = async (draft: Draft, ...steps: Step[]) => {
    await showFunnel({ draft, steps, answers, View: beside(BookingSummary) });
    await waitFor(() => expect(summary()).not.toBe(''));
    return summary();
  };
  it.each<[string, Draft, Step[], string]>([
    ['the test', { ...emptyDraft('d1'), testId: 't1' }, [], 'Lipid Profile'],
    ['for whom', { ...chosen, labId: null }, [], 'Lipid Profile · Leela Menon'],
    ['and the price', chosen, [], 'Lipid Profile · Leela Menon · ₹649'],
    ['several tests', { ...visit, labId: null }, [], '2 tests · 2 people'],
    [
      'several tests for one person',
      { ...visit, labId: null, added: [{ ...second, patientId: 'p1' }] },
      [],
      '2 tests · 1 person',
    ],
    ['an order', emptyDraft('d1'), opened(), 'Lipid Profile · Leela Menon · ₹549'],
    [
      'an order of several',
      emptyDraft('d1'),
      opened({ items: several, amount: 1189 }),
      '3 tests · 2 people · ₹1,189',
    ],
  ])('says %s', async (_, draft, steps, words) => {
    await line(draft, ...steps);
    await waitFor(() => expect(summary()).toBe(words));
  });

  it('asks for nothing that the funnel knows, or that is not chosen', async () => {
    await line({ ...emptyDraft('d1'), testId: 't1' });
    expect(asked).toEqual([]);
    cleanup();
    await line(emptyDraft('d1'), ...opened());
    expect(asked).toEqual([]);
    cleanup();
    await line(
      chosen,
      { fact: { type: 'xstate.route', to: '#patient' } },
      { answers: 'loadPatients', with: [patient] },
      { fact: { type: 'xstate.route', to: '#lab' } },
      { answers: 'loadLabs', with: [lab] },
    );
    expect([asked, summary()]).toEqual([[], 'Lipid Profile · Leela Menon · ₹649']);
  });

  it.each([
    [chosen, { testId: 't1' }],
    [visit, { testIds: ['t1', 't2'] }],
  ])('asks for the labs of all tests of the visit', async (draft, variables) => {
    await line(draft);
    await waitFor(() => expect(asked).toContainEqual(['Labs', variables]));
  });
});

/** The terms of the rail, each with what it says. */
const terms = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent]);
const rail = (step: BookingStep) => beside(() => <BookingRail step={step} />);

describe('beside the steps on a desk', () => {
  const none = 'Not chosen yet';
  it.each<[string, BookingStep, Draft, Step[], string[][]]>([
    [
      'what the test starts from before a lab is chosen',
      'patient',
      { ...emptyDraft('d1'), testId: 't1' },
      [],
      [
        ['Test', 'Lipid Profile'],
        ['For', none],
        ['Lab', none],
        ['Time slot', none],
        ['Address', none],
        ['Starting from', '₹1,649'],
      ],
    ],
    [
      "the lab's price, and what is to be paid of it",
      'address',
      chosen,
      [],
      [
        ['Test', 'Lipid Profile'],
        ['For', 'Leela Menon'],
        ['Lab', lab.name],
        ['Time slot', 'Mon, 23 Nov, 07:00 am – 07:30 am'],
        ['Address', none],
        ['Price at this lab', '₹649'],
        ['To pay', '₹549'],
      ],
    ],
    [
      'when and where, after a reload',
      'lab',
      chosen,
      [],
      [
        ['Test', 'Lipid Profile'],
        ['For', 'Leela Menon'],
        ['Lab', lab.name],
        ['Time slot', 'Mon, 23 Nov, 07:00 am – 07:30 am'],
        ['Address', '17, Third Cross Street, Chennai, Tamil Nadu'],
        ['Price at this lab', '₹649'],
        ['To pay', '₹549'],
      ],
    ],
    [
      'each of several tests with its person',
      'slot',
      { ...visit, addressId: null },
      [],
      [
        ['Tests (2)', 'Lipid Profile · Leela MenonTSH · Ravi Menon'],
        ['Lab', lab.name],
        ['Time slot', none],
        ['Address', none],
        ['Price at this lab', '₹649'],
        ['To pay', '₹549'],
      ],
    ],
    [
      'an order with its own price',
      'review',
      emptyDraft('d1'),
      opened(),
      [
        ['Test', 'Lipid Profile'],
        ['For', 'Leela Menon'],
        ['Lab', lab.name],
        ['Time slot', 'Mon, 23 Nov, 07:00 am – 07:30 am'],
        ['Address', '17, Third Cross Street, Chennai, Tamil Nadu'],
        ['Item total', '₹649'],
        ['Discount', '-₹100'],
        ['Grand total', '₹549'],
      ],
    ],
    [
      'an order of several with an offer',
      'review',
      emptyDraft('d1'),
      opened({ ...orderWithOffer(), items: several, itemTotal: 1289, amount: 900 }),
      [
        ['Tests (3)', 'Lipid Profile · Leela MenonTSH · Ravi MenonTSH · Leela Menon'],
        ['Lab', lab.name],
        ['Time slot', 'Mon, 23 Nov, 07:00 am – 07:30 am'],
        ['Address', '17, Third Cross Street, Chennai, Tamil Nadu'],
        ['Item total', '₹1,289'],
        ['Discount (60% off your first order)', '-₹389'],
        ['Grand total', '₹900'],
      ],
    ],
  ])('stands %s', async (_, step, draft, steps, lines) => {
    await showFunnel({ draft, steps, answers, View: rail(step) });
    await waitFor(() => expect(terms()).toEqual(lines));
  });
});
