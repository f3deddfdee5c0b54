import type { Insertable, Updateable } from 'kysely';
import { changePublished } from '../db/changeFeed.ts';
import type { Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { OrderRow } from './orderJson.ts';
import type { OrderTables } from './orders.tables.ts';

/** The topic of the change feed under which the ids of changed orders are published. */
export const ordersTopic = 'orders';

/** The order with its row locked, or undefined. Lock its slot first (see {@link lockSlots}). */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Orders of a locked slot whose hold has ended, locked. */
export async function lockOverdueOrders(trx: Trx, slotId: string, now: Date): Promise<OrderRow[]> {
  return trx
    .selectFrom('orders')
    .selectAll('orders')
    .innerJoin('slot_holds', 'slot_holds.order_id', 'orders.id')
    .where('slot_holds.slot_id', '=', slotId)
    .where('slot_holds.expires_at', '<=', now)
    .forUpdate('orders')
    .execute();
}

export async function insertOrder(
  trx: Trx,
  order: Insertable<OrderTables['orders']>,
): Promise<void> {
  await trx.insertInto('orders').values(order).execute();
}

/**
 * Changes an order, writes down who did what and why, and notifies subscribers; in one statement of
 * the caller's transaction.
 */
export async function recordOrderChange(
  trx: Trx,
  id: string,
  changes: Updateable<OrderTables['orders']>,
  event: { type: string; actor: string; note?: string | null; now: Date },
): Promise<void> {
  const recorded = trx.with('recorded', (db) =>
    db.insertInto('order_events').values({
      id: newId(),
      order_id: id,
      at: event.now,
      actor: event.actor,
      type: event.type,
      note: event.note ?? null,
    }),
  );
  const written =
    Object.keys(changes).length > 0
      ? recorded.with('changed', (db) => db.updateTable('orders').set(changes).where('id', '=', id))
      : recorded;
  await written.selectNoFrom(changePublished(ordersTopic, id)).execute();
}

/** Marks all money of an order that is not on its way back for refund. */
export async function refundAllPayments(trx: Trx, orderId: string, now: Date): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ refund_due_at: now, refund_since: now })
    .where('order_id', '=', orderId)
    .where('refund_since', 'is', null)
    .execute();
}

/**
 * Notes a provider order that is no longer the order's, so that money which comes for it is known.
 */
export async function dropProviderOrder(
  trx: Trx,
  orderId: string,
  providerOrderId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('dropped_provider_orders')
    .values({ id: providerOrderId, order_id: orderId, dropped_at: now, checked_at: null })
    .execute();
}
