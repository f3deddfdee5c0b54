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
 * A transition of one of an order's two machines. It contains nothing about the customer or the
 * choices.
 */
export interface ChartStep {
  chart: 'order' | 'payment';
  orderId: string;
  event: string;
  /** The machine's state afterwards. */
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
 * The transition that each of an order's events caused. The machines are replayed for this, as the
 * order's row may already be further along. `last` is that row, read after the events.
 */
function stepsOf(orderId: string, events: readonly RecordedEvent[], last: OrderRow) {
  let order: OrderState = 'placed';
  let payment: PaymentStatus = 'PENDING';
  return events.flatMap(({ id, type, at }, index): (ChartStep & { id: string })[] => {
    // For an order with a seat, money is refunded only if the order is cancelled later.
    const seatHeld =
      last.payment_status === 'SUCCESS' ||
      events.slice(index + 1).some((later) => later.type === 'order.cancelled');
    const isOrders = accepts.order.has(type);
    const isPayments = accepts.payment.has(type);
    // Orders of the demo start in a later state than their first event implies.
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
 * Reports every transition of the order's and the payment's machine in the database from now on,
 * whoever caused it. Returns a function that stops this.
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
  // Changes are handled one after the other, so that transitions are reported in order.
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
