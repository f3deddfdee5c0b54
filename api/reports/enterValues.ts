import { audit } from '../admin/audit.repository.ts';
import { parametersOf } from '../catalogue/parameters.repository.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { withOrder } from '../orders/withOrder.ts';
import { conflict, notFound } from '../refusal.ts';
import type { StaffScope } from '../staffScope.ts';
import { correctionOf, openReport } from './openReport.ts';
import type { ReportStaff } from './openReport.ts';
import { reportInScope, storeEntered, valuesOf } from './values.repository.ts';
import { measuredOf, refuseOtherPatient } from './values.rules.ts';
import type { GivenPatient, TypedValue } from './values.rules.ts';

/** The values that are entered for a report, and whose they are. */
export interface EnteredValues {
  values: readonly TypedValue[];
  given: readonly GivenPatient[];
  correction?: string | null | undefined;
}

/**
 * Stores the values of a report, which wait until a second person releases them, and returns their
 * id. Throws 400 for a missing or invalid value, for another patient's values, and for a correction
 * without a reason.
 */
export async function enterValues(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reportId: string,
  { values, given, correction }: EnteredValues,
  by: ReportStaff,
  scope: StaffScope,
): Promise<string> {
  const order = (await reportInScope(db, reportId, scope))?.order_id;
  if (order === undefined) throw notFound('REPORT_NOT_FOUND');
  return withOrder(db, order, scope, async (trx) => {
    const report = openReport(await reportInScope(trx, reportId, scope));
    refuseOtherPatient(given, { ...report.patient, sampleIds: report.sampleIds });
    const parameters = await parametersOf(trx, report.test_id);
    if (parameters.length === 0) throw conflict('PARAMETERS_MISSING');
    const measured = measuredOf(values, parameters, report.patient);
    const { released } = await valuesOf(trx, reportId);
    const reason = correctionOf(released !== undefined, correction);
    const now = clock();
    const id = newId();
    await storeEntered(trx, {
      id,
      report_id: reportId,
      order_id: order,
      measured,
      correction: reason,
      entered_by: by.id,
      entered_at: now,
    });
    if (by.id) await audit(trx, by.id, 'values.entered', now, { orders: [order] });
    return id;
  });
}
