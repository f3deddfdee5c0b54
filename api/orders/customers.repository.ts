import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { OneCustomer } from '../offers/offerUses.repository.ts';
import { unauthenticated } from '../refusal.ts';

/** Locks a customer and every account with the same phone. Lock customers before slots. */
const lockPeople = (trx: Trx, userId: RawBuilder<string>) =>
  trx
    .selectFrom('users')
    .select(['id', 'deleted_at', 'phone_mark'])
    .where((row) =>
      row.or([
        row('id', '=', userId),
        row('phone', '=', trx.selectFrom('users').select('phone').where('id', '=', userId)),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * Locks a customer and every account with the same phone, so that their orders are made one after
 * the other; 401 where the account has been deleted in the meantime.
 */
export async function lockCustomer(trx: Trx, userId: string): Promise<OneCustomer> {
  const rows = await lockPeople(trx, sql`${userId}`);
  const own = rows.find((row) => row.id === userId);
  if (!own || own.deleted_at !== null) throw unauthenticated();
  return { people: rows.map((row) => row.id), mark: own.phone_mark };
}

/**
 * Locks an order's customer and every account with the same phone, so that their uses of an offer
 * are counted one after the other; returns the ids of these accounts.
 */
export async function lockCustomerOf(trx: Trx, orderId: string): Promise<string[]> {
  const rows = await lockPeople(
    trx,
    sql`(select user_id from orders where orders.id = ${orderId})`,
  );
  return rows.map((row) => row.id);
}
