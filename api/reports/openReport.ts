import { isOrder } from '../../machines/order/order.rules.ts';
import { readNote } from '../../machines/text/typedText.ts';
import { badRequest, conflict, notFound } from '../refusal.ts';
import type { ReportInScope } from './values.repository.ts';

/** Who enters, uploads or releases a report; the demo has no account. */
export interface ReportStaff {
  id: string | null;
  email: string;
}

/** A report for which values can be entered or released now. Throws 404 and 409. */
export function openReport(report: ReportInScope | undefined): ReportInScope {
  if (!report || report.cancelled_at !== null) throw notFound('REPORT_NOT_FOUND');
  if (report.payment_status !== 'SUCCESS' || !isOrder(report.status, 'reportable'))
    throw conflict('REPORT_TOO_EARLY');
  return report;
}

/**
 * The reason for a correction; null if nothing has been released before. Throws 400 if the reason
 * is missing.
 */
export function correctionOf(isReleased: boolean, said: string | null | undefined): string | null {
  const reason = readNote(said ?? '') || null;
  if (isReleased && reason === null) throw badRequest('CORRECTION_REASON_MISSING');
  return isReleased ? reason : null;
}
