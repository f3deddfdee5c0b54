import { parametersOf } from '../catalogue/parameters.repository.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../refusal.ts';
import type { StaffScope } from '../staffScope.ts';
import type { EnteredValuesJson, ReportEntryJson } from './reportEntry.contract.ts';
import { filesOf } from './reportFiles.repository.ts';
import type { ReportFileJson } from './reportFiles.contract.ts';
import { reportInScope, valuesOf } from './values.repository.ts';
import { rangeFor } from './values.rules.ts';

type StoredValues = NonNullable<Awaited<ReturnType<typeof valuesOf>>['entered']>;

const enteredJson = (row: StoredValues | undefined, askedBy: string): EnteredValuesJson | null =>
  row
    ? {
        _id: row.id,
        values: row.measured,
        correction: row.correction,
        enteredBy: row.entered_name,
        enteredAt: row.entered_at.toISOString(),
        own: row.entered_by === askedBy,
        releasedBy: row.released_name,
        releasedAt: row.released_at?.toISOString() ?? null,
        callNote: row.call_note,
      }
    : null;

type StoredFile = Awaited<ReturnType<typeof filesOf>>[number];

const fileJson = (row: StoredFile, askedBy: string): ReportFileJson => ({
  _id: row.id,
  state: row.state,
  drawn: Boolean(row.is_drawn),
  correction: row.correction,
  uploadedBy: row.uploaded_name,
  uploadedAt: row.uploaded_at.toISOString(),
  own: row.uploaded_by === askedBy,
  decidedBy: row.decided_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  rejection: row.rejection,
  url: row.file === null ? null : `/api/v1/admin/reports/${row.report_id}/files/${row.id}`,
});

/** A report as the staff edits it. Throws 404 if it is out of reach. */
export async function reportEntryOf(
  db: Db,
  reportId: string,
  askedBy: string,
  scope: StaffScope,
): Promise<ReportEntryJson> {
  const report = await reportInScope(db, reportId, scope);
  if (!report) throw notFound('REPORT_NOT_FOUND');
  const { patient, test, number, labName, sampleIds } = report;
  const parameters = await parametersOf(db, report.test_id);
  const { entered, released } = await valuesOf(db, reportId);
  const files = await filesOf(db, reportId);
  const upload = files.find(({ state }) => state === 'uploaded');
  return {
    _id: reportId,
    orderId: report.order_id,
    orderNumber: number,
    testName: test.testName,
    patient,
    labName,
    sampleIds,
    parameters: parameters.map((one) => {
      const { low, high } = rangeFor(one, patient);
      return { parameter: one.parameter, unit: one.unit, low, high };
    }),
    entered: enteredJson(entered, askedBy),
    released: enteredJson(released, askedBy),
    upload: upload ? fileJson(upload, askedBy) : null,
    files: files.filter((file) => file !== upload).map((file) => fileJson(file, askedBy)),
  };
}
