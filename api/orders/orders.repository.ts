import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { orderJson } from './orderJson.ts';
import type { OrderRow, Reader } from './orderJson.ts';
import type { OrderJson } from './orders.contract.ts';

/** How many orders a page of the administrator has. */
const pageSize = 25;
/** Milliseconds after which the administration sees that a refund has not arrived. */
const refundDelay = 24 * 3600_000;
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

  /** Since when money of an order is due back, where that is too long ago. */
  const delayedRefunds = (now: Date) =>
    db
      .selectFrom('payments')
      .select((row) => ['order_id', row.fn.min('refund_since').as('since')])
      .where('refund_since', '<=', new Date(now.getTime() - refundDelay))
      .where('refunded_at', 'is', null)
      .groupBy('order_id');

  const read = async (rows: OrderRow[], now: Date, reader: Reader): Promise<OrderJson[]> => {
    const ids = rows.map((row) => row.id);
    const events = await eventsOf(ids);
    const delayed =
      reader === 'administrator' && ids.length > 0
        ? await delayedRefunds(now).where('order_id', 'in', ids).execute()
        : [];
    return rows.map((row) =>
      orderJson(
        row,
        events.filter((event) => event.order_id === row.id),
        now,
        reader,
        delayed.find((payment) => payment.order_id === row.id)?.since,
      ),
    );
  };

  return {
    find: (id: string): Promise<OrderRow | undefined> =>
      db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),

    /** What happened to an order after the event with this id, oldest first. */
    eventsAfter: (id: string, eventId: string) =>
      db
        .selectFrom('order_events')
        .select(['id', 'type', 'at'])
        .where('order_id', '=', id)
        .where('id', '>', eventId)
        .orderBy('id')
        .execute(),

    /**
     * An order of this customer as read, or undefined; with no customer given, anybody's, for the
     * administrator.
     */
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

    /** Orders of these customers that wait for money and hold a seat, oldest first. */
    liveUnpaid: (userIds: string[], now: Date) =>
      db
        .selectFrom('orders')
        .select(['id', 'user_id', 'hold_expires_at'])
        .where('user_id', 'in', userIds)
        .where('payment_status', 'in', ['PENDING', 'FAILED'])
        .where('hold_expires_at', '>', now)
        .$narrowType<{ hold_expires_at: Date }>()
        .orderBy('id')
        .execute(),

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

    /**
     * Paid orders for the administrator, newest first, by status, by a part of a name or the id, and
     * by a refund that is delayed.
     */
    async page(
      {
        status,
        search,
        after,
      }: {
        status?: string | undefined;
        search?: string | undefined;
        after?: string | undefined;
      },
      now: Date,
    ): Promise<{ items: OrderJson[]; next: string | null }> {
      const pattern = `%${(search ?? '').replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('payment_status', 'in', ['SUCCESS', 'REFUND_PENDING', 'REFUNDED'])
        .$if(Boolean(status) && status !== 'refundDelayed', (query) =>
          query.where('status', '=', status as OrderRow['status']),
        )
        .$if(Boolean(search), (query) => query.where(searched, 'ilike', pattern))
        .$if(status === 'refundDelayed', (query) =>
          query.where('id', 'in', delayedRefunds(now).clearSelect().select('order_id')),
        )
        .$if(Boolean(after), (query) => query.where('id', '<', after!))
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .execute();
      const items = await read(rows.slice(0, pageSize), now, 'administrator');
      return { items, next: rows.length > pageSize ? (items.at(-1)?._id ?? null) : null };
    },
  };
}
