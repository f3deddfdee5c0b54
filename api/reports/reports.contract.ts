import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ListOf } from '../lists.contract.ts';
import { named, exampleId } from '../named.ts';

/** A finished report of the customer. */
export const ReportJson = named(
  'Report',
  'A finished report of the customer.',
  Type.Object({
    _id: Type.String(),
    orderId: Type.String(),
    testName: Type.String(),
    /** In Hindi; null where only the English is there. */
    testNameHindi: Type.Union([Type.String(), Type.Null()]),
    patientName: Type.String(),
    /** ISO 8601. */
    readyAt: Type.String(),
    /** Where its PDF is, for its owner only. */
    url: Type.String(),
  }),
  {
    _id: exampleId,
    orderId: exampleId,
    testName: 'TSH',
    testNameHindi: 'टीएसएच (TSH)',
    patientName: 'Asha Rao',
    readyAt: '2026-12-02T09:00:00.000Z',
    url: `/api/v1/report/${exampleId}/file`,
  },
);
export type ReportJson = Static<typeof ReportJson>;
export const ReportsAnswer = ListOf(ReportJson);
/** The id of an order, or of one of its items. */
export const ReportParams = Type.Object({
  id: Type.String({
    maxLength: 100,
    description: 'The order, or the item.',
    examples: [exampleId],
  }),
});
/** The form with a report. */
export const ReportForm = named(
  'ReportForm',
  'A PDF.',
  Type.Object({ report: Type.Unsafe<string>({ type: 'string', format: 'binary' }) }),
  { report: '' },
);
