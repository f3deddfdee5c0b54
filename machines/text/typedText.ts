/**
 * Invisible characters that people and their devices put into text: direction marks and zero-width
 * characters copied with a number, variation selectors, fillers.
 */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Joiners belong to the spelling of Indian scripts, so they are kept between two letters or marks.
 */
const strayJoiner = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;
const invisibleButJoiners = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A number, code or e-mail address as it was meant: without invisible characters, with digits 0 to
 * 9.
 */
export const readSigns = (typed: string): string =>
  // The first use of the expressions takes a slow phone 25 ms, and ASCII has nothing to change.
  (/[^\0-\x7f]/.test(typed)
    ? withAsciiDigits(typed.normalize('NFKC').replace(invisible, ''))
    : typed
  ).trim();

/**
 * A comment, note or reason as it was typed, without blanks around it; empty where nobody would see
 * anything of it.
 */
export const readNote = (typed: string): string => (readSigns(typed) === '' ? '' : typed.trim());

/**
 * A name or another line of text as it is stored: one space between words, no invisible characters.
 */
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
