import type { PaymentStatus } from '../../machines/generated/schema.ts';
import { orderMachine } from '../../machines/order/order.machine.ts';
import type { OrderEvent } from '../../machines/order/order.machine.ts';
import { nextOrderState } from '../../machines/order/order.rules.ts';
import type { OrderState } from '../../machines/order/order.rules.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { PaymentEvent } from '../../machines/payment/payment.machine.ts';
import { nextPaymentStatus } from '../../machines/payment/payment.rules.ts';
import { ANYTHING } from '../db/changeFeed.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import type { OrderRow } from './orderRows.ts';
import { ordersTopic } from './orderChanges.repository.ts';
import { createOrderRepository } from './orders.repository.ts';
import { stateOfRow } from './visitProgress.ts';

/**
 * A step of one of an order's two machines. It contains nothing about the customer or the choices.
 */
export interface ChartStep {
  chart: 'order' | 'payment';
  orderId: string;
  event: string;
  /** The chart's state afterwards. */
  value: string;
  at: Date;
}

const accepts = {
  order: new Set<string>(orderMachine.events),
  payment: new Set<string>(paymentMachine.events),
};

interface RecordedEvent {
  id: string;
  type: string;
  at: Date;
}

/**
 * What each of an order's events led to. The machines say so, not the order's row: that may be
 * further by the time it is read. `last`: the row, read after them.
 */
function stepsOf(orderId: string, events: readonly RecordedEvent[], last: OrderRow) {
  let order: OrderState = 'placed';
  let payment: PaymentStatus = 'PENDING';
  return events.flatMap(({ id, type, at }, index): (ChartStep & { id: string })[] => {
    // With a seat, money goes back only when the order is cancelled later.
    const seatHeld =
      last.payment_status === 'SUCCESS' ||
      events.slice(index + 1).some((later) => later.type === 'order.cancelled');
    const isOrders = accepts.order.has(type);
    const isPayments = accepts.payment.has(type);
    // Orders of the demo begin later than with their first event.
    if (isOrders) order = nextOrderState(order, { type } as OrderEvent) ?? stateOfRow(last);
    if (isPayments) payment = nextPaymentStatus(payment, { type, seatHeld } as PaymentEvent);
    const isNew = type === 'order.created';
    const event = isNew ? 'xstate.init' : type;
    return [
      ...(isNew || isOrders
        ? [{ id, chart: 'order' as const, orderId, event, value: order, at }]
        : []),
      ...(isNew || isPayments
        ? [{ id, chart: 'payment' as const, orderId, event, value: payment, at }]
        : []),
    ];
  });
}

/**
 * Reports every step that the order's and the payment's chart take in the database, whoever caused
 * it, from now on. Answers the function that ends it.
 */
export function watchOrders(
  { db, changes, log }: Pick<Deps, 'db' | 'changes' | 'log'>,
  onStep: (step: ChartStep) => void,
): () => void {
  const lastSeen = new Map<string, string>();
  const begin = newId();
  const orders = createOrderRepository(db);
  const publishSteps = async (orderId: string) => {
    const events = await orders.eventsAfter(orderId, '');
    const order = await orders.find(orderId);
    if (!order) return;
    const before = lastSeen.get(orderId) ?? begin;
    for (const { id, ...step } of stepsOf(orderId, events, order)) if (id > before) onStep(step);
    const last = events.at(-1);
    if (last) lastSeen.set(orderId, last.id);
  };
  // One after the other, so that steps come in their order.
  let queue = Promise.resolve();
  return changes.subscribe(ordersTopic, (orderId) => {
    if (orderId === ANYTHING) return;
    queue = queue
      .then(() => publishSteps(orderId))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'an order cannot be shown on the flow page'),
      );
  });
}
