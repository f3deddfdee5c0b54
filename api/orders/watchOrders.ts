import { orderMachine } from '../../machines/order/order.machine.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { ANYTHING } from '../db/changeFeed.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { ordersTopic } from './orderChanges.repository.ts';
import { createOrderRepository } from './orders.repository.ts';

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
    const order = await orders.find(orderId);
    if (!order) return;
    const events = await orders.eventsAfter(orderId, lastSeen.get(orderId) ?? begin);
    for (const { id, type, at } of events) {
      lastSeen.set(orderId, id);
      const values = { order: order.status, payment: order.payment_status };
      for (const chart of ['order', 'payment'] as const) {
        if (type === 'order.created')
          onStep({ chart, orderId, event: 'xstate.init', value: values[chart], at });
        else if (accepts[chart].has(type))
          onStep({ chart, orderId, event: type, value: values[chart], at });
      }
    }
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
