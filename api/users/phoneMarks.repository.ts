import type { Db } from '../db/database.ts';

/** Customers of whose phone there is no mark yet; 500 at most. */
export const phonesToMark = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where('phone', 'is not', null)
    .where('phone_mark', 'is', null)
    .limit(500)
    .execute();

/** Stores the mark of a phone, unless the customer has another one meanwhile. */
export async function markPhone(db: Db, id: string, phone: string, mark: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ phone_mark: mark })
    .where('id', '=', id)
    .where('phone', '=', phone)
    .execute();
}

/** Takes the marks from orders and uses of offers from before a moment. */
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
