import type { Insertable, Updateable } from 'kysely';
import { changePublished } from '../db/changeFeed.ts';
import type { Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { messagesInsert, sendingRequested } from '../messages/outbox.repository.ts';
import type { NewMessage } from '../messages/outbox.repository.ts';
import { useInsert } from '../offers/offerUses.repository.ts';
import type { OfferUse } from '../offers/offerUses.repository.ts';
import type { LockedOrderRow, OrderWithEvents } from './orderRows.ts';
import { itemsInsert, newItems } from './orderItems.repository.ts';
import type { ChosenItem } from './orderRows.ts';
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
      'users.first_name',
      'users.last_name',
      'users.phone',
      'users.phone_mark as customer_mark',
      'users.email',
      'users.email_verified_at',
      'users.whatsapp_consented_at',
    ])
    .forUpdate('orders');

/**
 * Locks an order's row and returns it, or undefined. Lock its slot first (see {@link lockSlots}).
 */
export async function lockOrder(trx: Trx, id: string): Promise<LockedOrderRow | undefined> {
  return ordersToLock(trx).where('orders.id', '=', id).executeTakeFirst();
}

/** Orders of locked slots whose hold has ended; their rows are locked. */
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
 * lowest free seat, and notifies subscribers, all in one statement of the caller's transaction.
 * Returns undefined if no seat was free: the rows are written all the same, and the caller rolls
 * back.
 */
export async function insertOrder(
  trx: Trx,
  order: Insertable<OrderTables['orders']> & { created_at: Date; hold_expires_at: Date },
  chosen: ChosenItem[],
  slot: LockedSlot,
  use: OfferUse | null,
): Promise<OrderWithEvents | undefined> {
  const items = newItems(chosen);
  const event = { id: newId(), actor: 'customer', type: 'order.created', note: null };
  const ordered = trx.with('ordered', (db) => db.insertInto('orders').values(order).returningAll());
  const itemized =
    items.length > 0 ? ordered.with('itemized', (db) => itemsInsert(db, order.id, items)) : ordered;
  const offered = use ? itemized.with('used', (db) => useInsert(db, order, use)) : itemized;
  const {
    held,
    published: _,
    ...row
  } = await offered
    .with('seated', (db) => seatInsert(db, slot, order.id, order.hold_expires_at))
    .with('recorded', (db) =>
      db.insertInto('order_events').values({ ...event, order_id: order.id, at: order.created_at }),
    )
    .selectFrom('ordered')
    .selectAll('ordered')
    .select((stored) => [
      stored.exists(stored.selectFrom('seated').select('place')).as('held'),
      changePublished(ordersTopic, order.id),
    ])
    .executeTakeFirstOrThrow();
  if (!held) return undefined;
  return {
    ...row,
    items: items.map((item) => ({ ...item, ...untouched })),
    events: [{ ...event, at: order.created_at.toISOString() }],
    receipts: [],
    rating: null,
  };
}

/** The columns of an item to which nothing has happened yet. */
const untouched = { cancelled_at: null, report_file: null, refund_paise: null, refunded_at: null };

/**
 * Changes an order, records who did what and why, enqueues the messages about it, and notifies
 * subscribers, all in one statement of the caller's transaction.
 */
export async function recordOrderChange(
  trx: Trx,
  id: string,
  changes: Updateable<OrderTables['orders']>,
  event: { type: string; actor: string; note?: string | null; now: Date },
  messages: NewMessage[] = [],
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
  const published = changePublished(ordersTopic, id);
  if (messages.length === 0) await written.selectNoFrom(published).execute();
  else
    await written
      .with('enqueued', (db) => messagesInsert(db, messages))
      .selectNoFrom([published, sendingRequested])
      .execute();
}

/** Marks for refund whatever money of an order is not being refunded yet. */
export async function refundAllPayments(trx: Trx, orderId: string, now: Date): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ refund_due_at: now, refund_since: now })
    .where('order_id', '=', orderId)
    .where('refund_since', 'is', null)
    .execute();
}

/**
 * Records a provider order that the order no longer uses, so that a payment for it can still be
 * recognized.
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
