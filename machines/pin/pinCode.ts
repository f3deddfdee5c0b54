import { readSigns } from '../text/typedText.ts';

/** The PIN code that a text is, however its digits are spaced; null where it is none. */
export function pinCodeOf(text: string | null | undefined): string | null {
  const digits = readSigns(text ?? '').replace(/\s/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
