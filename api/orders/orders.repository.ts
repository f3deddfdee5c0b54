import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../db/database.ts';
import { notFound } from '../refusal.ts';
import { itemsJson } from './orderItems.repository.ts';
import { orderJson } from './orderJson.ts';
import type { OrderRow, OrderWithEvents, OrderWithItems, Reader } from './orderJson.ts';
import type { OrderJson } from './orders.contract.ts';

/** How many orders a page of the administrator has. */
const pageSize = 25;
/** How many items a search looks through beside the orders. */
const mostByItem = 500;
/** Milliseconds after which the administration sees that a refund has not arrived. */
const refundDelay = 24 * 3600_000;
/** What an order is found by; to the letter as the index `orders_search` has it. */
const searched = sql<string>`(id || ' ' || (booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName'))`;

/** What an item is found by; to the letter as the index `order_items_search` has it. */
const searchedItem = sql<string>`((booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName'))`;

/** Orders in the database. */
export function createOrderRepository(db: Db | Trx) {
  /** Orders with what happened to them, oldest first. */
  const withEvents = () =>
    db
      .selectFrom('orders')
      .selectAll('orders')
      .select((order) =>
        jsonArrayFrom(
          order
            .selectFrom('order_events')
            .select(['order_events.id', 'at', 'actor', 'type', 'note'])
            .whereRef('order_id', '=', 'orders.id')
            .orderBy('order_events.id'),
        ).as('events'),
      )
      .select((order) => itemsJson(order).as('items'));

  /** Since when money of an order is due back, where that is too long ago. */
  const delayedRefunds = (now: Date) =>
    db
      .selectFrom(
        db
          .selectFrom('payments')
          .select(['order_id', 'refund_since', 'refunded_at'])
          .unionAll(
            db.selectFrom('order_items').select(['order_id', 'refund_since', 'refunded_at']),
          )
          .as('due'),
      )
      .select((row) => ['order_id', row.fn.min('refund_since').as('since')])
      .where('refund_since', '<=', new Date(now.getTime() - refundDelay))
      .where('refunded_at', 'is', null)
      .groupBy('order_id');

  const read = async (rows: OrderWithEvents[], now: Date, reader: Reader): Promise<OrderJson[]> => {
    const ids = rows.map((row) => row.id);
    const delayed =
      reader === 'administrator' && ids.length > 0
        ? await delayedRefunds(now).where('order_id', 'in', ids).execute()
        : [];
    return rows.map((row) =>
      orderJson(row, now, reader, delayed.find((payment) => payment.order_id === row.id)?.since),
    );
  };

  /**
   * An order of this customer as read, or undefined; with no customer given, anybody's, for the
   * administrator.
   */
  const get = async (
    id: string,
    userId: string | null,
    now: Date,
  ): Promise<OrderJson | undefined> => {
    const row = await withEvents()
      .where('id', '=', id)
      .$if(userId !== null, (query) => query.where('user_id', '=', userId!))
      .executeTakeFirst();
    return row && (await read([row], now, userId === null ? 'administrator' : 'customer'))[0];
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

    get,

    /** A customer's own order as read; 404 where there is none. */
    async getOwn(id: string, userId: string, now: Date): Promise<OrderJson> {
      const order = await get(id, userId, now);
      if (!order) throw notFound('ORDER_NOT_FOUND');
      return order;
    },

    /** A customer's orders, newest first. */
    async list(userId: string, now: Date): Promise<OrderJson[]> {
      return read(
        await withEvents().where('user_id', '=', userId).orderBy('id', 'desc').limit(200).execute(),
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

    /**
     * What a new order is held against, oldest first: the orders of these customers that wait for
     * money and hold a seat, those whose hold of the slot has ended, anybody's, and the one that
     * this key of the customer's made, whatever became of it.
     */
    besideNew: (
      userIds: string[],
      { userId, sent, key }: { userId: string; sent: { slot: string }; key?: string | undefined },
      now: Date,
    ): Promise<OrderWithItems[]> =>
      db
        .selectFrom('orders')
        .selectAll('orders')
        .select((order) => itemsJson(order).as('items'))
        .where((order) =>
          order.or([
            order('user_id', 'in', userIds)
              .and('payment_status', 'in', ['PENDING', 'FAILED'])
              .and('hold_expires_at', '>', now),
            order(
              'id',
              'in',
              order
                .selectFrom('slot_holds')
                .select('order_id')
                .where('slot_id', '=', sent.slot)
                .where('expires_at', '<=', now),
            ),
            ...(key === undefined
              ? []
              : [order('user_id', '=', userId).and('idempotency_key', '=', key)]),
          ]),
        )
        .orderBy('id')
        .execute(),

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
      const byItem = search
        ? await db
            .selectFrom('order_items')
            .select('order_id')
            .where(searchedItem, 'ilike', pattern)
            .limit(mostByItem)
            .execute()
        : [];
      const rows = await withEvents()
        .where('payment_status', 'in', ['SUCCESS', 'REFUND_PENDING', 'REFUNDED'])
        .$if(Boolean(status) && status !== 'refundDelayed', (query) =>
          query.where('status', '=', status as OrderRow['status']),
        )
        .$if(Boolean(search), (query) =>
          query.where((order) =>
            order.or([
              order(searched, 'ilike', pattern),
              ...(byItem.length > 0
                ? [order('id', 'in', [...new Set(byItem.map((item) => item.order_id))])]
                : []),
            ]),
          ),
        )
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
