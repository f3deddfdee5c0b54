import { readNote } from '../../machines/text/typedText.ts';
import type { Deps } from '../deps.ts';
import { withOrder } from '../orders/withOrder.ts';
import { drawApart } from '../parsing/drawApart.ts';
import { badRequest, conflict, forbidden } from '../refusal.ts';
import { siteUrl } from '../siteUrl.ts';
import type { StaffScope } from '../staffScope.ts';
import { putReport } from './attachReport.ts';
import { openReport } from './openReport.ts';
import type { ReportStaff } from './openReport.ts';
import { publishReport } from './publishReport.ts';
import { storeDrawn } from './reportFiles.repository.ts';
import { reportInScope, storeReleased, valuesOf } from './values.repository.ts';
import type { ReportInScope, ValuesRow } from './values.repository.ts';

/** The report as a PDF, for customers who want a file, and for the order, which requires one. */
async function drawReportOf(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  report: ReportInScope,
  entered: ValuesRow,
) {
  const { patient, test, labName, number } = report;
  const now = deps.clock();
  const pdf = await drawApart('report', {
    testName: test.testName,
    patient: { name: patient.name, gender: patient.gender, age: patient.age },
    labName,
    orderNumber: number,
    releasedAt: now,
    correction: entered.correction,
    values: entered.measured,
  });
  return putReport(deps, report.order_id, pdf);
}

/**
 * Releases the values of a report, after which its customer sees them. Must be done by a second
 * account, not the one that entered them. Throws 403 for that account, 409 if other values have
 * been entered in the meantime, 400 if a critical value requires a call and no note of it is given.
 */
export async function releaseValues(
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'config'>,
  reportId: string,
  { valuesId, callNote }: { valuesId: string; callNote?: string | null | undefined },
  by: ReportStaff,
  scope: StaffScope,
): Promise<void> {
  const { db, clock } = deps;
  const before = openReport(await reportInScope(db, reportId, scope));
  const { entered, released } = await valuesOf(db, reportId);
  if (entered?.id !== valuesId) throw conflict('VALUES_CHANGED');
  if (by.id !== null && entered.entered_by === by.id) throw forbidden('RELEASE_OWN_VALUES');
  const note = readNote(callNote ?? '') || null;
  if (note === null && entered.measured.some(({ flag }) => flag === 'critical'))
    throw badRequest('CRITICAL_CALL_MISSING');
  // A PDF that the lab uploaded stays; one that was drawn from earlier values is replaced.
  const isDrawn =
    before.report_file === null || before.report_file === (released?.drawn_file ?? null);
  const drawnFile = isDrawn ? await drawReportOf(deps, before, entered) : null;
  await withOrder(db, before.order_id, scope, async (trx, { order }) => {
    const report = openReport(await reportInScope(trx, reportId, scope));
    const now = clock();
    if ((await valuesOf(trx, reportId)).entered?.id !== valuesId) throw conflict('VALUES_CHANGED');
    if (report.report_file !== before.report_file) throw conflict('VALUES_CHANGED');
    await storeReleased(trx, entered, { by: by.id, now, callNote: note, drawnFile });
    const { id, correction } = entered;
    if (drawnFile !== null)
      await storeDrawn(trx, {
        report_id: reportId,
        order_id: report.order_id,
        file: drawnFile,
        correction,
        uploaded_by: entered.entered_by,
        uploaded_at: entered.entered_at,
        decided_by: by.id,
        decided_at: now,
      });
    const published = { id, file: drawnFile, correction, what: 'values' as const };
    const site = siteUrl(deps.config);
    await publishReport(trx, { order, report }, published, { by, now, site });
  });
}
