import type { PaymentStatus } from '../generated/schema.ts';
import { isPayable } from '../payment/payment.rules.ts';
import type { OrderEvent } from './order.machine.ts';
import { possibleEvents } from './order.rules.ts';

/** What may be done with an order, as the REST service spells it. */
export type OrderActionName =
  | 'pay'
  | 'cancel'
  | 'reschedule'
  | 'assign'
  | 'collect'
  | 'examine'
  | 'complete'
  | 'rejectSample';

/** The fact that each action tells the order's chart. */
export const eventOfAction: Record<Exclude<OrderActionName, 'pay'>, OrderEvent['type']> = {
  cancel: 'order.cancelled',
  reschedule: 'slot.changed',
  assign: 'technician.assigned',
  collect: 'sample.collected',
  examine: 'examination.started',
  complete: 'report.completed',
  rejectSample: 'sample.rejected',
};

const customers: OrderActionName[] = ['cancel', 'reschedule'];
const administrators: OrderActionName[] = [
  'assign',
  'collect',
  'examine',
  'complete',
  'rejectSample',
  'cancel',
];

/** What this person may do now; both charts are asked, so a button and the service never disagree. */
export function availableActions(
  order: { status: string; paymentStatus: PaymentStatus },
  who: 'customer' | 'administrator',
): OrderActionName[] {
  if (isPayable(order.paymentStatus)) return who === 'customer' ? ['pay', 'cancel'] : ['cancel'];
  if (order.paymentStatus !== 'SUCCESS') return [];
  const possible = possibleEvents(order.status);
  const names = who === 'customer' ? customers : administrators;
  return names.filter((name) => name !== 'pay' && possible.includes(eventOfAction[name]));
}
