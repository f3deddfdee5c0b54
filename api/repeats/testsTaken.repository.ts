import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import type { Db } from '../db/database.ts';
import { indianDate } from '../slots/times.ts';
import type { Database } from '../tables.ts';

/** Each paid and uncancelled test, with its patient and the time of its visit. */
export const testsTaken = (db: QueryCreator<Database>) =>
  db
    .selectFrom('orders')
    .leftJoin('order_items', 'order_items.order_id', 'orders.id')
    .select([
      'orders.id as order_id',
      'orders.user_id',
      'orders.starts_at',
      sql<string>`coalesce(order_items.patient_id, orders.patient_id)`.as('patient_id'),
      sql<string>`coalesce(order_items.test_id, orders.test_id)`.as('test_id'),
    ])
    .where('orders.payment_status', '=', 'SUCCESS')
    .where('orders.status', '<>', 'cancelled')
    .where('order_items.cancelled_at', 'is', null);

/**
 * Reads whether a person's test can be repeated: both must exist, and the day of the last visit is
 * needed.
 */
export async function findTaken(db: Db, userId: string, patient: string, test: string) {
  const row = await db
    .selectNoFrom((found) => [
      found
        .exists(
          found
            .selectFrom('patients')
            .select('id')
            .where('id', '=', patient)
            .where('user_id', '=', userId),
        )
        .as('isPatient'),
      found
        .exists(
          found.selectFrom('tests').select('id').where('id', '=', test).where('active', '=', true),
        )
        .as('isOffered'),
      found
        .selectFrom(testsTaken(db).where('orders.user_id', '=', userId).as('taken'))
        .select((taken) => taken.fn.max('taken.starts_at').as('at'))
        .where('taken.patient_id', '=', patient)
        .where('taken.test_id', '=', test)
        .as('taken_at'),
    ])
    .executeTakeFirstOrThrow();
  return {
    isPatient: Boolean(row.isPatient),
    isOffered: Boolean(row.isOffered),
    lastVisit: row.taken_at && indianDate(row.taken_at),
  };
}
