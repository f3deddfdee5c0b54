import { orderMachine } from '../../machines/order/order.machine.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { ANYTHING } from '../db/changes.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { ordersTopic } from './orders.repository.ts';

/** A step that one of an order's two charts took. Nothing in it tells who ordered what, or where. */
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

/** Tells every step that the order's and the payment's chart take in the database, whoever caused it, from now on. */
export function watchOrders(
  { db, changes, log }: Pick<Deps, 'db' | 'changes' | 'log'>,
  tell: (step: ChartStep) => void,
): () => void {
  const told = new Map<string, string>();
  const begin = newId();
  const look = async (orderId: string) => {
    const order = await db
      .selectFrom('orders')
      .select(['status', 'payment_status'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order) return;
    const events = await db
      .selectFrom('order_events')
      .select(['id', 'type', 'at'])
      .where('order_id', '=', orderId)
      .where('id', '>', told.get(orderId) ?? begin)
      .orderBy('id')
      .execute();
    for (const { id, type, at } of events) {
      told.set(orderId, id);
      const values = { order: order.status, payment: order.payment_status };
      for (const chart of ['order', 'payment'] as const) {
        if (type === 'order.created')
          tell({ chart, orderId, event: 'xstate.init', value: values[chart], at });
        else if (accepts[chart].has(type))
          tell({ chart, orderId, event: type, value: values[chart], at });
      }
    }
  };
  // One after the other, so that steps are told in their order.
  let queue = Promise.resolve();
  return changes.subscribe(ordersTopic, (orderId) => {
    if (orderId === ANYTHING) return;
    queue = queue
      .then(() => look(orderId))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'an order cannot be shown on the flow page'),
      );
  });
}
