import type { Db } from '../db/database.ts';
import { notFound } from '../refusal.ts';
import type { FullReportJson } from './reports.contract.ts';
import { createReportRepository } from './reports.repository.ts';
import { measuredBefore, replacedValues } from './values.repository.ts';
import type { ReportValueJson } from './values.contract.ts';

const isSame = (one: ReportValueJson, other: ReportValueJson) =>
  one.parameter === other.parameter && one.unit === other.unit;

type Measured = Awaited<ReturnType<typeof measuredBefore>>;

/** The history of each value that was measured before. */
const trendsOf = (values: ReportValueJson[], measured: Measured): FullReportJson['trends'] =>
  values.flatMap((value) => {
    const points = measured.toReversed().flatMap(({ measured: then, taken_at: at }) => {
      const found = then.find((one) => isSame(one, value));
      return found ? [{ at: at.toISOString(), value: found.value }] : [];
    });
    return points.length > 1 ? [{ parameter: value.parameter, points }] : [];
  });

/**
 * A customer's current report, with the values before its last correction. Throws 404 for somebody
 * else's.
 */
export async function readReport(db: Db, userId: string, id: string) {
  const found = await createReportRepository(db).one(userId, id);
  if (!found) throw notFound('REPORT_NOT_FOUND');
  const before = found.correction === null ? [] : await replacedValues(db, id);
  return {
    ...found,
    before: before.filter((old) =>
      found.report.values.some((value) => isSame(old, value) && value.value !== old.value),
    ),
  };
}

/** A customer's report with everything on its page. Throws 404 for somebody else's. */
export async function fullReportOf(db: Db, userId: string, id: string): Promise<FullReportJson> {
  const { who, takenAt, ...page } = await readReport(db, userId, id);
  const { values } = page.report;
  const measured = values.length > 0 ? await measuredBefore(db, userId, who, takenAt) : [];
  return { ...page, trends: trendsOf(values, measured) };
}
