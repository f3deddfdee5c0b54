import type { Db, Trx } from '../db/database.ts';
import { pageOf, placeOf, rowsFor } from '../listPage.ts';
import type { ListPage } from '../listPage.ts';
import { badRequest, notFound } from '../refusal.ts';
import { itemsJson } from './orderItems.repository.ts';
import { orderJson } from './orderJson.ts';
import type { OrderRow, OrderWithEvents, OrderWithItems } from './orderJson.ts';
import type { OrderJson } from './orders.contract.ts';
import type { OwnOrdersQuery } from './orderRequests.contract.ts';
import { anyKind, openBeforePast } from './orderKinds.repository.ts';
import { selectOrders } from './selectOrders.repository.ts';

/** Customers' orders in the database. */
export function createOrderRepository(db: Db | Trx) {
  /** An order of this customer as read, or undefined. */
  const get = async (id: string, userId: string, now: Date): Promise<OrderJson | undefined> => {
    const row = await selectOrders(db)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && orderJson(row, now, 'customer');
  };

  /** A customer's orders, newest first. */
  const ownOrders = (userId: string) =>
    selectOrders(db).where('user_id', '=', userId).orderBy('id', 'desc');

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

    /** A customer's order that was paid, with what its calendar file is made from. */
    visitOf: (id: string, userId: string): Promise<OrderWithEvents | undefined> =>
      selectOrders(db)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('payment_status', 'in', ['SUCCESS', 'REFUND_PENDING', 'REFUNDED'])
        .executeTakeFirst(),

    all: async (userId: string, now: Date): Promise<OrderJson[]> =>
      (await ownOrders(userId).execute()).map((row) => orderJson(row, now, 'customer')),

    /** A page of them; where those that go on come first, a page may end with one of either kind. */
    async page(userId: string, now: Date, query: OwnOrdersQuery): Promise<ListPage<OrderJson>> {
      const last = placeOf(query.cursor);
      const kinds = query.openFirst ? openBeforePast : anyKind;
      const begin = last === null ? 0 : kinds.findIndex(({ run }) => run === last.run);
      if (begin === -1) throw badRequest('PAGE_UNKNOWN');
      const found: { row: OrderWithEvents; run: number | null }[] = [];
      for (const { run, where } of kinds.slice(begin)) {
        const rows = await ownOrders(userId)
          .where(where)
          .$if(last !== null && run === last.run, (orders) => orders.where('id', '<', last!.id))
          .limit(rowsFor(query) - found.length)
          .execute();
        found.push(...rows.map((row) => ({ row, run })));
        if (found.length === rowsFor(query)) break;
      }
      return pageOf(found, query, {
        placeOfRow: ({ row: { id }, run }) => ({ id, run }),
        entryOf: ({ row }) => orderJson(row, now, 'customer'),
      });
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
  };
}
