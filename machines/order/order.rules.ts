import { getNextTransitions, transition } from 'xstate';
import type { StateValueFrom } from 'xstate';
import type { PaymentStatus } from '../generated/schema.ts';
import { isPayment } from '../payment/payment.rules.ts';
import { orderMachine } from './order.machine.ts';
import type { OrderEvent, OrderTag } from './order.machine.ts';

/** The five stages of the timeline, in order (docs/product/states.md). */
export const stages = ['placed', 'assigned', 'collection', 'examining', 'completed'] as const;
export type Stage = (typeof stages)[number];
export type OrderStatus = Stage | 'cancelled';
/** A state of the machine: a stage, or a part of one. */
export type OrderState = StateValueFrom<typeof orderMachine>;

/** The status in a text; missing or unknown counts as placed (docs/product/states.md). */
export function statusOf(text: string | null | undefined): OrderStatus {
  return [...stages, 'cancelled' as const].find((status) => status === text) ?? 'placed';
}

/** Which stages are reached: all up to and including the current one. */
export function reachedStages(text: string | null | undefined): Record<Stage, boolean> {
  const status = statusOf(text);
  const current = status === 'cancelled' ? 0 : stages.indexOf(status);
  return Object.fromEntries(stages.map((stage, index) => [stage, index <= current])) as Record<
    Stage,
    boolean
  >;
}

/** Whether a status has this tag. */
export const isOrder = (text: string | null | undefined, tag: OrderTag): boolean =>
  orderMachine.resolveState({ value: statusOf(text) }).hasTag(tag);

/** The statuses that have this tag. */
export const ordersThatAre = (tag: OrderTag): OrderStatus[] =>
  [...stages, 'cancelled' as const].filter((status) => isOrder(status, tag));

interface Standing {
  status: string | null;
  paymentStatus: PaymentStatus;
}

/** Whether nothing more will happen to an order: it is cancelled, or its money goes back. */
export const isOver = ({ status, paymentStatus }: Standing): boolean =>
  status === 'cancelled' || isPayment(paymentStatus, 'moneyBack');

/** Whether an order is listed as past: it is over, completed, or was never paid. */
export const isPast = ({ status, paymentStatus }: Standing): boolean =>
  isOrder(status, 'over') || isPayment(paymentStatus, 'over');

/** The stored facts from which an order's state follows. */
export interface OrderFacts {
  status: string | null | undefined;
  /** The technician has set out. */
  onTheWay: boolean;
  /** No sample was collected on the last visit. */
  notCollected: boolean;
}

/** The state of the machine that an order is in. */
export function orderStateOf({ status, onTheWay, notCollected }: OrderFacts): OrderState {
  const stage = statusOf(status);
  if (stage === 'placed' && notCollected) return 'notCollected';
  return stage === 'assigned' && onTheWay ? 'onTheWay' : stage;
}

/** The status of an order in this state. */
export const statusIn = (state: OrderState): OrderStatus =>
  stages.find((_, stage) => stage === orderMachine.states[state]?.meta?.stage) ?? 'cancelled';

/** The state after an event, or null if the machine refuses it. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  const snapshot = orderMachine.resolveState({ value: state });
  return snapshot.can(event) ? transition(orderMachine, snapshot, event)[0].value : null;
}

/** The events that the machine accepts now. */
export function possibleEvents(state: OrderState): OrderEvent['type'][] {
  const snapshot = orderMachine.resolveState({ value: state });
  return getNextTransitions(snapshot).map((next) => next.eventType as OrderEvent['type']);
}
