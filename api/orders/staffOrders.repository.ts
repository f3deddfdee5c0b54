import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { customersByPhone, phonesOf } from '../customers/findCustomers.repository.ts';
import { mayCall } from '../staffAccess.ts';
import type { StaffRole } from '../staffAccess.ts';
import { orderJson } from './orderJson.ts';
import type { OrderRow, OrderWithEvents } from './orderJson.ts';
import type { OrderJson } from './orders.contract.ts';
import { selectOrders } from './selectOrders.repository.ts';

/** How many orders a page of the administrator has. */
const pageSize = 25;
/** How many items a search looks through beside the orders. */
const mostByItem = 500;
/** Milliseconds after which the administration sees that a refund has not arrived. */
const refundDelay = 24 * 3600_000;
/** What an order is found by; to the letter as the index `orders_search` has it. */
const searched = sql<string>`(id || ' ' || (booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName'))`;

/** The number of an order that a text may be, however its digits are set apart. */
const numberOf = (text: string) =>
  text.replaceAll(/[\s-]/g, '').replace(/^(\d{4})(\d{4})$/, '$1-$2');

/** What an item is found by; to the letter as the index `order_items_search` has it. */
const searchedItem = sql<string>`((booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName'))`;

/** Orders in the database as the staff reads them. */
export function createStaffOrderRepository(db: Db | Trx) {
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

  /** Orders as the staff sees them: with what is overdue, and the phone for who may call. */
  const readForStaff = async (
    rows: OrderWithEvents[],
    now: Date,
    role: StaffRole,
  ): Promise<OrderJson[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const delayed = await delayedRefunds(now).where('order_id', 'in', ids).execute();
    const phones = mayCall(role, 'adminUsers')
      ? await phonesOf(
          db,
          rows.map((row) => row.user_id),
        )
      : new Map<string, string | null>();
    return rows.map((row) =>
      orderJson(row, now, role, {
        refundDelayedSince: delayed.find((payment) => payment.order_id === row.id)?.since ?? null,
        customerPhone: phones.get(row.user_id) ?? null,
      }),
    );
  };

  return {
    /** Anybody's order as this role of the staff reads it, or undefined. */
    async getForStaff(id: string, role: StaffRole, now: Date): Promise<OrderJson | undefined> {
      const row = await selectOrders(db).where('id', '=', id).executeTakeFirst();
      return row && (await readForStaff([row], now, role))[0];
    },

    /**
     * Paid orders for the staff, newest first, by status, by its number, a part of a name, the id or
     * (for who may call customers) the phone, and by a refund that is delayed.
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
      role: StaffRole,
    ): Promise<{ items: OrderJson[]; next: string | null }> {
      const pattern = `%${(search ?? '').replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
      const withPhone =
        search && mayCall(role, 'adminUsers') ? await customersByPhone(db, search) : [];
      const byItem = search
        ? await db
            .selectFrom('order_items')
            .select('order_id')
            .where(searchedItem, 'ilike', pattern)
            .limit(mostByItem)
            .execute()
        : [];
      const rows = await selectOrders(db)
        .where('payment_status', 'in', ['SUCCESS', 'REFUND_PENDING', 'REFUNDED'])
        .$if(Boolean(status) && status !== 'refundDelayed', (query) =>
          query.where('status', '=', status as OrderRow['status']),
        )
        .$if(Boolean(search), (query) =>
          query.where((order) =>
            order.or([
              order(searched, 'ilike', pattern),
              order('number', '=', numberOf(search!)),
              ...(byItem.length > 0
                ? [order('id', 'in', [...new Set(byItem.map((item) => item.order_id))])]
                : []),
              ...(withPhone.length > 0 ? [order('user_id', 'in', withPhone)] : []),
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
      const items = await readForStaff(rows.slice(0, pageSize), now, role);
      return { items, next: rows.length > pageSize ? (items.at(-1)?._id ?? null) : null };
    },
  };
}
