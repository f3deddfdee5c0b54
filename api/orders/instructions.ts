import type { FastingJson } from '../catalogue/catalogue.contract.ts';

/** To the letter of the specification (section 9), where the test needs fasting or nobody knows. */
const fastingInstruction = 'Only water for 8 to 10 hours before the appointment';

/** What to know before the technician comes. */
export function instructionsFor(fasting: FastingJson): string[] {
  return [
    fasting === 'not needed' ? 'No fasting needed' : fastingInstruction,
    'The technician may come up to 30 minutes before or after the booked time',
    'Keep taking prescribed medicines unless your doctor says otherwise',
  ];
}

/** When the report is expected: the collection plus the hours that the lab promises ('12 Hrs'); a day where it promises nothing readable. */
export function reportExpectedAt(collection: Date, reportTime: string): Date {
  const hours = Number(/\d+/.exec(reportTime)?.[0] ?? 24);
  return new Date(collection.getTime() + hours * 3600_000);
}
