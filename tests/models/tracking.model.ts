import type { SnapshotFrom } from 'xstate';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { always, isBusy, modelOf } from './model.ts';
import { failure, trackedOrder } from './samples.ts';

const hasOrder = ({ context }: SnapshotFrom<typeof trackingMachine>) => context.order !== null;
const order = { answers: trackedOrder() };

/** An order and how far it is. */
export const trackingModel = modelOf<typeof trackingMachine>(trackingMachine, {
  input: { orderId: 'o1' },
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
    'reschedule.requested': [{ type: 'reschedule.requested' }],
    'slot.picked': [{ type: 'slot.picked', slotId: 's2' }],
    'change.abandoned': [{ type: 'change.abandoned' }],
  },
  outcomes: {
    loadOrder: [order, { fails: failure('NOT_FOUND') }, { fails: failure() }],
    cancelOrder: [order, { fails: failure() }],
    rescheduleOrder: [order, { fails: failure('SLOT_TAKEN') }],
  },
  distinguish: ({ order: known }) => known?.availableActions.length,
  states: {
    loading: always,
    loadFailed: always,
    notFound: always,
    'following.showing': hasOrder,
    'following.askingToCancel': hasOrder,
    'following.cancelling': (snapshot) => hasOrder(snapshot) && isBusy(snapshot),
    'following.pickingSlot': hasOrder,
    'following.moving': (snapshot) => hasOrder(snapshot) && isBusy(snapshot),
  },
});
