import { orderMachine } from '../../machines/order/order.machine.ts';
import { samplesOf } from './samples.ts';

export const orderSamples = samplesOf<typeof orderMachine>(orderMachine, {
  facts: {
    'technician.assigned': [{ type: 'technician.assigned' }],
    'technician.withdrawn': [{ type: 'technician.withdrawn' }],
    'technician.departed': [{ type: 'technician.departed' }],
    'sample.collected': [{ type: 'sample.collected' }],
    'collection.failed': [{ type: 'collection.failed' }],
    'examination.started': [{ type: 'examination.started' }],
    'report.completed': [{ type: 'report.completed' }],
    'sample.rejected': [{ type: 'sample.rejected' }],
    'slot.changed': [{ type: 'slot.changed' }],
    'order.cancelled': [{ type: 'order.cancelled' }],
  },
  outcomes: {},
});
