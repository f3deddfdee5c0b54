import { trackedOrder } from '../../devtools/samples/orders.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { withoutPromises } from '../layout/withoutPromises.ts';
import { trackingScreens } from '../models/tracking.screens.ts';
import type { Take } from './take.ts';

const today = { date: '2026-11-22', startTime: '03:30 pm', endTime: '04:00 pm' };
const assigned = {
  status: 'assigned',
  assignedAt: '2026-11-21T06:00:00.000Z',
  technicianName: 'Ravi Kumar',
} as const;
const collected = {
  ...assigned,
  slot: { ...today, startTime: '07:00 am', endTime: '07:30 am' },
  onTheWayAt: '2026-11-22T01:10:00.000Z',
  collectedAt: '2026-11-22T01:40:00.000Z',
  reportExpectedAt: '2026-11-23T01:40:00.000Z',
  fastingFrom: null,
  calendarFileUrl: null,
  googleCalendarUrl: null,
  availableActions: [],
} satisfies Partial<FollowedOrder>;
const cancelled = {
  status: 'cancelled',
  cancelledAt: '2026-11-22T08:00:00.000Z',
  calendarFileUrl: null,
  googleCalendarUrl: null,
  availableActions: [],
} satisfies Partial<FollowedOrder>;

/** What the page of an order shows its customer while a flow of the server is in a state. */
const orders: Readonly<Record<string, Readonly<Record<string, FollowedOrder>>>> = {
  order: {
    assigned: trackedOrder(assigned),
    onTheWay: trackedOrder({
      ...assigned,
      slot: today,
      fastingFrom: null,
      onTheWayAt: '2026-11-22T09:45:00.000Z',
    }),
    notCollected: trackedOrder({
      slot: { ...today, startTime: '07:00 am', endTime: '07:30 am' },
      fastingFrom: null,
      failedVisit: { at: '2026-11-22T01:45:00.000Z', failure: 'NOBODY_THERE', note: null },
    }),
    collection: trackedOrder({ ...collected, status: 'collection' }),
    examining: trackedOrder({ ...collected, status: 'examining' }),
    completed: trackedOrder({
      ...collected,
      status: 'completed',
      completedAt: '2026-11-22T09:20:00.000Z',
      reportUrl: '/api/v1/report/o1/file',
      rateable: true,
    }),
  },
  payment: {
    EXPIRED: trackedOrder({ paymentStatus: 'EXPIRED', receiptUrl: null, availableActions: [] }),
    REFUND_PENDING: trackedOrder({ ...cancelled, paymentStatus: 'REFUND_PENDING' }),
    REFUNDED: trackedOrder({ ...cancelled, paymentStatus: 'REFUNDED', refundedAmount: 549 }),
  },
};

/** Walks to the page of an order for each state of a flow of the server that has a picture. */
export const serverTakes = (flow: string): Take[] =>
  Object.entries(orders[flow] ?? {}).map(([state, order]) => ({
    flow,
    screens: withoutPromises(trackingScreens),
    start: trackingScreens.starts[0]!,
    steps: [{ answers: 'loadOrder', with: order }],
    looks: new Map([[1, state]]),
  }));
