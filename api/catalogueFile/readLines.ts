import { parseApart } from '../parsing/parseApart.ts';
import { mostColumns, mostLines } from '../parsing/records.ts';
import type { CsvRecord, Records } from '../parsing/records.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { fault, fileFaulty } from './faults.ts';
import type { Fault } from './faults.ts';
import { unescapeFormula } from './formulas.ts';

/** A non-empty line of the file. */
export interface Line {
  /** Its number in the file, from 1; the first one if its cells contain line breaks. */
  number: number;
  /** The cells by column name. */
  cells: Map<string, string>;
}

/** The refusal of a file that could not be parsed. */
function refusalOf(refused: Exclude<Records, { records: CsvRecord[] }>): Refusal {
  switch (refused.refused) {
    case 'FILE_NOT_TEXT':
      return badRequest('FILE_NOT_TEXT');
    case 'FILE_LINE_UNREADABLE':
      return fileFaulty([fault(refused.line, null, 'FILE_LINE_UNREADABLE')]);
    case 'FILE_TOO_LONG':
      return new Refusal(413, 'TOO_LARGE', 'FILE_TOO_LONG', { params: { most: mostLines } });
    case 'FILE_TOO_WIDE':
      return new Refusal(413, 'TOO_LARGE', 'FILE_TOO_WIDE', { params: { most: mostColumns } });
  }
}

/** Parses a CSV file into records in a separate thread. */
export async function recordsOf(bytes: Uint8Array): Promise<Records> {
  const records = await parseApart('records', bytes);
  return records ?? { refused: 'FILE_TOO_LONG' };
}

function faultsOfHeader(names: string[], known: ReadonlySet<string>, line: number): Fault[] {
  return names.flatMap((name, index) => {
    if (!known.has(name)) return [fault(line, name, 'FILE_COLUMN_UNKNOWN', { name })];
    return names.indexOf(name) < index ? [fault(line, name, 'FILE_COLUMN_TWICE', { name })] : [];
  });
}

/**
 * The lines of a CSV file below its header, and an error for each malformed line. Throws 400 for a
 * file that is not of this kind, 413 for one that is too long.
 */
export function readLines(
  file: Records,
  columns: ReadonlySet<string>,
): { names: string[]; lines: Line[]; faults: Fault[] } {
  if ('refused' in file) throw refusalOf(file);
  const [header, ...records] = file.records;
  if (!header) throw badRequest('FILE_EMPTY');
  const names = header.cells.map((cell) => unescapeFormula(cell).trim());
  const faults = faultsOfHeader(names, columns, header.number);
  // With a faulty header it is unknown which cell belongs to which column.
  if (faults.length > 0) throw fileFaulty(faults);
  const lines = records.flatMap(({ number, cells }) => {
    if (cells.length === names.length)
      return [
        {
          number,
          cells: new Map(names.map((name, index) => [name, unescapeFormula(cells[index]!)])),
        },
      ];
    const params = { cells: cells.length, columns: names.length };
    faults.push(fault(number, null, 'FILE_CELLS_MISCOUNTED', params));
    return [];
  });
  return { names, lines, faults };
}
