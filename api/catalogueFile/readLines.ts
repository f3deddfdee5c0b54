import { CsvError, parse } from 'csv-parse/sync';
import { badRequest, Refusal } from '../refusal.ts';
import { fault, fileFaulty } from './faults.ts';
import type { Fault } from './faults.ts';
import { unescapeFormula } from './formulas.ts';

/** A line of the file that has something in it. */
export interface Line {
  /** Its number in the file, from 1; of a line with line breaks in its cells the first. */
  number: number;
  /** The cells by the names of their columns. */
  cells: Map<string, string>;
}

/** Most lines that a file may have besides its header. */
const mostLines = 5000;

function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // No spreadsheet writes it into a text, and the database cannot hold it.
    if (!text.includes('\0')) return text.replaceAll(/\r\n?/g, '\n');
  } catch {
    // Said below.
  }
  throw badRequest('FILE_NOT_TEXT');
}

/** Each record with the number of the line on which it begins. */
function recordsOf(text: string): { number: number; cells: string[] }[] {
  let next = 1;
  const records: { number: number; cells: string[] }[] = [];
  try {
    parse(text, {
      relax_column_count: true,
      record_delimiter: '\n',
      on_record: (record, { lines }) => {
        records.push({ number: next, cells: record.map(unescapeFormula) });
        next = lines + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw fileFaulty([fault(next, null, 'FILE_LINE_UNREADABLE')]);
  }
  return records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

function faultsOfHeader(names: string[], known: ReadonlySet<string>, line: number): Fault[] {
  return names.flatMap((name, index) => {
    if (!known.has(name)) return [fault(line, name, 'FILE_COLUMN_UNKNOWN', { name })];
    return names.indexOf(name) < index ? [fault(line, name, 'FILE_COLUMN_TWICE', { name })] : [];
  });
}

/**
 * The lines of a CSV file below its header, with those that are no lines of it as faults. Throws 400
 * for what is no such file, 413 for one that is too long.
 */
export function readLines(
  bytes: Uint8Array,
  columns: ReadonlySet<string>,
): { names: string[]; lines: Line[]; faults: Fault[] } {
  const [header, ...records] = recordsOf(textOf(bytes));
  if (!header) throw badRequest('FILE_EMPTY');
  if (records.length > mostLines)
    throw new Refusal(413, 'TOO_LARGE', 'FILE_TOO_LONG', { params: { most: mostLines } });
  const names = header.cells.map((cell) => cell.trim());
  const faults = faultsOfHeader(names, columns, header.number);
  // Which cell is which is not known then.
  if (faults.length > 0) throw fileFaulty(faults);
  const lines = records.flatMap(({ number, cells }) => {
    if (cells.length === names.length)
      return [{ number, cells: new Map(names.map((name, index) => [name, cells[index]!])) }];
    const params = { cells: cells.length, columns: names.length };
    faults.push(fault(number, null, 'FILE_CELLS_MISCOUNTED', params));
    return [];
  });
  return { names, lines, faults };
}
