import { paymentsThatAre } from '../../machines/payment/payment.rules.ts';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../db/database.ts';
import { hasFirstUse, hasPaidOrder, withOwnUses } from '../offers/offerUses.repository.ts';
import { pageOf, placeOf, rowsFor } from '../listPage.ts';
import type { ListPage } from '../listPage.ts';
import { badRequest, notFound } from '../refusal.ts';
import { isNear } from './fit.repository.ts';
import { itemsJson } from './orderItems.repository.ts';
import { orderJson } from './orderJson.ts';
import type { OrderRow, OrderWithEvents, OrderWithItems } from './orderRows.ts';
import type { OrderJson } from './orders.contract.ts';
import type { OwnOrdersQuery } from './orderRequests.contract.ts';
import { anyKind, openBeforePast } from './orderKinds.repository.ts';
import { isFull } from './seats.repository.ts';
import { selectOrders } from './selectOrders.repository.ts';

/** Who wants to order what, and under which key. */
interface NewOrder {
  userId: string;
  sent: { slot: string };
  /** The Idempotency-Key. */
  key?: string | undefined;
}

/** An order that a new one is checked against. */
interface OrderBeside extends OrderWithItems {
  /** Whether it is a visit of the same customer within a day of the new one. */
  isNear: boolean;
}

/** Customers' orders in the database. */
export function createOrderRepository(db: Db | Trx) {
  /** A customer's order as read, or undefined. */
  const get = async (id: string, userId: string, now: Date): Promise<OrderJson | undefined> => {
    const row = await selectOrders(db)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && orderJson(row, now, 'customer');
  };

  const ordersOf = (userId: string) => selectOrders(db).where('user_id', '=', userId);

  /** A customer's orders, newest first, from the beginning or after one of them. */
  const newestFirst = (userId: string, after: string | null) =>
    ordersOf(userId)
      .$if(after !== null, (orders) => orders.where('id', '<', after!))
      .orderBy('id', 'desc');

  /** A customer's orders by time of visit, soonest first. */
  const soonestFirst = (userId: string, after: string | null) =>
    ordersOf(userId)
      .$if(after !== null, (orders) =>
        orders.where(
          sql<boolean>`(starts_at, id) > (select starts_at, id from orders as before where before.id = ${after} and before.user_id = ${userId})`,
        ),
      )
      .orderBy('starts_at')
      .orderBy('id');
  const sorted = { newest: newestFirst, soonest: soonestFirst };

  return {
    find: (id: string): Promise<OrderRow | undefined> =>
      db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The events of an order after the one with this id, oldest first. */
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

    /** A customer's paid order, with everything that its calendar file needs. */
    visitOf: (id: string, userId: string): Promise<OrderWithEvents | undefined> =>
      selectOrders(db)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('payment_status', 'in', paymentsThatAre('paid'))
        .executeTakeFirst(),

    all: async (userId: string, now: Date): Promise<OrderJson[]> =>
      (await newestFirst(userId, null).execute()).map((row) => orderJson(row, now, 'customer')),

    /**
     * A page of a customer's orders. Where current orders precede past ones, the page may contain
     * both.
     */
    async page(userId: string, now: Date, query: OwnOrdersQuery): Promise<ListPage<OrderJson>> {
      const last = placeOf(query.cursor);
      const kinds = query.openFirst ? openBeforePast : anyKind;
      const begin = last === null ? 0 : kinds.findIndex(({ run }) => run === last.run);
      if (begin === -1) throw badRequest('PAGE_UNKNOWN');
      const found: { row: OrderWithEvents; run: number | null }[] = [];
      for (const { run, where, sort } of kinds.slice(begin)) {
        const rows = await sorted[sort](userId, run === last?.run ? last.id : null)
          .where(where)
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

    /**
     * A customer's order that is about to be paid, and whether it has a first-order offer although
     * another order has one too, or is paid.
     */
    async findPayable(
      id: string,
      userId: string,
    ): Promise<{ order: OrderRow; isOfferLost: boolean } | undefined> {
      const offered = { id, user_id: userId };
      const row = await withOwnUses(db, offered)
        .selectFrom('orders')
        .selectAll('orders')
        .select(
          sql<boolean>`coalesce((select first_order from offers where code = orders.offer ->> 'code'), false) and (${hasFirstUse} or ${hasPaidOrder(offered)})`.as(
            'isOfferLost',
          ),
        )
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { isOfferLost, ...order } = row;
      return { order, isOfferLost };
    },

    /**
     * What decides, before any lock is taken, whether an order is made at all: an order that this
     * key of the customer's made before, and whether the slot is full.
     */
    beforeNew: (
      { userId, sent, key }: NewOrder,
      now: Date,
    ): Promise<{ made: Pick<OrderRow, 'id' | 'request_hash'> | null; isFull: boolean }> =>
      db
        .selectNoFrom((row) => [
          isFull(sent.slot, now).as('isFull'),
          jsonObjectFrom(
            row
              .selectFrom('orders')
              .select(['id', 'request_hash'])
              .where('user_id', '=', userId)
              // Without a key this compares with null, which matches nothing.
              .where('idempotency_key', '=', sql<string>`${key ?? null}::text`),
          ).as('made'),
        ])
        .executeTakeFirstOrThrow(),

    /**
     * The orders that a new one is checked against, oldest first: unpaid ones of these customers
     * that hold a seat, anybody's overdue holds on the slot, the order that this key made (whatever
     * became of it), and the customer's visits around the same time.
     */
    besideNew: (
      userIds: string[],
      { userId, sent, key }: NewOrder,
      startsAt: Date | undefined,
      now: Date,
    ): Promise<OrderBeside[]> => {
      const near = startsAt ? isNear(userId, startsAt, now) : sql<boolean>`false`;
      return db
        .selectFrom('orders')
        .selectAll('orders')
        .select((order) => [itemsJson(order).as('items'), near.as('isNear')])
        .where((order) =>
          order.or([
            near,
            order('user_id', 'in', userIds)
              .and('payment_status', 'in', paymentsThatAre('payable'))
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
        .execute();
    },
  };
}
