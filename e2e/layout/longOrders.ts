import { firstOrderOffer, refusedOffer } from '../../devtools/samples/offers.ts';
import { trackedItem, trackedOrder } from '../../devtools/samples/orders.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';

interface LongWords {
  names: readonly [string, string, string];
  where: FollowedOrder['address'];
  testName: string;
  labName: string;
  offer: typeof firstOrderOffer.offer;
}

/** Orders in which everything is as long as it may be, and the items of each. */
export function longOrders({ names, where, testName, labName, offer }: LongWords) {
  // A visit whose tests stand as they may: cancelled, with a report, and to be cancelled.
  const items = [
    { status: 'cancelled', refundAmount: 12_345 },
    { status: 'completed', reportUrl: '/report.pdf' },
    { status: 'placed', cancellable: true },
  ].map((changes, index) => ({
    ...trackedItem,
    ...changes,
    id: `i${index}`,
    patient: { ...trackedItem.patient, name: names[index % names.length]! },
    test: { ...trackedItem.test, name: testName },
  }));

  const orders = names.flatMap((name, index): FollowedOrder[] =>
    [
      trackedOrder({
        paymentStatus: 'PENDING',
        holdExpiresAt: '2999-11-21T04:30:00.000Z',
        holdSecondsLeft: 900,
        holdExtendable: true,
        availableActions: ['PAY', 'CANCEL', 'RESCHEDULE'],
      }),
      trackedOrder({
        status: 'completed',
        technicianName: names[0],
        reportExpectedAt: '2026-11-21T04:30:00.000Z',
        reportUrl: '/report.pdf',
        creditNotes: [
          {
            number: 'C/2026-27/000001',
            amount: 300,
            issuedAt: '2026-11-21T04:30:00.000Z',
            url: '/credit-note.pdf',
          },
        ],
        rateable: true,
      }),
    ].map((order, which) => ({
      ...order,
      id: `o${index}${which}`,
      patient: { ...order.patient, name },
      test: { ...order.test, name: testName },
      items,
      lab: { ...order.lab, name: labName },
      address: where,
      customerPhone: '+919000000001',
      instructions: [names[0]],
      offer: null,
      offers: [
        { ...firstOrderOffer, offer },
        { ...refusedOffer, offer: { ...offer, code: 'AGAIN' } },
      ],
    })),
  );
  return { items, orders };
}
