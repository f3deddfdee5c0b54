import { getNextTransitions, transition } from 'xstate';
import { orderMachine } from './order.machine.ts';
import type { OrderEvent } from './order.machine.ts';

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

/** Whether nothing more happens to an order: it is cancelled, or its money goes back. */
export const isOver = (order: { status: string | null; paymentStatus: string }) =>
  order.status === 'cancelled' || ['REFUND_PENDING', 'REFUNDED'].includes(order.paymentStatus);

/** Whether it stands among what is past: it is over, completed, or was never paid. */
export const isPast = (order: { status: string | null; paymentStatus: string }) =>
  isOver(order) || order.status === 'completed' || order.paymentStatus === 'EXPIRED';

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
