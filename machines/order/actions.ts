import type { PaymentStatus } from '../generated/schema.ts';
import { isPayable } from '../payment/payment.rules.ts';
import type { OrderEvent } from './order.machine.ts';
import { possibleEvents } from './order.rules.ts';
import type { OrderState } from './order.rules.ts';

/** The event that each action sends to the order's machine, by the action's name in REST. */
export const eventOfAction = {
  cancel: 'order.cancelled',
  reschedule: 'slot.changed',
  assign: 'technician.assigned',
  depart: 'technician.departed',
  collect: 'sample.collected',
  failVisit: 'collection.failed',
  examine: 'examination.started',
  complete: 'report.completed',
  rejectSample: 'sample.rejected',
} as const satisfies Record<string, OrderEvent['type']>;

/** The actions on an order that its machine decides about. */
export type OrderMove = keyof typeof eventOfAction;
export const orderMoves = Object.keys(eventOfAction) as OrderMove[];
/** The actions on an order. */
export type OrderActionName = 'pay' | OrderMove;

const customers: OrderMove[] = ['cancel', 'reschedule'];
const administrators: OrderMove[] = [
  'assign',
  'reschedule',
  'depart',
  'collect',
  'failVisit',
  'examine',
  'complete',
  'rejectSample',
  'cancel',
];

/** The progress of an order apart from its status. */
export interface OrderProgress {
  /** The report is available. */
  report: boolean;
  /** The day of the slot has come. */
  slotDay: boolean;
  /** A report is still to be released, so a sample is still needed. */
  reportOpen: boolean;
  /** No report is released, so all of the money can go back. */
  unreported: boolean;
}

const requirements: Partial<Record<OrderActionName, keyof OrderProgress>> = {
  complete: 'report',
  rejectSample: 'reportOpen',
  cancel: 'unreported',
  depart: 'slotDay',
  collect: 'slotDay',
  failVisit: 'slotDay',
};

/** The progress that an action requires (PD-55); undefined if none. */
export const requirementOf = (action: OrderActionName): keyof OrderProgress | undefined =>
  requirements[action];

/**
 * The actions that this person may take now. Both machines decide, so a button and the service
 * never disagree.
 */
export function availableActions(
  order: { state: OrderState; paymentStatus: PaymentStatus; progress: OrderProgress },
  who: 'customer' | 'administrator',
): OrderActionName[] {
  if (isPayable(order.paymentStatus)) return who === 'customer' ? ['pay', 'cancel'] : ['cancel'];
  if (order.paymentStatus !== 'SUCCESS') return [];
  const possible = possibleEvents(order.state);
  const names = who === 'customer' ? customers : administrators;
  return names.filter((name) => {
    const requirement = requirementOf(name);
    if (requirement && !order.progress[requirement]) return false;
    return possible.includes(eventOfAction[name]);
  });
}
