/** Newlines, bullets, semicolons, and a period that ends a sentence: '3.5' is not split (PD-15). */
const disclaimerBreaks = /\n|[•·▪]|;|\.(?=\s|$)/;
const reasonBreaks = /\n|[•·▪]|\|/;

/** Disclaimers as a list, whether the service sends a list or one string. */
export const disclaimersOf = (value: string | string[]) => listOf(value, disclaimerBreaks);
/** Reasons to book as a list, whether the service sends a list or one string. */
export const reasonsOf = (value: string | string[]) => listOf(value, reasonBreaks);

function listOf(value: string | string[], breaks: RegExp): string[] {
  const parts = typeof value === 'string' ? value.split(breaks) : value;
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
}
