import { assertEvent } from 'xstate';
import { orderChanged, orderUnchanged } from './outcomes.ts';
import { trackingSetup } from './tracking.setup.ts';

export const askingToCancel = trackingSetup.createStateConfig({
  description: 'The person is asked to confirm the cancellation.',
  meta: { clause: 'PD-37' },
  always: { guard: 'mayNotCancel', target: 'showing' },
  on: { 'cancel.confirmed': 'cancelling', 'change.abandoned': 'showing' },
});

export const cancelling = trackingSetup.createStateConfig({
  description: 'The order is being cancelled.',
  meta: { clause: 'PD-37' },
  tags: 'busy',
  invoke: {
    id: 'cancelOrder',
    src: 'cancelOrder',
    input: ({ context, event }) => {
      assertEvent(event, 'cancel.confirmed');
      return { orderId: context.orderId, reason: event.reason };
    },
    onDone: orderChanged,
    onError: orderUnchanged,
  },
});

export const askingToCancelItem = trackingSetup.createStateConfig({
  description: 'The person is asked to confirm that one test of the visit is cancelled.',
  meta: { clause: 'PD-51' },
  always: { guard: 'mayNotCancelItem', target: 'showing' },
  on: { 'itemCancel.confirmed': 'cancellingItem', 'change.abandoned': 'showing' },
});

export const cancellingItem = trackingSetup.createStateConfig({
  description: 'One test of the visit is being cancelled; its share goes back.',
  meta: { clause: 'PD-51' },
  tags: 'busy',
  invoke: {
    id: 'cancelOrderItem',
    src: 'cancelOrderItem',
    input: ({ context }) => ({
      orderId: context.orderId,
      itemId: context.itemId ?? '',
    }),
    onDone: orderChanged,
    onError: orderUnchanged,
  },
});
