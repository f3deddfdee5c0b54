// A spreadsheet takes a cell that begins like this for a formula, and would run it when the file is
// opened.
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** Prefixes an apostrophe to a cell that a spreadsheet would run as a formula. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell that {@link escapeFormula} has written. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
