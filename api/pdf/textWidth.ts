/** Widths of Helvetica's signs from the space on, in thousandths of the size. */
const widths = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 ' +
  '556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 ' +
  '667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 ' +
  '556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
)
  .split(' ')
  .map(Number);
/** Of a letter with an accent, and a little more for what is bold. */
const otherWidth = 600;

/** How wide a text is in Helvetica of a size. */
export const textWidth = (text: string, size: number) =>
  (Array.from(text).reduce(
    (sum, sign) => sum + (widths[sign.charCodeAt(0) - 32] ?? otherWidth),
    0,
  ) *
    size) /
  1000;

/** A text in lines that are not wider than this; a word that is wider is broken. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(...broken(word, size, width));
  }
  return lines;
}

/** A word in parts that are not wider than this. */
function broken(word: string, size: number, width: number): string[] {
  const parts = [''];
  for (const sign of word) {
    const longer = parts.at(-1)! + sign;
    if (textWidth(longer, size) <= width) parts[parts.length - 1] = longer;
    else parts.push(sign);
  }
  return parts;
}
