import { orderActsMachine } from '../../machines/orderActs/orderActs.machine.ts';
import { failure, laterSlot } from './entities.ts';
import { trackedItem, trackedOrder } from './orders.ts';
import { samplesOf } from './samples.ts';

/** An order that can be moved along or to another time, and to which a report can be attached. */
export const orderToActOn = {
  ...trackedOrder({ id: 'o7', status: 'examining', technicianName: 'Ravi Kumar', reportUrl: null }),
  items: [trackedItem],
  customerPhone: '+919000000001',
  createdAt: '2026-11-20T05:00:00.000Z',
  dueAt: '2026-11-23T05:00:00.000Z',
  overdue: false,
  availableActions: ['COLLECT', 'RESCHEDULE'],
};
const answered = { answers: orderToActOn };
const act = { action: 'COLLECT', technician: null, technicianId: null, note: null } as const;
/** Somebody else has moved the order along meanwhile. */
const overtaken = failure('CONFLICT');

export const orderActsSamples = samplesOf<typeof orderActsMachine>(orderActsMachine, {
  input: { orderId: 'o7' },
  facts: {
    'act.chosen': [{ type: 'act.chosen', act }],
    'report.chosen': [{ type: 'report.chosen', itemId: null, file: { name: 'lipid.pdf' } as File }],
    'otherTime.wanted': [{ type: 'otherTime.wanted' }],
    'otherTime.cancelled': [{ type: 'otherTime.cancelled' }],
    'date.selected': [{ type: 'date.selected', date: laterSlot.date }],
    'slot.selected': [{ type: 'slot.selected', slotId: laterSlot.id }],
    'slot.confirmed': [{ type: 'slot.confirmed' }],
  },
  outcomes: {
    moveOrder: [answered, { fails: failure() }, { fails: overtaken }],
    uploadReport: [answered, { fails: failure() }, { fails: overtaken }],
    rescheduleForCustomer: [answered, { fails: failure() }, { fails: overtaken }],
  },
});
