import { consultationDescriptions } from './consultation.hi.ts';
import { repeatDescriptions } from './repeat.hi.ts';
import { reportEntryDescriptions } from './reportEntry.hi.ts';

/** What the states of the flows around a report mean, in Hindi. */
export const aroundReports: Record<string, string> = {
  ...consultationDescriptions,
  ...repeatDescriptions,
  ...reportEntryDescriptions,
};
