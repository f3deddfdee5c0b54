import type { BookedOrder } from '../../machines/booking/booking.types.ts';
import type { OrderItem } from '../../machines/generated/schema.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { addressParts, lab, slot } from './entities.ts';
import { firstOrderOffer } from './offers.ts';

const bookedTest = {
  id: 't1',
  name: 'Lipid Profile',
  nameHindi: null,
  priceInRupees: 499,
  fasting: 'NEEDED',
} satisfies OrderItem['test'];
const bookedItem = {
  id: 'o1',
  patientId: 'p1',
  patient: { name: 'Leela Menon', relation: 'MOTHER', gender: 'FEMALE', age: 69, infantAge: null },
  test: bookedTest,
  price: 649,
} satisfies Partial<OrderItem>;
/** An item with the fields of the track page. */
export const trackedItem: OrderItem = {
  ...bookedItem,
  status: 'placed',
  refundAmount: 0,
  refundedAt: null,
  reportExpectedAt: null,
  reportUrl: null,
  cancellable: false,
  refundIfCancelled: 0,
  sampleId: null,
  reportWaits: false,
};

/** An unpaid order whose seat is held. */
export function bookedOrder(changes: Partial<BookedOrder> = {}): BookedOrder {
  return {
    id: 'o1',
    number: '4821-7730',
    patient: bookedItem.patient,
    test: bookedTest,
    items: [bookedItem],
    lab: {
      id: 'l1',
      name: 'Kaveri Precision Labs',
      image: null,
      priceInRupees: 649,
      accreditation: lab.accreditation,
      demo: false,
    },
    slot: { date: slot.date, startTime: slot.startTime, endTime: slot.endTime },
    address: addressParts,
    status: 'placed',
    paymentStatus: 'PENDING',
    itemTotal: 649,
    discount: 100,
    amount: 549,
    offer: null,
    offers: [firstOrderOffer],
    holdExpiresAt: '2026-11-21T05:00:00.000Z',
    holdSecondsLeft: 900,
    holdExtendable: true,
    fastingFits: true,
    fastingFrom: '2026-11-22T15:30:00.000Z',
    calendarFileUrl: null,
    googleCalendarUrl: null,
    instructions: [],
    instructionReasons: [],
    ...changes,
  };
}

/** The same order with the offer in its price. */
export const orderWithOffer = (changes: Partial<BookedOrder> = {}): BookedOrder => {
  const { offer, discount, amount } = firstOrderOffer;
  const { code, title, titleHindi } = offer;
  return bookedOrder({ discount, amount, offer: { code, title, titleHindi }, ...changes });
};

/** A paid order with the fields of the track page. */
export function trackedOrder(changes: Partial<FollowedOrder> = {}): FollowedOrder {
  const {
    offer: _offer,
    offers: _offers,
    ...booked
  } = bookedOrder({
    paymentStatus: 'SUCCESS',
    holdExpiresAt: null,
    holdSecondsLeft: null,
  });
  return {
    ...booked,
    items: [trackedItem],
    addressId: 'a1',
    refundedAmount: 0,
    receiptUrl: '/api/v1/order/o1/receipt.pdf',
    creditNotes: [],
    calendarFileUrl: '/api/v1/order/o1/visit.ics',
    googleCalendarUrl: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
    rateable: false,
    rating: null,
    createdAt: '2026-11-21T04:30:00.000Z',
    assignedAt: null,
    technicianName: null,
    onTheWayAt: null,
    collectedAt: null,
    failedVisit: null,
    collectionSlot: null,
    completedAt: null,
    cancelledAt: null,
    reportExpectedAt: null,
    reportUrl: null,
    refundDelayedSince: null,
    availableActions: ['CANCEL', 'RESCHEDULE'],
    events: [],
    ...changes,
  };
}

/** An order with a completed visit, which can be rated. */
export const completedOrder = (): FollowedOrder =>
  trackedOrder({
    status: 'completed',
    availableActions: [],
    calendarFileUrl: null,
    googleCalendarUrl: null,
    reportUrl: '/api/v1/report/o1/file',
    reportExpectedAt: '2026-11-24T02:30:00.000Z',
    rateable: true,
  });

/** A paid visit with two tests for two people. */
export const visitOrder = (): FollowedOrder =>
  trackedOrder({
    items: [
      { ...trackedItem, id: 'i1', cancellable: true, refundIfCancelled: 274 },
      {
        ...trackedItem,
        id: 'i2',
        patient: {
          ...bookedItem.patient,
          name: 'Suresh Menon',
          relation: 'FATHER',
          gender: 'MALE',
        },
        cancellable: true,
        refundIfCancelled: 274,
      },
    ],
  });
