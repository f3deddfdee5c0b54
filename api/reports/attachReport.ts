import { randomUUID } from 'node:crypto';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { createDiscardedFilesRepository } from '../files/discardedFiles.repository.ts';
import { recordOrderChange } from '../orders/orderChanges.repository.ts';
import { readItems } from '../orders/orderItems.repository.ts';
import { withOrder } from '../orders/withOrder.ts';
import { notFound } from '../refusal.ts';
import type { StaffScope } from '../staffScope.ts';
import { waitingReportsOf } from '../waitingReports.repository.ts';
import { correctionOf, openReport } from './openReport.ts';
import type { ReportStaff } from './openReport.ts';
import { storeUploaded } from './reportFiles.repository.ts';
import { reportInScope } from './values.repository.ts';

/** Longer than an upload takes: a file that no report refers to by then is removed. */
const leftOverAfterMs = 10 * 60_000;

/**
 * Uploads the PDF of a report before a report refers to it; if we fail in between, the file is
 * removed later. Done before any transaction, which must not wait for the store.
 */
export async function putReport(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  orderId: string,
  pdf: Buffer,
): Promise<string> {
  // The name cannot be guessed, so an older link never shows a newer report.
  const key = `reports/${orderId}-${randomUUID()}.pdf`;
  const leftOverAt = new Date(clock().getTime() + leftOverAfterMs);
  await createDiscardedFilesRepository(db).discard([key], leftOverAt);
  await files.put(key, pdf);
  return key;
}

/**
 * Stores a report's PDF, which waits until a second person releases it, for its order or for one of
 * several items (without an item: the first that has no report yet), and returns the report's id.
 * 409 unless the order is paid and being examined or completed; 400 if the report has a PDF already
 * and no reason for the correction is given.
 */
export async function attachReport(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  {
    orderId,
    itemId,
    correction,
  }: { orderId: string; itemId?: string | undefined; correction?: string | null | undefined },
  pdf: Buffer,
  by: ReportStaff,
  scope: StaffScope,
): Promise<{ reportId: string; fileId: string }> {
  const key = await putReport({ db, clock, files }, orderId, pdf);
  return withOrder(db, orderId, scope, async (trx) => {
    const items = await readItems(trx, orderId);
    const stay = items.filter((item) => item.cancelled_at === null);
    const waiting = await waitingReportsOf(trx, [orderId]);
    const item = itemId
      ? stay.find(({ id }) => id === itemId)
      : (stay.find(({ id, report_file }) => report_file === null && !waiting.has(id)) ?? stay[0]);
    if (!item && (items.length > 0 || (itemId !== undefined && itemId !== orderId)))
      throw notFound('ITEM_NOT_FOUND');
    const report = openReport(await reportInScope(trx, item?.id ?? orderId, scope));
    const now = clock();
    const fileId = await storeUploaded(trx, {
      report_id: report.id,
      order_id: orderId,
      file: key,
      correction: correctionOf(report.report_file !== null, correction),
      uploaded_by: by.id,
      uploaded_at: now,
    });
    const note = report.isItem ? report.test.testName : null;
    const event = { type: 'report.uploaded', actor: by.email, note, now };
    await recordOrderChange(trx, orderId, {}, event);
    if (by.id) await audit(trx, by.id, 'report.uploaded', now, { orders: [orderId] });
    return { reportId: report.id, fileId };
  });
}
