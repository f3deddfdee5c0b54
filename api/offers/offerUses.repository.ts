import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { Database } from '../tables.ts';
import type { OfferRow, OfferStanding } from './offers.rules.ts';

/** Who counts as one customer: the accounts that have the same phone, and the mark of that phone. */
export interface OneCustomer {
  people: string[];
  mark: string | null;
}

/** An order as far as an offer is about it. */
export interface OfferedOrder {
  id: string;
  user_id: string;
  /** Whose order it is, where that was read before. */
  customer?: OneCustomer;
}
/** An order that is not made yet, of a customer. */
export const nextOrderOf = (userId: string): OfferedOrder => ({ id: '', user_id: userId });
/** The same of somebody who has never ordered. */
export const firstOrder = nextOrderOf('');

/** The row with which {@link OneCustomer} is known in a statement. */
const customerOf = ({ user_id: id, customer }: OfferedOrder) =>
  customer
    ? sql<OneCustomer>`(select ${customer.people}::text[] as people, ${customer.mark}::text as mark)`
    : sql<OneCustomer>`(select array(select id from users where id = ${id} or phone = (select phone from users where id = ${id})) as people, (select phone_mark from users where id = ${id}) as mark)`;

/** Rows of this customer, by account, and those of accounts that are gone, by the phone's mark. */
const ofCustomer = sql`(user_id = any ((select people from customer)::text[]) or phone_mark = (select mark from customer))`;

/**
 * What a statement begins with that is about how offers stand for an order: its customer, and what
 * that customer's other orders use of offers.
 */
export const withOwnUses = (db: Db | Trx, order: OfferedOrder) =>
  db
    .with('customer', () => customerOf(order))
    .with(
      'own_uses',
      () =>
        sql<{ code: string }>`(
          select code, first_order from offers join offer_uses on offer_code = code
          where order_id <> ${order.id} and ${ofCustomer}
        )`,
    );

/** After {@link withOwnUses}: whether another order of the customer has, or holds, an offer for a first order. */
export const hasFirstUse = sql<boolean>`exists (select from own_uses where own_uses.first_order)`;

/** After {@link withOwnUses}: whether the customer has another order, and that is paid. */
export const hasPaidOrder = ({ id }: OfferedOrder) =>
  sql<boolean>`exists (select from orders as other where other.id <> ${id} and payment_status = 'SUCCESS' and ${ofCustomer})`;

/** How an offer stands for an order, and whether the order is counted among its uses. */
export type ReadStanding = OfferRow & OfferStanding & { isTaken: boolean };

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
): Promise<ReadStanding[]> {
  const others = sql`from offer_uses where offer_code = offers.code and order_id <> ${order.id}`;
  return withOwnUses(db, order)
    .selectFrom('offers')
    .selectAll('offers')
    .select([
      sql<number>`case when budget_uses is null then 0 else (select count(*)::integer ${others}) end`.as(
        'uses',
      ),
      sql<number>`case when budget_rupees is null then 0 else (select coalesce(sum(rupees), 0)::integer ${others}) end`.as(
        'spent',
      ),
      sql<number>`(select count(*)::integer from own_uses where own_uses.code = offers.code)`.as(
        'own',
      ),
      sql<boolean>`exists (select from offer_uses where order_id = ${order.id} and offer_code = offers.code)`.as(
        'isTaken',
      ),
      hasFirstUse.as('hasFirstUse'),
      hasPaidOrder(order).as('hasPaidOrder'),
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

/** Gives the use of an order back. */
export async function releaseUse(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('offer_uses').where('order_id', '=', orderId).execute();
}
