// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  bookedOrder,
  lab,
  laterSlot,
  otherLab,
  slot,
  trackedOrder,
} from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookedOrder } from '../../machines/booking/booking.types.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { HoldCountdown } from '../../web/booking/HoldCountdown.tsx';
import { bookingSteps, stepOf } from '../../web/booking/bookingSteps.tsx';
import { TrackedOrder } from '../../web/orders/TrackedOrder.tsx';
import { Booking } from '../../web/shared/flows/flows.ts';
import {
  missingIn,
  shownLabs,
  shownPlaced,
  shownToPay,
  shownToReview,
  shownTracked,
  wordsOf,
} from '../shown/shown.ts';
import { show } from './support/show.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Where every figure and word is another one, so that none can stand for another. */
const rich = {
  patient: { name: 'Leela Menon', relation: 'MOTHER', gender: 'FEMALE', age: 69 },
  test: {
    id: 't1',
    name: 'Lipid Profile',
    nameHindi: null,
    priceInRupees: 499,
    fasting: 'NEEDED',
  },
  lab: {
    id: 'l1',
    name: 'Kaveri Precision Labs',
    image: null,
    priceInRupees: 1700,
    accreditation: null,
    demo: false,
  },
  slot: { date: '2026-09-07', startTime: '07:00 am', endTime: '07:30 am' },
  itemTotal: 1649,
  discount: 120,
  amount: 1529,
  instructions: ['Only water for 8 to 10 hours', 'Keep your reports at hand'],
  instructionReasons: [],
} as const satisfies Partial<BookedOrder>;

async function shown(...steps: Step[]): Promise<string> {
  const running = walk(bookingMachine, { draft: emptyDraft('d1') });
  await running.go(...steps);
  const { View } = bookingSteps[stepOf(running.snapshot() as never)];
  await inFlow(running.actor as never, <View />);
  // What only describes a control is not read by the eye.
  for (const unseen of document.body.querySelectorAll('[hidden]')) unseen.remove();
  return wordsOf(document.body);
}

const inFlow = (actor: never, view: ReactNode) =>
  show(<Booking.Provider actor={actor}>{view}</Booking.Provider>);

const opened = (order: BookedOrder, wanted: 'review' | 'checkout'): Step[] => [
  { fact: { type: 'order.opened', orderId: 'o1', wanted } },
  { answers: 'loadOrder', with: order },
];

describe('what a person reads is what the service said', () => {
  it.each([
    ['review', shownToReview],
    ['checkout', shownToPay],
  ] as const)('on %s, with every price', async (wanted, shownOf) => {
    const order = bookedOrder(rich);
    expect(missingIn(await shown(...opened(order, wanted)), shownOf(order))).toEqual([]);
  });

  it('where the order is placed, with every instruction', async () => {
    const order = bookedOrder({ ...rich, paymentStatus: 'SUCCESS' });
    expect(missingIn(await shown(...opened(order, 'checkout')), shownPlaced(order))).toEqual([]);
  });

  it('where a lab is chosen, each with its own price, slots and report time', async () => {
    const labs = [
      { ...lab, priceInRupees: 1649, amountInRupees: 1529 },
      otherLab,
      { ...lab, id: 'full', name: 'Udaya Path Care', rating: 4, slotsAvailable: 0 },
    ];
    const draft = { ...emptyDraft('d2'), testId: 't1', patientId: 'p1' };
    const text = await shown(
      { fact: { type: 'draft.restored', draft } },
      { fact: { type: 'xstate.route', to: '#lab' } },
      { answers: 'loadLabs', with: labs },
    );
    expect(missingIn(text, shownLabs(labs, 'l1'))).toEqual([]);
  });

  it('where a slot is chosen: days, times, and how few places are left', async () => {
    const slots = [
      { ...slot, date: '2026-09-07', placesLeft: 1 },
      { ...slot, id: 's9', date: '2026-09-07', startTime: '07:30 am', placesLeft: 2 },
      { ...slot, id: 's3', date: '2026-09-07', startTime: '01:30 pm', placesLeft: 3 },
      { ...laterSlot, date: '2026-09-08' },
    ];
    const draft = { ...emptyDraft('d2'), testId: 't1', patientId: 'p1', labId: 'l1' };
    const text = await shown(
      { fact: { type: 'draft.restored', draft } },
      { fact: { type: 'xstate.route', to: '#slot' } },
      { answers: 'loadSlots', with: slots },
      { fact: { type: 'date.selected', date: '2026-09-07' } },
      { fact: { type: 'slot.selected', slotId: 's3' } },
    );
    const blocks = [
      ['Mon', '7', 'Tue', '8'],
      ['07:00 am', '1 place left', '07:30 am', '2 places left'],
      ['01:30 pm', 'Mon, 7 Sept, 01:30 pm', 'Cancel'],
    ];
    expect(missingIn(text, { blocks, prices: [] })).toEqual([]);
  });

  it('where a paid order is followed, with its technician and its instructions', async () => {
    const order = trackedOrder({ ...rich, status: 'assigned', technicianName: 'Ravi Kumar' });
    const running = walk(trackingMachine, { orderId: order.id });
    await running.go({ answers: 'loadOrder', with: order });
    await show(<TrackedOrder order={order} actor={running.actor as never} />);
    expect(missingIn(document.body.textContent, shownTracked(order))).toEqual([]);
    screen.getByRole('button', { name: 'Instructions' }).click();
    const listed = await screen.findAllByText(
      (_, element) => element?.tagName === 'LI' && !element.hasAttribute('data-stage'),
    );
    expect(listed.map(({ textContent }) => textContent)).toEqual(rich.instructions);
  });

  it.each([
    [0, '15:00'],
    [55, '14:05'],
    [895, '0:05'],
    [900, '0:00'],
  ])('%i seconds after the hold began', async (passed, left) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
    const running = walk(bookingMachine, { draft: emptyDraft('d1') });
    await running.go(...opened(bookedOrder(), 'review'));
    vi.setSystemTime(1_700_000_000_000 + passed * 1000);
    render(
      <Booking.Provider actor={running.actor as never}>
        <HoldCountdown />
      </Booking.Provider>,
    );
    expect(screen.getByRole('timer').textContent).toBe(`Your slot is held for ${left}`);
  });
});

describe('what is shown otherwise is found', () => {
  const order = bookedOrder(rich);
  const right = 'Item total ₹1,649 Discount -₹120 Grand total ₹1,529 ₹1,529';
  const wanted = {
    blocks: [['Item total', '₹1,649', 'Discount', '-₹120']],
    prices: [order.itemTotal, -order.discount, order.amount, order.amount],
  };
  it.each([
    [right, 0],
    [right.replace('-₹120', '₹-120'), 2],
    [right.replace('₹1,649', '+₹1,649'), 2],
    [right.replace('₹1,529 ₹1,529', '₹1,529 ₹1,649'), 1],
    [right.replace('₹1,649', '₹1649'), 2],
  ])('%s', (text, faults) => {
    expect(missingIn(text, wanted)).toHaveLength(faults);
  });
});
