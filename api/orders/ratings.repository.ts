import type { Trx } from '../db/database.ts';

/** Stores a customer's rating of a visit; false if it was rated before. */
export async function storeRating(
  trx: Trx,
  orderId: string,
  { stars, comment, now }: { stars: number; comment: string | null; now: Date },
): Promise<boolean> {
  const rows = await trx
    .insertInto('visit_ratings')
    .values({ order_id: orderId, stars, comment, rated_at: now })
    .onConflict((on) => on.column('order_id').doNothing())
    .returning('order_id')
    .execute();
  return rows.length > 0;
}
