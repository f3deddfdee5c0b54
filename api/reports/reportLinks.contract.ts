import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, exampleOf, named } from '../named.ts';
import { OrderPatientJson } from '../orders/orderParts.contract.ts';
import { FullReportJson, ReportJson } from './reports.contract.ts';

/** The most links of one report that may be open at a time (PD-141). */
export const mostOpenLinks = 5;

const secret = 'kq0b8d0n1dO7pWlF8w2o8o4m1s9aXk3bT6yQeR5uZ1c';

export const ReportLinkRequest = named(
  'ReportLinkRequest',
  'The number of days for which the link is valid.',
  Type.Object({ days: Type.Integer({ minimum: 1, maximum: 30 }) }),
  { days: 7 },
);

/** A new link; its secret is shown only this once. */
export const NewReportLinkJson = named(
  'NewReportLink',
  'A new link; its URL is answered only this once.',
  Type.Object({ _id: Type.String(), url: Type.String(), expiresAt: Type.String() }),
  {
    _id: exampleId,
    url: `https://assay.example/sharedReport#${secret}`,
    expiresAt: '2026-12-09T09:00:00.000Z',
  },
);
export type NewReportLinkJson = Static<typeof NewReportLinkJson>;

/** A link as its owner sees it later. */
export const ReportLinkJson = named(
  'ReportLink',
  'A link to a report, without its secret.',
  Type.Object({
    _id: Type.String(),
    createdAt: Type.String(),
    expiresAt: Type.String(),
    /** Whether it was revoked or has expired. */
    ended: Type.Boolean(),
    /** How often it was opened. */
    opened: Type.Integer(),
  }),
  {
    _id: exampleId,
    createdAt: '2026-12-02T09:00:00.000Z',
    expiresAt: '2026-12-09T09:00:00.000Z',
    ended: false,
    opened: 2,
  },
);
export type ReportLinkJson = Static<typeof ReportLinkJson>;
export const NewReportLinkAnswer = EnvelopeOf(NewReportLinkJson);
export const ReportLinksAnswer = EnvelopeOf(Type.Array(ReportLinkJson));

const idOf = (description: string) =>
  Type.String({ maxLength: 100, description, examples: [exampleId] });
export const ReportLinkParams = Type.Object({
  id: idOf('The order, or the item.'),
  linkId: idOf('The link.'),
});

/** The secret is sent in the body, as URLs are written to logs. */
export const SharedReportRequest = named(
  'SharedReportRequest',
  "The secret after the # of a report's link.",
  Type.Object({ secret: Type.String({ minLength: 1, maxLength: 200 }) }),
  { secret },
);

/** The patient of a report as its link shows them. */
export const SharedPatientJson = named(
  'SharedPatient',
  'The patient of a report as its link shows them.',
  Type.Pick(OrderPatientJson, ['gender', 'age', 'infantAge']),
  { gender: 'female', age: 34 },
);
export type SharedPatientJson = Static<typeof SharedPatientJson>;

const { report, ...facts } = exampleOf(FullReportJson);
/** The report as a link shows it: nothing in it gives access to anything else. */
export const SharedReportJson = named(
  'SharedReport',
  'A report as its link shows it.',
  Type.Object({
    ...Type.Pick(ReportJson, ['testName', 'testNameHindi', 'patientName', 'readyAt', 'values'])
      .properties,
    patient: SharedPatientJson,
    ...Type.Pick(FullReportJson, [
      'labName',
      'orderNumber',
      'collectedAt',
      'correction',
      'correctedAt',
      'before',
    ]).properties,
    /** When the link expires. */
    expiresAt: Type.String(),
  }),
  {
    testName: report.testName,
    testNameHindi: report.testNameHindi,
    patientName: report.patientName,
    readyAt: report.readyAt,
    values: report.values,
    patient: exampleOf(SharedPatientJson),
    labName: facts.labName,
    orderNumber: facts.orderNumber,
    collectedAt: facts.collectedAt,
    correction: facts.correction,
    correctedAt: facts.correctedAt,
    before: facts.before,
    expiresAt: '2026-12-09T09:00:00.000Z',
  },
);
export type SharedReportJson = Static<typeof SharedReportJson>;
export const SharedReportAnswer = EnvelopeOf(SharedReportJson);
