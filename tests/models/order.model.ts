import type { orderMachine } from '../../machines/order/order.machine.ts';
import { orderSamples } from '../../devtools/samples/order.samples.ts';
import { always, modelOf } from './model.ts';

/** The order's five stages, on the server. */
export const orderModel = modelOf<typeof orderMachine>(orderSamples, {
  states: {
    placed: (snapshot) => snapshot.can({ type: 'order.cancelled' }),
    notCollected: (snapshot) => snapshot.can({ type: 'slot.changed' }),
    assigned: (snapshot) => snapshot.can({ type: 'technician.departed' }),
    onTheWay: (snapshot) =>
      snapshot.can({ type: 'order.cancelled' }) && !snapshot.can({ type: 'technician.departed' }),
    collection: (snapshot) =>
      !snapshot.can({ type: 'order.cancelled' }) && !snapshot.can({ type: 'slot.changed' }),
    examining: (snapshot) =>
      !snapshot.can({ type: 'order.cancelled' }) && !snapshot.can({ type: 'slot.changed' }),
    completed: always,
    cancelled: always,
  },
});
