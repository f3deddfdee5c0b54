import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { notifyChange } from '../db/changes.ts';
import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { orderJson } from './orderJson.ts';
import type { OrderRow, Reader } from './orderJson.ts';
import type { OrderJson } from './orders.contract.ts';
import type { OrderTables } from './orders.tables.ts';

/** The topic of the change feed under which an order's id is told when it changed. */
export const ordersTopic = 'orders';

/** How many orders a page of the administrator has. */
const pageSize = 25;
/** What an order is found by; to the letter as the index `orders_search` has it. */
const searched = sql<string>`(id || ' ' || (booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName'))`;

/** Orders in the database. */
export function createOrderRepository(db: Db | Trx) {
  const eventsOf = async (ids: string[]) =>
    ids.length === 0
      ? []
      : db
          .selectFrom('order_events')
          .selectAll()
          .where('order_id', 'in', ids)
          .orderBy('id')
          .execute();

  const read = async (rows: OrderRow[], now: Date, reader: Reader): Promise<OrderJson[]> => {
    const events = await eventsOf(rows.map((row) => row.id));
    return rows.map((row) =>
      orderJson(
        row,
        events.filter((event) => event.order_id === row.id),
        now,
        reader,
      ),
    );
  };

  return {
    find: (id: string): Promise<OrderRow | undefined> =>
      db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),

    /** An order of this customer as read, or undefined; with no customer given, anybody's, for the administrator. */
    async get(id: string, userId: string | null, now: Date): Promise<OrderJson | undefined> {
      const row = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .$if(userId !== null, (query) => query.where('user_id', '=', userId!))
        .executeTakeFirst();
      return row && (await read([row], now, userId === null ? 'administrator' : 'customer'))[0];
    },

    /** A customer's orders, newest first. */
    async list(userId: string, now: Date): Promise<OrderJson[]> {
      return read(
        await db
          .selectFrom('orders')
          .selectAll()
          .where('user_id', '=', userId)
          .orderBy('id', 'desc')
          .limit(200)
          .execute(),
        now,
        'customer',
      );
    },

    findByKey: (userId: string, key: string): Promise<OrderRow | undefined> =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('user_id', '=', userId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst(),

    /** The customer's order for the same choices that still waits for money. */
    findOpen: (
      userId: string,
      ids: { patient: string; test: string; lab: string; slot: string; address: string },
      now: Date,
    ): Promise<OrderRow | undefined> =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('user_id', '=', userId)
        .where('payment_status', 'in', ['PENDING', 'FAILED'])
        .where('hold_expires_at', '>', now)
        .where('patient_id', '=', ids.patient)
        .where('test_id', '=', ids.test)
        .where('lab_id', '=', ids.lab)
        .where('slot_id', '=', ids.slot)
        .where('address_id', '=', ids.address)
        .orderBy('id', 'desc')
        .executeTakeFirst(),

    /** Paid orders for the administrator, newest first, by status and by a part of a name or the id. */
    async page(
      {
        status,
        search,
        after,
      }: { status?: string | undefined; search?: string | undefined; after?: string | undefined },
      now: Date,
    ): Promise<{ items: OrderJson[]; next: string | null }> {
      const pattern = `%${(search ?? '').replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('payment_status', 'in', ['SUCCESS', 'REFUND_PENDING', 'REFUNDED'])
        .$if(Boolean(status), (query) => query.where('status', '=', status as OrderRow['status']))
        .$if(Boolean(search), (query) => query.where(searched, 'ilike', pattern))
        .$if(Boolean(after), (query) => query.where('id', '<', after!))
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .execute();
      const items = await read(rows.slice(0, pageSize), now, 'administrator');
      return { items, next: rows.length > pageSize ? (items.at(-1)?._id ?? null) : null };
    },
  };
}

/** Changes an order, writes down who did what and why, and tells whoever follows it; in the caller's transaction. */
export async function changeOrder(
  trx: Trx,
  id: string,
  changes: Updateable<OrderTables['orders']>,
  event: { type: string; actor: string; note?: string | null; now: Date },
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await trx.updateTable('orders').set(changes).where('id', '=', id).execute();
  await trx
    .insertInto('order_events')
    .values({
      id: newId(),
      order_id: id,
      at: event.now,
      actor: event.actor,
      type: event.type,
      note: event.note ?? null,
    })
    .execute();
  await notifyChange(trx, ordersTopic, id);
}
