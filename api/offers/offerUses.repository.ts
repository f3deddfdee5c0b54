import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { Database } from '../tables.ts';
import type { OfferRow, OfferStanding } from './offers.rules.ts';

/** An order as far as an offer is about it. */
export interface OfferedOrder {
  id: string;
  user_id: string;
  /** The accounts with the phone of that customer, where they are known: the database needs not find them. */
  people?: string[];
}
/** An order that is not made yet, of a customer. */
export const nextOrderOf = (userId: string): OfferedOrder => ({ id: '', user_id: userId });
/** The same of somebody who has never ordered. */
export const firstOrder = nextOrderOf('');

/**
 * Offers with how they stand for an order: its own use is not counted, and whoever has, or had, the
 * phone of its customer is the same customer. What has no budget is not counted, as it may be used
 * millions of times. To decide by it, lock the customer first, and after the order an offer with a
 * budget.
 */
export function readStandings(
  db: Db | Trx,
  order: OfferedOrder,
  code?: string,
): Promise<(OfferRow & OfferStanding)[]> {
  const people = order.people
    ? sql<string>`(${sql.join(order.people)})`
    : sql<string>`(select id from users where id = ${order.user_id} or phone = (select phone from users where id = ${order.user_id}))`;
  const mark = sql<string>`(select phone_mark from users where id = ${order.user_id})`;
  /** Rows of this customer, by account, and those of accounts that are gone, by the phone's mark. */
  const ofAccount = sql`user_id in ${people}`;
  const ofPhone = sql`phone_mark = ${mark} and user_id not in ${people}`;
  const others = sql`from offer_uses where offer_code = offers.code and order_id <> ${order.id}`;
  const firstUses = sql`from offer_uses join offers as used on used.code = offer_code and used.first_order where order_id <> ${order.id}`;
  const paid = sql`from orders where id <> ${order.id} and payment_status = 'SUCCESS'`;
  return db
    .selectFrom('offers')
    .selectAll('offers')
    .select([
      sql<number>`case when budget_uses is null then 0 else (select count(*)::integer ${others}) end`.as(
        'uses',
      ),
      sql<number>`case when budget_rupees is null then 0 else (select coalesce(sum(rupees), 0)::integer ${others}) end`.as(
        'spent',
      ),
      sql<number>`(select count(*)::integer ${others} and ${ofAccount}) + (select count(*)::integer ${others} and ${ofPhone})`.as(
        'own',
      ),
      sql<boolean>`exists (select 1 ${firstUses} and ${ofAccount}) or exists (select 1 ${firstUses} and ${ofPhone})`.as(
        'hasFirstUse',
      ),
      sql<boolean>`exists (select 1 ${paid} and ${ofAccount}) or exists (select 1 ${paid} and ${ofPhone})`.as(
        'hasPaidOrder',
      ),
    ])
    .$if(code !== undefined, (query) => query.where('code', '=', code!))
    .orderBy('created_at')
    .orderBy('code')
    .execute();
}

/** What an order uses of an offer. */
export interface OfferUse {
  code: string;
  rupees: number;
  now: Date;
}

/** What counts an order among the uses of an offer, in place of another offer that it had. */
export function useInsert(db: QueryCreator<Database>, order: OfferedOrder, use: OfferUse) {
  const columns = { offer_code: use.code, rupees: use.rupees };
  return db
    .insertInto('offer_uses')
    .values((row) => ({
      order_id: order.id,
      user_id: order.user_id,
      phone_mark: row.selectFrom('users').select('phone_mark').where('id', '=', order.user_id),
      taken_at: use.now,
      ...columns,
    }))
    .onConflict((on) => on.column('order_id').doUpdateSet(columns));
}

/** Counts an order among the uses of an offer, in place of another offer that it had. */
export async function storeUse(trx: Trx, order: OfferedOrder, use: OfferUse): Promise<void> {
  await useInsert(trx, order, use).execute();
}

/** Whether an order is counted among the uses of its offer. */
export const hasUse = async (trx: Trx, orderId: string): Promise<boolean> =>
  (await trx
    .selectFrom('offer_uses')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()) !== undefined;

/** Gives the use of an order back. */
export async function releaseUse(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('offer_uses').where('order_id', '=', orderId).execute();
}
