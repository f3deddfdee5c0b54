import { randomUUID } from 'node:crypto';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { createDiscardedFilesRepository } from '../files/discardedFiles.repository.ts';
import { notifyCustomer } from '../orders/notifyCustomer.ts';
import { recordOrderChange } from '../orders/orderChanges.repository.ts';
import { readItems, storeItemReport } from '../orders/orderItems.repository.ts';
import { withOrder } from '../orders/withOrder.ts';
import { conflict, notFound } from '../refusal.ts';
import type { StaffScope } from '../staffScope.ts';

/** Longer than an upload takes: a file that no order names by then is left over. */
const leftOverAfterMs = 10 * 60_000;

/**
 * Stores a report's PDF and attaches it to its order, or to an item of an order that has several
 * (without one: to the first that waits for its report); 409 unless the order is paid and being examined
 * or completed. A report that was there is replaced.
 */
export async function attachReport(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  { orderId, itemId }: { orderId: string; itemId?: string | undefined },
  pdf: Buffer,
  by: { id: string | null; email: string },
  scope: StaffScope,
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
  await withOrder(db, orderId, scope, async (trx, { order }) => {
    if (order.payment_status !== 'SUCCESS' || !['examining', 'completed'].includes(order.status))
      throw conflict('REPORT_TOO_EARLY');
    const now = clock();
    const items = await readItems(trx, orderId);
    const stay = items.filter((item) => item.cancelled_at === null);
    const item = itemId
      ? stay.find((candidate) => candidate.id === itemId)
      : (stay.find((candidate) => candidate.report_file === null) ?? stay[0]);
    if (!item && (items.length > 0 || (itemId !== undefined && itemId !== orderId)))
      throw notFound('ITEM_NOT_FOUND');
    if (item) await storeItemReport(trx, item.id, key, now);
    await recordOrderChange(trx, orderId, item ? {} : { report_file: key }, {
      type: 'report.uploaded',
      actor: by.email,
      note: item?.booked.test.testName,
      now,
    });
    // Of an order with one item it is said when the order is completed.
    if (item && item.report_file === null && stay.length > 1)
      await notifyCustomer(
        trx,
        { ...order, booked: { ...order.booked, ...item.booked } },
        'reportReady',
        now,
      );
    if (by.id) await audit(trx, by.id, 'report.uploaded', now, { orders: [orderId] });
    const discarded = createDiscardedFilesRepository(trx);
    await discarded.forget(key);
    const replaced = item ? item.report_file : order.report_file;
    await discarded.discard(replaced ? [replaced] : [], now);
  });
}
