import type { ExpressionBuilder, QueryCreator, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Database } from '../tables.ts';
import type { ChosenItem } from './orderRows.ts';
import type { OrderTables } from './orders.tables.ts';

export type OrderItemRow = Selectable<OrderTables['order_items']>;

/** The items of the orders in a query, in order, as JSON, so instants are strings. */
export const itemsJson = (order: ExpressionBuilder<Database, 'orders'>) =>
  jsonArrayFrom(
    order
      .selectFrom('order_items')
      .select([
        'order_items.id',
        'order_items.patient_id',
        'order_items.test_id',
        'order_items.booked',
        'order_items.price',
        'order_items.cancelled_at',
        'order_items.report_file',
        'order_items.refund_paise',
        'order_items.refunded_at',
      ])
      .whereRef('order_items.order_id', '=', 'orders.id')
      .orderBy('order_items.position'),
  );

/** An item that is about to be stored. */
export interface NewItem extends ChosenItem {
  id: string;
}

/** A new order's items as rows; an order with a single item has none. */
export const newItems = (items: ChosenItem[]): NewItem[] =>
  items.length > 1 ? items.map((item) => ({ ...item, id: newId() })) : [];

/** The statement that inserts them. */
export const itemsInsert = (db: QueryCreator<Database>, orderId: string, items: NewItem[]) =>
  db.insertInto('order_items').values(
    items.map(({ booked, ...item }, index) => ({
      ...item,
      order_id: orderId,
      position: index + 1,
      booked: JSON.stringify(booked),
    })),
  );

/** Stores the changed items of a locked, unpaid order; `before` is how many items it had. */
export async function replaceItems(
  trx: Trx,
  orderId: string,
  before: number,
  items: ChosenItem[],
): Promise<void> {
  if (before > 1) await trx.deleteFrom('order_items').where('order_id', '=', orderId).execute();
  const stored = newItems(items);
  if (stored.length > 0) await itemsInsert(trx, orderId, stored).execute();
}

/**
 * The items of an order that has several, to be read after its row is locked; empty for a single
 * item.
 */
export const readItems = (trx: Trx, orderId: string): Promise<OrderItemRow[]> =>
  trx
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

/**
 * Cancels an item of a locked, paid order. Its share is refunded from the payment that paid the
 * order; any additional payment is refunded in full anyway.
 */
export async function cancelItemRow(
  trx: Trx,
  item: OrderItemRow,
  share: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('order_items')
    .set((row) => ({
      cancelled_at: now,
      ...(share > 0 && {
        refund_paise: share,
        refund_since: now,
        refund_due_at: now,
        payment_id: row
          .selectFrom('payments')
          .select('payments.id')
          .where('payments.order_id', '=', item.order_id)
          .where('payments.refund_since', 'is', null),
      }),
    }))
    .where('id', '=', item.id)
    .execute();
}

/** Stores the file name of an item's report. */
export async function storeItemReport(
  trx: Trx,
  itemId: string,
  file: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('order_items')
    .set({ report_file: file, report_at: now })
    .where('id', '=', itemId)
    .execute();
}

/** Stores the file name of the report of a single-item order. */
export async function storeOrderReport(trx: Trx, orderId: string, file: string): Promise<void> {
  await trx.updateTable('orders').set({ report_file: file }).where('id', '=', orderId).execute();
}
