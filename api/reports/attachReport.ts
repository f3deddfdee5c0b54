import { isOrder } from '../../machines/order/order.rules.ts';
import { randomUUID } from 'node:crypto';
import { audit } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { createDiscardedFilesRepository } from '../files/discardedFiles.repository.ts';
import { notifyCustomer } from '../orders/notifyCustomer.ts';
import { recordOrderChange } from '../orders/orderChanges.repository.ts';
import { readItems, storeItemReport, storeOrderReport } from '../orders/orderItems.repository.ts';
import { withOrder } from '../orders/withOrder.ts';
import { conflict, notFound } from '../refusal.ts';
import { siteUrl } from '../siteUrl.ts';
import type { StaffScope } from '../staffScope.ts';

/** Longer than an upload takes: a file that no order names by then is left over. */
const leftOverAfterMs = 10 * 60_000;

/**
 * Puts the PDF of a report aside until an order or an item names it; should that fail, or we with it,
 * the file goes again. Before any transaction, which must not wait for a store.
 */
export async function putReport(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  key: string,
  pdf: Buffer,
): Promise<string> {
  const leftOverAt = new Date(clock().getTime() + leftOverAfterMs);
  await createDiscardedFilesRepository(db).discard([key], leftOverAt);
  await files.put(key, pdf);
  return key;
}

/** Names the file of a report of a locked order; the one that it had goes. */
export async function nameReport(
  trx: Trx,
  report: { id: string; order_id: string; isItem: boolean; report_file: string | null },
  key: string,
  now: Date,
): Promise<void> {
  if (report.isItem) await storeItemReport(trx, report.id, key, now);
  else await storeOrderReport(trx, report.order_id, key);
  const discarded = createDiscardedFilesRepository(trx);
  await discarded.forget(key);
  await discarded.discard(report.report_file ? [report.report_file] : [], now);
}

/**
 * Stores a report's PDF and attaches it to its order, or to an item of an order that has several
 * (without one: to the first that waits for its report); 409 unless the order is paid and being examined
 * or completed. A report that was there is replaced.
 */
export async function attachReport(
  { db, clock, files, config }: Pick<Deps, 'db' | 'clock' | 'files' | 'config'>,
  { orderId, itemId }: { orderId: string; itemId?: string | undefined },
  pdf: Buffer,
  by: { id: string | null; email: string },
  scope: StaffScope,
): Promise<void> {
  // The name cannot be guessed, so an older link never shows a newer report.
  const key = await putReport({ db, clock, files }, `reports/${orderId}-${randomUUID()}.pdf`, pdf);
  await withOrder(db, orderId, scope, async (trx, { order }) => {
    if (order.payment_status !== 'SUCCESS' || !isOrder(order.status, 'reportable'))
      throw conflict('REPORT_TOO_EARLY');
    const now = clock();
    const items = await readItems(trx, orderId);
    const stay = items.filter((item) => item.cancelled_at === null);
    const item = itemId
      ? stay.find((candidate) => candidate.id === itemId)
      : (stay.find((candidate) => candidate.report_file === null) ?? stay[0]);
    if (!item && (items.length > 0 || (itemId !== undefined && itemId !== orderId)))
      throw notFound('ITEM_NOT_FOUND');
    const report = { order_id: orderId, id: item?.id ?? orderId, isItem: item !== undefined };
    await nameReport(trx, { ...report, report_file: (item ?? order).report_file }, key, now);
    await recordOrderChange(
      trx,
      orderId,
      {},
      {
        type: 'report.uploaded',
        actor: by.email,
        note: item?.booked.test.testName,
        now,
      },
    );
    // Of an order with one item it is said when the order is completed.
    if (item && item.report_file === null && stay.length > 1)
      await notifyCustomer(
        trx,
        { ...order, booked: { ...order.booked, ...item.booked } },
        'reportReady',
        now,
        // Several may come at the same moment.
        { key: `reportReady:${item.id}`, link: `${siteUrl(config)}/reports/${item.id}` },
      );
    if (by.id) await audit(trx, by.id, 'report.uploaded', now, { orders: [orderId] });
  });
}
