import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { OfferRow, OfferStanding } from './offers.rules.ts';

/** An order as far as an offer is about it. */
export interface OfferedOrder {
  id: string;
  user_id: string;
}

/**
 * Offers with how they stand for an order: its own use is not counted, and whoever has the same
 * phone as its customer is the same customer. What has no budget is not counted, as it may be used
 * millions of times. To decide by it, lock the offer first.
 */
export function readStandings(
  db: Db | Trx,
  order: OfferedOrder,
  code?: string,
): Promise<(OfferRow & OfferStanding)[]> {
  const people = sql<string>`(select id from users where id = ${order.user_id} or phone = (select phone from users where id = ${order.user_id}))`;
  const others = sql`from offer_uses where offer_code = offers.code and order_id <> ${order.id}`;
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
      sql<number>`(select count(*)::integer ${others} and user_id in ${people})`.as('own'),
      sql<boolean>`exists (select 1 from orders where user_id in ${people} and id <> ${order.id} and payment_status = 'SUCCESS')`.as(
        'hasPaidOrder',
      ),
    ])
    .$if(code !== undefined, (query) => query.where('code', '=', code!))
    .orderBy('created_at')
    .orderBy('code')
    .execute();
}

/** Counts an order among the uses of a locked offer, in place of another offer that it had. */
export async function storeUse(
  trx: Trx,
  order: OfferedOrder,
  use: { code: string; rupees: number; now: Date },
): Promise<void> {
  const columns = { offer_code: use.code, rupees: use.rupees };
  await trx
    .insertInto('offer_uses')
    .values({ order_id: order.id, user_id: order.user_id, taken_at: use.now, ...columns })
    .onConflict((on) => on.column('order_id').doUpdateSet(columns))
    .execute();
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
