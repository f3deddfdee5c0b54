import type { Db, Trx } from './db/database.ts';

/** Reports with values or a file that wait for their release. */
const waitingReports = (db: Db | Trx) =>
  db.selectFrom(
    db
      .selectFrom('report_files')
      .select(['report_id', 'order_id'])
      .where('state', '=', 'uploaded')
      .union(
        db
          .selectFrom('report_values')
          .select(['report_id', 'order_id'])
          .where('state', '=', 'entered'),
      )
      .as('waiting'),
  );

/** The ids of orders with such reports. */
export const ordersWithWaitingReports = (db: Db | Trx) => waitingReports(db).select('order_id');

/** Those of these orders' reports that wait for their release. */
export async function waitingReportsOf(db: Db | Trx, orders: string[]): Promise<Set<string>> {
  const rows = await waitingReports(db)
    .select('report_id')
    .where('order_id', 'in', orders)
    .execute();
  return new Set(rows.map((row) => row.report_id));
}
