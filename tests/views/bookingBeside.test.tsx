// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, lab, slot } from '../../devtools/samples/entities.ts';
import { addressWithoutPin } from '../shown/addressLines.ts';
import { orderWithOffer } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft, withOrder } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { BookingRail } from '../../web/booking/BookingRail.tsx';
import { BookingSummary } from '../../web/booking/BookingSummary.tsx';
import { stepOf } from '../../web/booking/bookingSteps.tsx';
import type { BookingStep } from '../../web/booking/bookingSteps.tsx';
import { Booking } from '../../web/shared/flows/flows.ts';
import { toReview } from '../machines/support/funnel.ts';
import { at, chosen, comes, opened, showFunnel } from './support/funnel.tsx';
import { textsOf } from './support/page.ts';
import { answers, asked, beside, reloaded, second, several, visit } from './support/visit.tsx';

beforeEach(() => {
  asked.length = 0;
  // What did not come with the page is on its way.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

const begun: Draft = { ...emptyDraft('d1'), testId: 't1' };
const operations = () => asked.map(([operation]) => operation).toSorted();
const rail = (step: BookingStep) => beside(() => <BookingRail step={step} />);
const terms = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`);

describe('the rail, on a desk', () => {
  const all = [
    'Test: Lipid Profile',
    'For: Leela Menon',
    `Lab: ${lab.name}`,
    'Time slot: Mon, 23 Nov, 07:00 am – 07:30 am',
    `Address: ${addressWithoutPin(address)}`,
  ];
  /** The first of these are known. */
  const known = (count: number) =>
    all.map((term, index) =>
      index < count ? term : `${term.slice(0, term.indexOf(':'))}: Not chosen yet`,
    );
  const price = ['Price at this lab: ₹649', 'Discount: -₹100', 'To pay: ₹549'];
  const loaded = [at('lab'), comes('loadLabs', lab)];
  const offered = { ...orderWithOffer(), items: several, itemTotal: 1289, amount: 900 };

  it.each<[string, BookingStep, Draft, Step[], string[]]>([
    ['what the test starts from', 'patient', begun, [], [...known(1), 'Starting from: ₹1,649']],
    ["the lab's price, and what is to be paid", 'address', chosen, [], [...known(4), ...price]],
    ['when and where, after a reload', 'lab', chosen, loaded, [...all, ...price]],
    [
      'each of several tests with its person',
      'slot',
      { ...visit, addressId: null },
      [],
      ['Tests (2): Lipid Profile · Leela MenonTSH · Ravi Menon', ...known(3).slice(2), ...price],
    ],
    [
      'an order with its own price',
      'review',
      emptyDraft('d1'),
      opened('review'),
      [...all, 'Item total: ₹649', 'Discount: -₹100', 'Grand total: ₹549'],
    ],
    [
      'an order of several with an offer',
      'review',
      emptyDraft('d1'),
      opened('review', offered),
      [
        'Tests (3): Lipid Profile · Leela MenonTSH · Ravi MenonTSH · Leela Menon',
        ...all.slice(2),
        'Item total: ₹1,289',
        'Discount (60% off your first order): -₹389',
        'Grand total: ₹900',
      ],
    ],
    [
      'no amount to pay where the service says none',
      'lab',
      chosen,
      [at('lab'), comes('loadLabs', { ...lab, discount: 0, amountInRupees: null })],
      [...all, 'Price at this lab: ₹649'],
    ],
  ])('says %s', async (_, step, draft, steps, lines) => {
    const taken = steps.length > 0 ? steps : reloaded(draft);
    await showFunnel({ draft, steps: taken, answers, View: rail(step) });
    await waitFor(() => expect(terms()).toEqual(lines));
  });

  it('says where one of several tests is no longer offered', async () => {
    const added = [{ ...second, testId: 'gone' }];
    await showFunnel({
      draft: { ...visit, added },
      steps: reloaded(visit),
      answers,
      View: rail('slot'),
    });
    const both = 'Lipid Profile · Leela MenonA test that is no longer offered · Ravi Menon';
    await waitFor(() => expect(terms()[0]).toBe(`Tests (2): ${both}`));
  });

  it('says nothing in the place of what is not known', async () => {
    await showFunnel({ draft: begun, steps: [], View: () => <BookingRail step="patient" /> });
    expect(terms()).toEqual(['Test: ', ...known(0).slice(1)]);
  });

  const addresses = [at('address'), comes('loadAddresses', address)];
  it.each<[string, BookingStep, Draft, Step[], string[]]>([
    [
      'the times, which the step loads',
      'slot',
      chosen,
      [at('slot')],
      ['Addresses', 'Labs', 'Patients'],
    ],
    [
      'the addresses, which it loads',
      'address',
      chosen,
      [at('address')],
      ['Labs', 'Patients', 'Slots'],
    ],
    ['either where an order says both', 'payment', chosen, [at('address')], ['Labs', 'Patients']],
    [
      'either before it is chosen',
      'lab',
      { ...chosen, slotId: null, addressId: null },
      [at('lab')],
      ['Patients'],
    ],
    [
      'times before a lab is chosen',
      'lab',
      { ...chosen, labId: null },
      [at('lab')],
      ['Addresses', 'Patients'],
    ],
    [
      'times that are known',
      'lab',
      chosen,
      [at('slot'), comes('loadSlots', slot)],
      ['Addresses', 'Patients'],
    ],
    ['addresses that are known', 'lab', chosen, addresses, ['Patients', 'Slots']],
    ['anything of an order that was just made', 'lab', chosen, [at('address'), ...toReview], []],
    ['or that was opened', 'lab', withOrder(chosen, 'o1'), opened('review'), []],
  ])('does not ask for %s', async (_, step, draft, steps, wanted) => {
    await showFunnel({ draft, steps, answers, View: rail(step) });
    await waitFor(() => expect(operations()).toEqual(wanted));
  });
});

describe('the line that names the booking', () => {
  const Line = beside(() => <BookingSummary step={Booking.useSelector(stepOf)} />);
  const summary = () => textsOf('[data-booking-summary]')[0];
  const alone = { ...visit, added: [{ ...second, patientId: 'p1' }] };
  const other = { ...chosen, patientId: 'p2', labId: 'l2' };

  it.each<[string, Draft, Step[], string]>([
    ['the test', begun, [], 'Lipid Profile'],
    ['for whom', { ...chosen, labId: null }, [], 'Lipid Profile · Leela Menon'],
    ['and what is paid', chosen, [], 'Lipid Profile · Leela Menon · ₹549'],
    ['the person and the lab of several', other, [at('slot')], 'Lipid Profile · Ravi Menon · ₹509'],
    ['several tests', { ...visit, labId: null }, [], '2 tests · 2 people'],
    ['several tests for one person', { ...alone, labId: null }, [], '2 tests · 1 person'],
    ['an order', emptyDraft('d1'), opened('review'), 'Lipid Profile · Leela Menon · ₹549'],
    [
      'an order of several',
      emptyDraft('d1'),
      opened('review', { items: several, amount: 1189 }),
      '3 tests · 2 people · ₹1,189',
    ],
  ])('says %s', async (_, draft, steps, words) => {
    const taken = steps.length > 0 ? steps : reloaded(draft);
    await showFunnel({ draft, steps: taken, answers, View: Line });
    await waitFor(() => expect(summary()).toBe(words));
  });

  it('says where the test is no longer offered', async () => {
    const draft = { ...chosen, labId: null };
    const gone = (operation: string, variables: object) => {
      if (operation === 'LabTest')
        throw Object.assign(new Error('There is no such test.'), { code: 'NOT_FOUND' });
      return answers(operation, variables);
    };
    const View = () => (
      <>
        <BookingSummary step="lab" />
        <BookingRail step="lab" />
      </>
    );
    await showFunnel({ draft, steps: reloaded(draft), answers: gone, View });
    await waitFor(() => expect(summary()).toBe('A test that is no longer offered · Leela Menon'));
    expect(terms()[0]).toBe('Test: A test that is no longer offered');
  });

  const order = { items: [{ testId: 't1', patientId: 'p1' }], labId: 'l1', addressId: 'a1' };
  it.each<[string, Step[], string[]]>([
    ['whom a step loads', [at('patient')], ['Labs']],
    ['which labs a step loads', [at('lab')], ['Patients']],
    ['before it is known which step it is', [], []],
    ['what is repeated', [{ fact: { type: 'order.repeated', draftId: 'd2', order } }], []],
  ])('does not ask %s', async (_, steps, others) => {
    await showFunnel({ draft: chosen, steps, answers, View: Line });
    await waitFor(() => expect(operations()).toEqual(others));
  });

  it.each([
    [chosen, { testId: 't1' }],
    [visit, { testIds: ['t1', 't2'] }],
  ])('asks for the labs of all tests of the visit', async (draft, variables) => {
    await showFunnel({ draft, steps: reloaded(draft), answers, View: Line });
    await waitFor(() => expect(asked).toContainEqual(['Labs', variables]));
  });
});
