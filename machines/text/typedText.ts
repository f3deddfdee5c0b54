/**
 * What people and their devices put into text without seeing it: direction marks and zero-width
 * signs that come with a copied number, variation selectors, fillers that show nothing.
 */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Joiners are part of how Indian scripts spell: they stay between two letters or marks. */
const strayJoiner = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;
const invisibleButJoiners = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A number, code or e-mail address as it was meant: nothing invisible, digits 0 to 9. */
export const readSigns = (typed: string): string =>
  withAsciiDigits(typed.normalize('NFKC').replace(invisible, '')).trim();

/** A name or another line of text as it is stored: one space between words, nothing invisible. */
export const readLineOfText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(invisibleButJoiners, '')
    .replace(strayJoiner, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** The digits of any script, such as १२३, as 0 to 9. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0)!)));

/** Unicode keeps each script's digits together in blocks of ten, zero first. */
function valueOf(digit: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(digit - before - 1))) before += 1;
  return before % 10;
}
