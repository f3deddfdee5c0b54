import { audit } from '../admin/audit.repository.ts';
import type { AuditedAction } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import { notifyCustomer } from '../orders/notifyCustomer.ts';
import { recordOrderChange } from '../orders/orderChanges.repository.ts';
import type { LockedOrderRow } from '../orders/orderRows.ts';
import { readItems, storeItemReport, storeOrderReport } from '../orders/orderItems.repository.ts';
import type { ReportStaff } from './openReport.ts';
import type { ReportInScope } from './values.repository.ts';

interface Published {
  /** What was released: its id makes the message about it one for ever. */
  id: string;
  /** The file that customers see from now on; null where it stays as it was. */
  file: string | null;
  correction: string | null;
  what: 'values' | 'report';
}

/** Stages of a message about a report: of an order with one item the first is said when that is completed. */
async function stageOf(trx: Trx, report: ReportInScope, { correction }: Published) {
  if (correction !== null) return 'reportCorrected';
  if (!report.isItem || report.report_file !== null) return null;
  const items = await readItems(trx, report.order_id);
  return items.filter((item) => item.cancelled_at === null).length > 1 ? 'reportReady' : null;
}

/** Shows a released report to the customer of its locked order, says so to them, and writes down who did it. */
export async function publishReport(
  trx: Trx,
  { order, report }: { order: LockedOrderRow; report: ReportInScope },
  published: Published,
  { by, now, site }: { by: ReportStaff; now: Date; site: string },
): Promise<void> {
  const { id, file, correction, what } = published;
  const orderId = report.order_id;
  const type = correction === null ? `${what}.released` : `${what}.corrected`;
  const event = { type, actor: by.email, note: report.test.testName, now };
  await recordOrderChange(trx, orderId, {}, event);
  if (file !== null && report.isItem) await storeItemReport(trx, report.id, file, now);
  else if (file !== null) await storeOrderReport(trx, orderId, file);
  const stage = await stageOf(trx, report, published);
  const booked = { ...order.booked, patient: report.patient, test: report.test };
  const message = { key: `${stage}:${id}`, link: `${site}/reports/${report.id}` };
  if (stage) await notifyCustomer(trx, { ...order, booked }, stage, now, message);
  const action: AuditedAction = `${what}.released`;
  if (by.id) await audit(trx, by.id, action, now, { orders: [orderId] });
}
