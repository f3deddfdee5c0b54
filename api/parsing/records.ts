import { CsvError, parse } from 'csv-parse/sync';

/** The most non-empty lines of a file, apart from its header. */
export const mostLines = 5000;
/** The most columns: those of a test, and one per lab. */
export const mostColumns = 2000;
/** The most lines with nothing but separators, which spreadsheets write below a table. */
const mostBlank = 50_000;
/** The maximum length of a line with all its cells, in bytes. */
const longestRecord = 512 * 1024;

/** A line of a CSV file, with the number of the line on which it begins. */
export interface CsvRecord {
  number: number;
  cells: string[];
}

/** The non-empty lines, or why the file was refused. */
export type Records =
  | { records: CsvRecord[] }
  | { refused: 'FILE_NOT_TEXT' | 'FILE_TOO_LONG' | 'FILE_TOO_WIDE' }
  | { refused: 'FILE_LINE_UNREADABLE'; line: number };

/** The text of a file in UTF-8; undefined if it is not valid. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // No spreadsheet writes this character, and the database cannot store it.
    return text.includes('\0') ? undefined : text.replaceAll(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

/** Spreadsheets choose the separator by the locale of their computer. */
const separators = [',', ';', '\t'];

/** The separator that occurs most often in the first non-empty line, outside of quotation marks. */
function separatorOf(text: string): string {
  const header = /[^\s,;].*/.exec(text)?.[0].slice(0, longestRecord) ?? '';
  const plain = header.replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => plain.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}

/** Whether a line has more separators than our widest table, which is checked without parsing. */
function isTooWide(text: string, separator: string): boolean {
  const wanted = separator.charCodeAt(0);
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 10) found = 0;
    else if (sign === wanted && (found += 1) > mostColumns) return true;
  }
  return false;
}

const lineBreaksIn = (cells: string[]) =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

class TooLong extends Error {}

/**
 * Reads a CSV file whose cells are separated by commas, semicolons or tabs. Its cost is bounded:
 * columns are counted before parsing, empty lines are skipped, and reading stops at the maximum
 * number of lines.
 */
export function readRecords(bytes: Uint8Array): Records {
  const text = textOf(bytes);
  if (text === undefined) return { refused: 'FILE_NOT_TEXT' };
  const delimiter = separatorOf(text);
  if (isTooWide(text, delimiter)) return { refused: 'FILE_TOO_WIDE' };
  const records: CsvRecord[] = [];
  let blank = 0;
  let next = 1;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestRecord,
      record_delimiter: '\n',
      on_record: (cells, { lines }) => {
        next = lines + 1;
        if (cells.every((cell) => cell.trim() === '')) blank += 1;
        else records.push({ number: lines - lineBreaksIn(cells), cells });
        if (records.length > mostLines + 1 || blank > mostBlank) throw new TooLong();
        return null;
      },
    });
  } catch (error) {
    if (error instanceof TooLong) return { refused: 'FILE_TOO_LONG' };
    if (!(error instanceof CsvError)) throw error;
    return { refused: 'FILE_LINE_UNREADABLE', line: next };
  }
  return { records };
}
