import type { Db } from '../db/database.ts';
import { selectOrders } from '../orders/selectOrders.repository.ts';
import { testsTaken } from './testsTaken.repository.ts';

/** The order with a person's latest visit for a test, which may still be ahead. */
export const lastOrderWith = (db: Db, userId: string, patient: string, test: string) =>
  selectOrders(db)
    .where('orders.id', '=', (sub) =>
      sub
        .selectFrom(testsTaken(db).where('orders.user_id', '=', userId).as('taken'))
        .select('taken.order_id')
        .where('taken.patient_id', '=', patient)
        .where('taken.test_id', '=', test)
        .orderBy('taken.starts_at', 'desc')
        .orderBy('taken.order_id', 'desc')
        .limit(1),
    )
    .executeTakeFirst();
