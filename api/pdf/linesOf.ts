const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks a text into lines no wider than this; a word that is wider is broken between letters. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(...broken(word, width, widthOf));
  }
  return lines;
}

function broken(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts = [''];
  for (const { segment } of letters.segment(word)) {
    const longer = parts.at(-1)! + segment;
    if (widthOf(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}
