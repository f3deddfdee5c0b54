import type { Db } from '../db/database.ts';

/** Customers whose phone has not been hashed yet; at most 500. */
export const phonesToMark = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where('phone', 'is not', null)
    .where('phone_mark', 'is', null)
    .limit(500)
    .execute();

/** Stores the hash of a phone, unless the customer's phone has changed in the meantime. */
export async function markPhone(db: Db, id: string, phone: string, mark: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ phone_mark: mark })
    .where('id', '=', id)
    .where('phone', '=', phone)
    .execute();
}

/** Deletes hashes from orders and uses of offers that are older than a moment. */
export async function forgetMarksBefore(db: Db, moment: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ phone_mark: null })
    .where('phone_mark', 'is not', null)
    .where('created_at', '<', moment)
    .execute();
  await db
    .updateTable('offer_uses')
    .set({ phone_mark: null })
    .where('phone_mark', 'is not', null)
    .where('taken_at', '<', moment)
    .execute();
}
