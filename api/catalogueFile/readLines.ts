import { parseApart } from '../parsing/parseApart.ts';
import { mostColumns, mostLines } from '../parsing/records.ts';
import type { CsvRecord, Records } from '../parsing/records.ts';
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

/** What is wrong with a file that has no records, as a refusal. */
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

/** The records of a CSV file, read beside everything else that goes on. */
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
 * The lines of a CSV file below its header, with those that are no lines of it as faults. Throws 400
 * for what is no such file, 413 for one that is too long.
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
  // Which cell is which is not known then.
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
