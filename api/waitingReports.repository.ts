import type { Db, Trx } from './db/database.ts';
import { createDiscardedFilesRepository } from './files/discardedFiles.repository.ts';

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

/**
 * Drops what waits for its release in an order whose samples were rejected: the values, and the
 * files, of which a record with the reason stays. The caller has locked the order.
 */
export async function dropWaitingReports(
  trx: Trx,
  orderId: string,
  { by, now, reason }: { by: string | null; now: Date; reason: string },
): Promise<void> {
  await trx
    .deleteFrom('report_values')
    .where('order_id', '=', orderId)
    .where('state', '=', 'entered')
    .execute();
  const files = await trx
    .selectFrom('report_files')
    .select('file')
    .where('order_id', '=', orderId)
    .where('state', '=', 'uploaded')
    .execute();
  await trx
    .updateTable('report_files')
    .set({ state: 'rejected', file: null, decided_by: by, decided_at: now, rejection: reason })
    .where('order_id', '=', orderId)
    .where('state', '=', 'uploaded')
    .execute();
  await createDiscardedFilesRepository(trx).discard(
    files.flatMap(({ file }) => file ?? []),
    now,
  );
}
