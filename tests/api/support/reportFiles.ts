import type { ReportEntryJson } from '../../../api/reports/reportEntry.contract.ts';
import type { TestApi } from './api.ts';
import type { Client } from './client.ts';
import { multipart } from './multipart.ts';
import { temporaryAdministrator } from './people.ts';

/** The form of a report's PDF; a correction says why. */
export const pdfForm = (text: string, correction = '') =>
  multipart([
    ['correction', correction],
    ['report', Buffer.from(`%PDF-1.4 ${text}`), 'report.pdf'],
  ]);

/** What the staff sees of a report. */
export const entryOf = async (client: Client, report: string) =>
  (await client.get<ReportEntryJson>(`admin/reports/${report}/values`)).body.data;

/** The PDF that waits is released, by another account than the administrator's, which reads whose it is. */
export async function releasePdf(api: TestApi, report: string, read: object = {}, by?: Client) {
  const checker = by ?? (await temporaryAdministrator(api));
  const { upload, patient, sampleIds } = await entryOf(checker, report);
  return checker.post<ReportEntryJson>(
    `admin/reports/${report}/files/${upload?._id ?? 'none'}/release`,
    { patient: patient.name, gender: patient.gender, sampleId: sampleIds[0] ?? null, ...read },
  );
}
