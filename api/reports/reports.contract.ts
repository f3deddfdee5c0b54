import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';

/** A finished report of the customer. */
export const ReportJson = Type.Object({
  _id: Type.String(),
  orderId: Type.String(),
  testName: Type.String(),
  patientName: Type.String(),
  /** ISO 8601. */
  readyAt: Type.String(),
  /** Where its PDF is, for its owner only. */
  url: Type.String(),
});
export type ReportJson = Static<typeof ReportJson>;
export const ReportsAnswer = EnvelopeOf(Type.Array(ReportJson));
