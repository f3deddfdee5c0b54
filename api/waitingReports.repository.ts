import type { Db, Trx } from './db/database.ts';

/** Reports of which values or a file wait until somebody else releases them. */
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

/** The orders of such reports. */
export const ordersWithWaitingReports = (db: Db | Trx) => waitingReports(db).select('order_id');

/** The waiting reports of these orders. */
export async function waitingReportsOf(db: Db | Trx, orders: string[]): Promise<Set<string>> {
  const rows = await waitingReports(db)
    .select('report_id')
    .where('order_id', 'in', orders)
    .execute();
  return new Set(rows.map((row) => row.report_id));
}
