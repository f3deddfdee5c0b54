import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { failure } from './entities.ts';
import { completedOrder, trackedOrder, visitOrder } from './orders.ts';
import { samplesOf } from './samples.ts';

const order = { answers: trackedOrder() };
const completed = { answers: completedOrder() };
const rated = {
  answers: { ...completedOrder(), rateable: false, rating: { stars: 5, comment: null } },
};
const visit = { answers: visitOrder() };

/** Samples of a tracked order, which the page may already have. */
export const trackingSamples = (brought: FollowedOrder | null = null) =>
  samplesOf<typeof trackingMachine>(trackingMachine, {
    input: { orderId: 'o1', order: brought },
    facts: {
      'order.changed': [
        {
          type: 'order.changed',
          order: trackedOrder({ status: 'collection', availableActions: [] }),
        },
      ],
      'load.retried': [{ type: 'load.retried' }],
      'cancel.requested': [{ type: 'cancel.requested' }],
      'cancel.confirmed': [{ type: 'cancel.confirmed', reason: null }],
      'itemCancel.requested': [{ type: 'itemCancel.requested', itemId: 'i1' }],
      'itemCancel.confirmed': [{ type: 'itemCancel.confirmed' }],
      'reschedule.requested': [{ type: 'reschedule.requested' }],
      'slot.picked': [
        { type: 'slot.picked', slotId: 's2', fastingFits: true },
        { type: 'slot.picked', slotId: 's0', fastingFits: false },
      ],
      'fasting.confirmed': [{ type: 'fasting.confirmed' }],
      'fasting.declined': [{ type: 'fasting.declined' }],
      'rating.submitted': [{ type: 'rating.submitted', stars: 5, comment: null }],
      'change.abandoned': [{ type: 'change.abandoned' }],
    },
    outcomes: {
      loadOrder: [order, visit, completed, { fails: failure('NOT_FOUND') }, { fails: failure() }],
      cancelOrder: [order, { fails: failure() }],
      cancelOrderItem: [order, { fails: failure() }],
      rateVisit: [rated, { fails: failure() }],
      rescheduleOrder: [order, { fails: failure('SLOT_TAKEN') }],
    },
  });
