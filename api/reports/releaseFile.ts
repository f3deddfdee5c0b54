import { readNote } from '../../machines/text/typedText.ts';
import { audit } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { recordOrderChange } from '../orders/orderChanges.repository.ts';
import type { LockedOrderRow } from '../orders/orderRows.ts';
import { withOrder } from '../orders/withOrder.ts';
import { badRequest, conflict, forbidden, notFound } from '../refusal.ts';
import { siteUrl } from '../siteUrl.ts';
import type { StaffScope } from '../staffScope.ts';
import { openReport } from './openReport.ts';
import type { ReportStaff } from './openReport.ts';
import { publishReport } from './publishReport.ts';
import { storeRejected, storeReleasedFile, waitingFileOf } from './reportFiles.repository.ts';
import { reportInScope } from './values.repository.ts';
import type { ReportInScope } from './values.repository.ts';
import { refuseOtherPatient } from './values.rules.ts';
import type { GivenPatient } from './values.rules.ts';

type WaitingFile = NonNullable<Awaited<ReturnType<typeof waitingFileOf>>>;
interface Waiting {
  order: LockedOrderRow;
  report: ReportInScope;
  file: WaitingFile;
}

/**
 * Runs work on a report's waiting file, with its order locked. Throws 404, and 409 if another file
 * is waiting.
 */
async function withWaitingFile(
  { db }: Pick<Deps, 'db'>,
  { reportId, fileId }: { reportId: string; fileId: string },
  scope: StaffScope,
  work: (trx: Trx, waiting: Waiting) => Promise<void>,
): Promise<void> {
  const orderId = (await reportInScope(db, reportId, scope))?.order_id;
  if (orderId === undefined) throw notFound('REPORT_NOT_FOUND');
  await withOrder(db, orderId, scope, async (trx, { order }) => {
    const report = openReport(await reportInScope(trx, reportId, scope));
    const file = await waitingFileOf(trx, reportId);
    if (file?.id !== fileId) throw conflict('REPORT_FILE_CHANGED');
    await work(trx, { order, report, file });
  });
}

/**
 * Releases the PDF of a report, after which its customer sees it. A second account, not the one
 * that uploaded it, must say whose report the file itself names. Throws 403 for the uploader, 400
 * if the patient is missing or another one, 409 if another file has been uploaded in the meantime.
 */
export const releaseFile = async (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { read, ...which }: { reportId: string; fileId: string; read: GivenPatient },
  by: ReportStaff,
  scope: StaffScope,
): Promise<void> =>
  withWaitingFile(deps, which, scope, async (trx, { order, report, file }) => {
    if (by.id !== null && file.uploaded_by === by.id) throw forbidden('RELEASE_OWN_FILE');
    if (!read.patient?.trim() || !(read.age?.trim() || read.gender?.trim()))
      throw badRequest('REPORT_FILE_UNREAD');
    refuseOtherPatient([read], { ...report.patient, sampleIds: report.sampleIds });
    const now = deps.clock();
    await storeReleasedFile(trx, file, { by: by.id, now });
    const published = {
      id: file.id,
      file: file.file,
      correction: file.correction,
      what: 'report' as const,
    };
    const site = siteUrl(deps.config);
    await publishReport(trx, { order, report }, published, { by, now, site });
  });

/**
 * Rejects the PDF of a report, or withdraws one's own: the file is removed, and the reason stays.
 */
export const rejectFile = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  { reason, ...which }: { reportId: string; fileId: string; reason: string },
  by: ReportStaff,
  scope: StaffScope,
): Promise<void> =>
  withWaitingFile(deps, which, scope, async (trx, { report, file }) => {
    const said = readNote(reason);
    if (said === '') throw badRequest('REJECTION_REASON_MISSING');
    const now = deps.clock();
    await storeRejected(trx, file, { by: by.id, now, reason: said });
    const note = report.test.testName;
    const event = { type: 'report.rejected', actor: by.email, note, now };
    await recordOrderChange(trx, report.order_id, {}, event);
    if (by.id) await audit(trx, by.id, 'report.rejected', now, { orders: [report.order_id] });
  });
