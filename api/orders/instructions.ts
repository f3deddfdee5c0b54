import type { FastingJson } from '../catalogue/catalogue.contract.ts';
import type { PlainReason } from '../reasons/reasons.ts';

/** What to know before the technician comes, as reason codes of the sentences (PD-38). */
export function instructionsFor(fasting: FastingJson): PlainReason[] {
  return [
    fasting === 'not needed' ? 'FASTING_NOT_NEEDED' : 'FASTING_WATER_ONLY',
    'TECHNICIAN_WINDOW',
    'MEDICINES_CONTINUE',
  ];
}

/**
 * When the report is expected: the collection plus the hours that the lab promises ('12 Hrs'); a
 * day where no number can be read from the promise.
 */
export function reportExpectedAt(collection: Date, reportTime: string): Date {
  const hours = Number(/\d+/.exec(reportTime)?.[0] ?? 24);
  return new Date(collection.getTime() + hours * 3600_000);
}
