import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import { ListOf } from '../lists.contract.ts';
import { exampleId, exampleOf, named } from '../named.ts';
import { personal } from '../personal.ts';
import { EnvelopeOf } from '../envelope.ts';
import { OrderPatientJson } from '../orders/orderParts.contract.ts';
import { ReportValueJson } from './values.contract.ts';

/** A finished report of the customer. */
export const ReportJson = named(
  'Report',
  'A finished report of the customer.',
  Type.Object({
    _id: Type.String(),
    orderId: Type.String(),
    testName: Type.String(),
    /** In Hindi; null where there is only English. */
    testNameHindi: Type.Union([Type.String(), Type.Null()]),
    patientName: Type.String(personal),
    /** ISO 8601. */
    readyAt: Type.String(),
    /** The URL of its PDF, for its owner only. */
    url: Type.String(),
    /** In the order of the test's parameters; empty if the lab gave only a PDF. */
    values: Type.Array(ReportValueJson, { default: [] }),
  }),
  {
    _id: exampleId,
    orderId: exampleId,
    testName: 'TSH',
    testNameHindi: 'टीएसएच (TSH)',
    patientName: 'Asha Rao',
    readyAt: '2026-12-02T09:00:00.000Z',
    url: `/api/v1/report/${exampleId}/file`,
    values: [exampleOf(ReportValueJson)],
  },
);
export type ReportJson = Static<typeof ReportJson>;

/** A value at a point in time. */
export const TrendPointJson = named(
  'TrendPoint',
  'A value at a point in time.',
  Type.Object({ at: Type.String(), value: Type.Number() }),
  { at: '2026-12-01T02:00:00.000Z', value: 11.4 },
);
export type TrendPointJson = Static<typeof TrendPointJson>;

/** A parameter's values over time. */
export const TrendJson = named(
  'Trend',
  "A parameter of the patient over time, oldest first, with this report's value as the last.",
  Type.Object({
    parameter: Type.String(),
    points: Type.Array(TrendPointJson),
  }),
  {
    parameter: 'Haemoglobin',
    points: [
      { at: '2026-09-01T02:00:00.000Z', value: 10.8 },
      { at: '2026-12-01T02:00:00.000Z', value: 11.4 },
    ],
  },
);

/** A report with everything on its page. */
export const FullReportJson = named(
  'FullReport',
  'A report with everything on its page.',
  Type.Object({
    report: ReportJson,
    patient: OrderPatientJson,
    labName: Type.String(),
    orderNumber: Type.String(),
    /** When the sample was taken. */
    collectedAt: NullableString,
    /** The reason if its values or its file replace earlier ones; otherwise null. */
    correction: NullableString,
    /** When the correction was released. */
    correctedAt: NullableString,
    /** Earlier released values that differ from the current ones. */
    before: Type.Array(ReportValueJson),
    /** For the parameters that were measured before. */
    trends: Type.Array(TrendJson),
  }),
  {
    report: exampleOf(ReportJson),
    patient: exampleOf(OrderPatientJson),
    labName: 'Kaveri Precision Labs',
    orderNumber: '4821-7730',
    collectedAt: '2026-12-01T02:00:00.000Z',
    correction: null,
    correctedAt: null,
    before: [],
    trends: [exampleOf(TrendJson)],
  },
);
export type TrendJson = Static<typeof TrendJson>;
export type FullReportJson = Static<typeof FullReportJson>;
export const FullReportAnswer = EnvelopeOf(FullReportJson);
export const ReportsAnswer = ListOf(ReportJson);
/** The id of an order, or of one of its items. */
export const ReportParams = Type.Object({
  id: Type.String({
    maxLength: 100,
    description: 'The id of the order, or of the item.',
    examples: [exampleId],
  }),
});
/** The form with a report's PDF. */
export const ReportForm = named(
  'ReportForm',
  'A PDF; and, if it corrects a report that has one, the reason.',
  Type.Object({
    report: Type.Unsafe<string>({ type: 'string', format: 'binary' }),
    correction: Type.Optional(Type.String()),
  }),
  { report: '' },
);
