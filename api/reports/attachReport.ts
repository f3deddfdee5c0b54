import { randomUUID } from 'node:crypto';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { createDiscardedFilesRepository } from '../files/discardedFiles.repository.ts';
import { recordOrderChange } from '../orders/orderChanges.repository.ts';
import { withOrder } from '../orders/withOrder.ts';
import { conflict } from '../refusal.ts';

/** Longer than an upload takes: a file that no order names by then is left over. */
const leftOverAfterMs = 10 * 60_000;

/**
 * Stores a report's PDF and attaches it to its order; 409 unless the order is paid and being examined
 * or completed. A report that was there is replaced.
 */
export async function attachReport(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  orderId: string,
  pdf: Buffer,
  by: { id: string | null; email: string },
): Promise<void> {
  // The name cannot be guessed, so an older link never shows a newer report.
  const key = `reports/${orderId}-${randomUUID()}.pdf`;
  // Before the transaction, which must not wait for a store; should it fail, or we with it, the
  // file goes again.
  await createDiscardedFilesRepository(db).discard(
    [key],
    new Date(clock().getTime() + leftOverAfterMs),
  );
  await files.put(key, pdf);
  await withOrder(db, orderId, null, async (trx, { order }) => {
    if (order.payment_status !== 'SUCCESS' || !['examining', 'completed'].includes(order.status))
      throw conflict('REPORT_TOO_EARLY');
    const now = clock();
    await recordOrderChange(
      trx,
      orderId,
      { report_file: key },
      { type: 'report.uploaded', actor: by.email, now },
    );
    if (by.id) await audit(trx, by.id, 'report.uploaded', now, { orders: [orderId] });
    const discarded = createDiscardedFilesRepository(trx);
    await discarded.forget(key);
    await discarded.discard(order.report_file ? [order.report_file] : [], now);
  });
}
