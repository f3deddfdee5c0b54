import { getNextTransitions, transition } from 'xstate';
import type { PaymentStatus } from '../generated/schema.ts';
import { isPayment } from '../payment/payment.rules.ts';
import { orderMachine } from './order.machine.ts';
import type { OrderEvent, OrderTag } from './order.machine.ts';

/** The five stages of the timeline, in order (docs/product/states.md). */
export const stages = ['placed', 'assigned', 'collection', 'examining', 'completed'] as const;
export type Stage = (typeof stages)[number];
export type OrderStatus = Stage | 'cancelled';

/**
 * The status that a text stands for: missing or unknown counts as placed (docs/product/states.md).
 */
export function statusOf(text: string | null | undefined): OrderStatus {
  return [...stages, 'cancelled' as const].find((status) => status === text) ?? 'placed';
}

/** Which stages show as reached: all up to and including the current one. */
export function reachedStages(text: string | null | undefined): Record<Stage, boolean> {
  const status = statusOf(text);
  const current = status === 'cancelled' ? 0 : stages.indexOf(status);
  return Object.fromEntries(stages.map((stage, index) => [stage, index <= current])) as Record<
    Stage,
    boolean
  >;
}

/** Whether the chart says so of a status. */
export const isOrder = (text: string | null | undefined, tag: OrderTag): boolean =>
  orderMachine.resolveState({ value: statusOf(text) }).hasTag(tag);

/** The statuses of which the chart says so. */
export const ordersThatAre = (tag: OrderTag): OrderStatus[] =>
  [...stages, 'cancelled' as const].filter((status) => isOrder(status, tag));

interface Standing {
  status: string | null;
  paymentStatus: PaymentStatus;
}

/** Whether nothing more happens to an order: it is cancelled, or its money goes back. */
export const isOver = ({ status, paymentStatus }: Standing): boolean =>
  status === 'cancelled' || isPayment(paymentStatus, 'moneyBack');

/** Whether it stands among what is past: it is over, completed, or was never paid. */
export const isPast = ({ status, paymentStatus }: Standing): boolean =>
  isOrder(status, 'over') || isPayment(paymentStatus, 'over');

/** The status after an event, or null where the chart refuses it. */
export function nextStatus(text: string | null | undefined, event: OrderEvent): OrderStatus | null {
  const snapshot = orderMachine.resolveState({ value: statusOf(text) });
  if (!snapshot.can(event)) return null;
  return transition(orderMachine, snapshot, event)[0].value;
}

/** The events that the chart accepts now. */
export function possibleEvents(text: string | null | undefined): OrderEvent['type'][] {
  const snapshot = orderMachine.resolveState({ value: statusOf(text) });
  return getNextTransitions(snapshot).map((next) => next.eventType as OrderEvent['type']);
}
