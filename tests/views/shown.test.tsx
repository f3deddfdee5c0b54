// @vitest-environment jsdom

import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookedOrder } from '../../machines/booking/booking.types.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';

import { bookingSteps, stepOf } from '../../web/booking/bookingSteps.tsx';

import { Booking } from '../../web/shared/flows/flows.ts';
import { missingIn, shownPlaced, shownToPay, shownToReview, wordsOf } from '../shown/shown.ts';
import { show } from './support/show.tsx';

/** Where every figure and word is another one, so that none can stand for another. */
const rich = {
  patient: { name: 'Leela Menon', relation: 'MOTHER', gender: 'FEMALE', age: 69, infantAge: null },
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
