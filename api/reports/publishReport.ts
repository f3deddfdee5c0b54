import { audit } from '../admin/audit.repository.ts';
import type { AuditedAction } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import { notifyCustomer, reportReadyKey } from '../orders/notifyCustomer.ts';
import { recordOrderChange } from '../orders/orderChanges.repository.ts';
import type { LockedOrderRow } from '../orders/orderRows.ts';
import { storeItemReport, storeOrderReport } from '../orders/orderItems.repository.ts';
import type { ReportStaff } from './openReport.ts';
import type { ReportInScope } from './values.repository.ts';

interface Published {
  /** The id of what was released; it makes the message about it unique. */
  id: string;
  /** The file that customers see from now on; null if it does not change. */
  file: string | null;
  correction: string | null;
  what: 'values' | 'report';
}

/** The message about a release; null if the customer has the report already. */
function saidOf(report: ReportInScope, { id, correction }: Published) {
  if (correction !== null) return { stage: 'reportCorrected', key: `reportCorrected:${id}` };
  return report.report_file === null
    ? { stage: 'reportReady', key: reportReadyKey(report.id) }
    : null;
}

/**
 * Shows a released report to the customer, notifies them, and records who released it. The caller
 * has locked the order.
 */
export async function publishReport(
  trx: Trx,
  { order, report }: { order: LockedOrderRow; report: ReportInScope },
  published: Published,
  { by, now, site }: { by: ReportStaff; now: Date; site: string },
): Promise<void> {
  const { file, correction, what } = published;
  const orderId = report.order_id;
  const type = correction === null ? `${what}.released` : `${what}.corrected`;
  const event = { type, actor: by.email, note: report.test.testName, now };
  await recordOrderChange(trx, orderId, {}, event);
  if (file !== null && report.isItem) await storeItemReport(trx, report.id, file, now);
  else if (file !== null) await storeOrderReport(trx, orderId, file);
  const booked = { ...order.booked, patient: report.patient, test: report.test };
  const said = saidOf(report, published);
  const link = `${site}/reports/${report.id}`;
  if (said)
    await notifyCustomer(trx, { ...order, booked }, said.stage, now, { key: said.key, link });
  const action: AuditedAction = `${what}.released`;
  if (by.id) await audit(trx, by.id, action, now, { orders: [orderId] });
}
