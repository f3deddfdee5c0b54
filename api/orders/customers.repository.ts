import type { Trx } from '../db/database.ts';
import { unauthenticated } from '../refusal.ts';

/**
 * Locks a customer, and whoever has the same phone, so that their orders are made one after the
 * other; 401 where the account was deleted meanwhile. Lock customers before slots.
 */
export async function lockCustomer(trx: Trx, userId: string): Promise<{ withSamePhone: string[] }> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'deleted_at'])
    .where((row) =>
      row.or([
        row('id', '=', userId),
        row('phone', '=', trx.selectFrom('users').select('phone').where('id', '=', userId)),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const own = rows.find((row) => row.id === userId);
  if (!own || own.deleted_at !== null) throw unauthenticated();
  return { withSamePhone: rows.map((row) => row.id) };
}
