import type { Message } from '../notices.ts';

/** Messages about an act before it is sent, in the service's words. */
export const technicianDaySentences = {
  SAMPLE_ID_INVALID:
    'The sample id has 4 to 32 letters, digits or dashes, as the label on the tube has it',
  SAMPLE_ID_MISSING: 'Each test needs the sample id of its label',
  SAMPLE_ID_TWICE: 'The sample id {sampleId} was given for two tests; each label is used once',
  VISIT_FAILURE_MISSING: 'Please say why nothing was collected, and what comes next',
  VISIT_FAILURE_NOTE_MISSING: 'Please write in a few words what the reason was',
  VISIT_OVER: 'This visit was cancelled, moved or given to somebody else.',
} as const;

export const technicianDayNotice = (
  reason: Exclude<keyof typeof technicianDaySentences, 'SAMPLE_ID_TWICE'>,
): Message => ({ text: technicianDaySentences[reason], reason });

/** Two samples have the same label. */
export const sampleIdTwice = (sampleId: string): Message => ({
  text: technicianDaySentences.SAMPLE_ID_TWICE.replace('{sampleId}', sampleId),
  reason: 'SAMPLE_ID_TWICE',
  params: { sampleId },
});
