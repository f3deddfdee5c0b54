import { setup } from 'xstate';

/** The events of an order: facts, sent by the staff or the customer. */
export type OrderEvent =
  | { type: 'technician.assigned' }
  | { type: 'technician.withdrawn' }
  | { type: 'technician.departed' }
  | { type: 'sample.collected' }
  | { type: 'collection.failed' }
  | { type: 'examination.started' }
  | { type: 'report.completed' }
  | { type: 'sample.rejected' }
  | { type: 'slot.changed' }
  | { type: 'order.cancelled' };

/** The progress of an order; code that needs a set of statuses takes it from these tags. */
export type OrderTag =
  /** A technician is to come for the sample. */
  | 'awaited'
  /** The sample was collected. */
  | 'collected'
  /** The lab has the sample, so reports are accepted. */
  | 'reportable'
  /** Nothing more will happen. */
  | 'over';

/** Common to both states with a technician, before and after setting out. */
const whileAssigned = {
  'technician.withdrawn': 'placed',
  'sample.collected': 'collection',
  'collection.failed': 'notCollected',
  'technician.assigned': 'assigned',
  'slot.changed': 'placed',
  'order.cancelled': 'cancelled',
} as const;

/**
 * An order's way from the paid booking to the report (docs/product/states.md). Pure: the REST
 * service runs it for every change; the administrator's buttons and the customer's timeline read
 * it. Where several states are one stage of the timeline, they share its status.
 */
export const orderMachine = setup({
  types: {
    events: {} as OrderEvent,
    tags: {} as OrderTag,
    meta: {} as { clause: string; stage?: number },
  },
}).createMachine({
  id: 'order',
  description: 'The status of an order: placed, assigned, collection, examining, completed.',
  initial: 'placed',
  states: {
    placed: {
      description: 'The order is placed; a technician is being found.',
      tags: 'awaited',
      meta: { clause: 'docs/product/states.md#order-status', stage: 0 },
      on: {
        'technician.assigned': 'assigned',
        'slot.changed': 'placed',
        'order.cancelled': 'cancelled',
      },
    },
    notCollected: {
      description:
        'Nothing was collected on the visit, as where nobody opened: the order is placed as before, and waits for another slot or technician.',
      tags: 'awaited',
      meta: { clause: 'PD-81', stage: 0 },
      on: {
        'technician.assigned': 'assigned',
        'slot.changed': 'placed',
        'order.cancelled': 'cancelled',
      },
    },
    assigned: {
      description: 'A technician is assigned and comes at the booked time.',
      tags: 'awaited',
      meta: { clause: 'docs/product/states.md#order-status', stage: 1 },
      on: { 'technician.departed': 'onTheWay', ...whileAssigned },
    },
    onTheWay: {
      description: 'The technician has set out, on the day of the visit.',
      tags: 'awaited',
      meta: { clause: 'PD-81', stage: 1 },
      on: whileAssigned,
    },
    collection: {
      description:
        'The sample is collected and on its way to the lab. From here on the order cannot be cancelled or rescheduled.',
      tags: 'collected',
      meta: { clause: 'docs/product/states.md#order-status', stage: 2 },
      on: { 'examination.started': 'examining', 'sample.rejected': 'assigned' },
    },
    examining: {
      description:
        'The lab is examining the sample. A spoiled sample is collected again, free of charge.',
      tags: ['collected', 'reportable'],
      meta: { clause: 'docs/product/states.md#order-status', stage: 3 },
      on: { 'report.completed': 'completed', 'sample.rejected': 'assigned' },
    },
    completed: {
      description: 'The report is ready.',
      tags: ['collected', 'reportable', 'over'],
      meta: { clause: 'docs/product/states.md#order-status', stage: 4 },
      type: 'final',
    },
    cancelled: {
      description: 'The order was cancelled before collection started.',
      tags: 'over',
      meta: { clause: 'PD-37' },
      type: 'final',
    },
  },
});
