import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { Database } from '../tables.ts';
import type { OfferRow, OfferStanding } from './offers.rules.ts';

/**
 * The accounts that count as one customer, as they share a phone, and the keyed hash of that phone.
 */
export interface OneCustomer {
  people: string[];
  mark: string | null;
}

/** The fields of an order that offers depend on. */
export interface OfferedOrder {
  id: string;
  user_id: string;
  /** Its customer, if already read. */
  customer?: OneCustomer;
}
/** A customer's next order, which does not exist yet. */
export const nextOrderOf = (userId: string): OfferedOrder => ({ id: '', user_id: userId });
/** The first order of somebody who has never ordered. */
export const firstOrder = nextOrderOf('');

/** The SQL for the row that identifies an order's {@link OneCustomer}. */
const customerOf = ({ user_id: id, customer }: OfferedOrder) =>
  customer
    ? sql<OneCustomer>`(select ${customer.people}::text[] as people, ${customer.mark}::text as mark)`
    : sql<OneCustomer>`(select array(select id from users where id = ${id} or phone = (select phone from users where id = ${id})) as people, (select phone_mark from users where id = ${id}) as mark)`;

/** Matches rows of this customer: by account, and for deleted accounts by the phone's hash. */
const ofCustomer = sql`(user_id = any ((select people from customer)::text[]) or phone_mark = (select mark from customer))`;

/**
 * Begins a statement about how offers stand for an order, with its customer and the uses of offers
 * by that customer's other orders.
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

/**
 * After {@link withOwnUses}: whether another order of the customer uses, or holds, a first-order
 * offer.
 */
export const hasFirstUse = sql<boolean>`exists (select from own_uses where own_uses.first_order)`;

/** After {@link withOwnUses}: whether the customer has another order that is paid. */
export const hasPaidOrder = ({ id }: OfferedOrder) =>
  sql<boolean>`exists (select from orders as other where other.id <> ${id} and payment_status = 'SUCCESS' and ${ofCustomer})`;

/** How an offer stands for an order, and whether that order already uses it. */
export type ReadStanding = OfferRow & OfferStanding & { isTaken: boolean };

/**
 * How offers stand for an order. The order's own use is not counted, and accounts that have or had
 * its customer's phone count as the same customer. Total uses are only counted for offers with a
 * budget, as there may be millions. To decide by the result, first lock the customer, and after the
 * order any offer with a budget.
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

/** An order's use of an offer. */
export interface OfferUse {
  code: string;
  rupees: number;
  now: Date;
}

/** The statement that records an order's use of an offer, replacing its use of another one. */
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

/** Records an order's use of an offer, replacing its use of another one. */
export async function storeUse(trx: Trx, order: OfferedOrder, use: OfferUse): Promise<void> {
  await useInsert(trx, order, use).execute();
}

/** Releases an order's use of an offer. */
export async function releaseUse(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('offer_uses').where('order_id', '=', orderId).execute();
}
