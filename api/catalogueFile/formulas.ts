// A spreadsheet takes a cell that begins so for a formula, and would run it for whoever opens the file.
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell that no spreadsheet runs: an apostrophe stands before what would be a formula. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell that {@link escapeFormula} has written. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
