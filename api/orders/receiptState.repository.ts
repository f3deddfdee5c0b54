import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Trx } from '../db/database.ts';
import { toPaise } from '../paise.ts';
import { itemsJson } from './orderItems.repository.ts';
import type { ReadItem } from './orderRows.ts';
import type { BookedItem, OrderTables } from './orders.tables.ts';

type ReceiptItem = Pick<ReadItem, 'id' | 'price' | 'cancelled_at' | 'refund_paise'> & {
  booked: BookedItem;
};

/** Everything that an order's receipts are made from. */
export interface ReceiptState extends Pick<
  Selectable<OrderTables['orders']>,
  'number' | 'language' | 'booked' | 'offer' | 'amount' | 'refunded' | 'payment_status'
> {
  first_name: string;
  last_name: string;
  /** An order with a single item has one, made from its row. */
  items: ReceiptItem[];
  /** The payment that paid the order. */
  payment: { id: string; provider_payment_id: string; method: string | null } | null;
  receipts: { number: string; subject: string }[];
}

/** Reads everything that a locked order's receipts are made from. */
export async function readReceiptState(trx: Trx, orderId: string): Promise<ReceiptState> {
  const {
    items,
    item_total: price,
    ...state
  } = await trx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.number',
      'orders.language',
      'orders.booked',
      'orders.offer',
      'orders.amount',
      'orders.item_total',
      'orders.refunded',
      'orders.payment_status',
      'users.first_name',
      'users.last_name',
    ])
    .select((order) => [
      itemsJson(order).as('items'),
      jsonObjectFrom(
        order
          .selectFrom('payments')
          .select(['payments.id', 'provider_payment_id', 'method'])
          .whereRef('payments.order_id', '=', 'orders.id')
          // A payment of another amount was refunded at once, as was any later payment.
          .where('payments.paise', '=', sql<number>`orders.amount * ${toPaise(1)}::integer`)
          .orderBy('payments.id')
          .limit(1),
      ).as('payment'),
      jsonArrayFrom(
        order
          .selectFrom('receipts')
          .select(['receipts.number', 'subject'])
          .whereRef('receipts.order_id', '=', 'orders.id'),
      ).as('receipts'),
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const single = {
    id: orderId,
    booked: state.booked,
    price,
    cancelled_at: null,
    refund_paise: null,
  };
  return { ...state, items: items.length > 0 ? items : [single] };
}
