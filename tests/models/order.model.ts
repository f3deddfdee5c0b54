import { orderMachine } from '../../machines/order/order.machine.ts';
import { always, modelOf } from './model.ts';

/** The order's five stages, on the server. */
export const orderModel = modelOf<typeof orderMachine>(orderMachine, {
  facts: {
    'technician.assigned': [{ type: 'technician.assigned' }],
    'sample.collected': [{ type: 'sample.collected' }],
    'examination.started': [{ type: 'examination.started' }],
    'report.completed': [{ type: 'report.completed' }],
    'sample.rejected': [{ type: 'sample.rejected' }],
    'slot.changed': [{ type: 'slot.changed' }],
    'order.cancelled': [{ type: 'order.cancelled' }],
  },
  outcomes: {},
  states: {
    placed: (snapshot) => snapshot.can({ type: 'order.cancelled' }),
    assigned: (snapshot) => snapshot.can({ type: 'order.cancelled' }),
    collection: (snapshot) =>
      !snapshot.can({ type: 'order.cancelled' }) && !snapshot.can({ type: 'slot.changed' }),
    examining: (snapshot) =>
      !snapshot.can({ type: 'order.cancelled' }) && !snapshot.can({ type: 'slot.changed' }),
    completed: always,
    cancelled: always,
  },
});
