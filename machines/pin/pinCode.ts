import { readSigns } from '../text/typedText.ts';

/** The PIN code in a text, however its digits are spaced; null if the text is not one. */
export function pinCodeOf(text: string | null | undefined): string | null {
  const digits = readSigns(text ?? '').replace(/\s/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
