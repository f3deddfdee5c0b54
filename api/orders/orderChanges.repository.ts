import type { Insertable, Updateable } from 'kysely';
import { changePublished } from '../db/changeFeed.ts';
import type { Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { useInsert } from '../offers/offerUses.repository.ts';
import type { OfferUse } from '../offers/offerUses.repository.ts';
import type { LockedOrderRow } from './orderJson.ts';
import { itemsInsert } from './orderItems.repository.ts';
import type { ChosenItem } from './choices.repository.ts';
import type { OrderTables } from './orders.tables.ts';
import { seatInsert } from './seats.repository.ts';
import type { LockedSlot } from './seats.repository.ts';

/** The topic of the change feed under which the ids of changed orders are published. */
export const ordersTopic = 'orders';

const ordersToLock = (trx: Trx) =>
  trx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select([
      'users.phone',
      'users.phone_mark as customer_mark',
      'users.email',
      'users.email_verified_at',
      'users.whatsapp_consented_at',
    ])
    .forUpdate('orders');

/** The order with its row locked, or undefined. Lock its slot first (see {@link lockSlots}). */
export async function lockOrder(trx: Trx, id: string): Promise<LockedOrderRow | undefined> {
  return ordersToLock(trx).where('orders.id', '=', id).executeTakeFirst();
}

/** Orders of locked slots whose hold has ended, locked. */
export async function lockOverdueOrders(
  trx: Trx,
  slotIds: string[],
  now: Date,
): Promise<LockedOrderRow[]> {
  return ordersToLock(trx)
    .innerJoin('slot_holds', 'slot_holds.order_id', 'orders.id')
    .where('slot_holds.slot_id', 'in', slotIds)
    .where('slot_holds.expires_at', '<=', now)
    .execute();
}

/**
 * Stores a new order of a locked slot with its items, its first event, its use of an offer and the
 * lowest free seat, and notifies subscribers; in one statement of the caller's transaction. False when no seat was free: the order
 * is stored all the same, and the caller rolls back.
 */
export async function insertOrder(
  trx: Trx,
  order: Insertable<OrderTables['orders']> & { created_at: Date; hold_expires_at: Date },
  items: ChosenItem[],
  slot: LockedSlot,
  use: OfferUse | null,
): Promise<boolean> {
  const ordered = trx.with('ordered', (db) => db.insertInto('orders').values(order));
  const itemized =
    items.length > 1 ? ordered.with('itemized', (db) => itemsInsert(db, order.id, items)) : ordered;
  const offered = use ? itemized.with('used', (db) => useInsert(db, order, use)) : itemized;
  const { held } = await offered
    .with('seated', (db) => seatInsert(db, slot, order.id, order.hold_expires_at))
    .with('recorded', (db) =>
      db.insertInto('order_events').values({
        id: newId(),
        order_id: order.id,
        at: order.created_at,
        actor: 'customer',
        type: 'order.created',
        note: null,
      }),
    )
    .selectNoFrom((row) => [
      row.exists(row.selectFrom('seated').select('place')).as('held'),
      changePublished(ordersTopic, order.id),
    ])
    .executeTakeFirstOrThrow();
  return Boolean(held);
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
