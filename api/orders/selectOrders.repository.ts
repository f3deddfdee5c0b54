import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../db/database.ts';
import { itemsJson } from './orderItems.repository.ts';

/** Orders with their events (oldest first), receipts, rating and items. */
export const selectOrders = (db: Db | Trx) =>
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
    .select((order) => [
      jsonArrayFrom(
        order
          .selectFrom('receipts')
          .select(['receipts.number', 'kind', 'rupees', 'issued_at'])
          .whereRef('receipts.order_id', '=', 'orders.id')
          .orderBy('issued_at')
          .orderBy('receipts.number'),
      ).as('receipts'),
      jsonObjectFrom(
        order
          .selectFrom('visit_ratings')
          .select(['stars', 'comment'])
          .whereRef('visit_ratings.order_id', '=', 'orders.id'),
      ).as('rating'),
    ])
    .select((order) => itemsJson(order).as('items'));
