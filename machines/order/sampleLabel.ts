import { readSigns } from '../text/typedText.ts';

const form = /^[A-Z0-9][A-Z0-9-]{2,30}[A-Z0-9]$/;

/** A sample's label as it is stored: in capital letters, with digits 0 to 9. */
export const labelOf = (typed: string): string => readSigns(typed).toUpperCase();

/** Whether a label is valid: 4 to 32 letters, digits and dashes (PD-81). */
export const isLabel = (label: string): boolean => form.test(label);

/** The first label that is used for two samples. */
export const labelTwice = (labels: readonly string[]): string | undefined =>
  labels.find((label, index) => labels.indexOf(label) !== index);
