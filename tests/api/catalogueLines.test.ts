import { describe, expect, it } from 'vitest';
import { fault, faultOf, fileFaulty } from '../../api/catalogueFile/faults.ts';
import { escapeFormula, unescapeFormula } from '../../api/catalogueFile/formulas.ts';
import { readLines } from '../../api/catalogueFile/readLines.ts';
import { mostColumns, readRecords } from '../../api/parsing/records.ts';
import { badRequest } from '../../api/refusal.ts';
import { refusalOf } from './support/refusalOf.ts';

const known = new Set(['id', 'tat', 'price']);
const read = (text: string | Uint8Array) =>
  readLines(readRecords(typeof text === 'string' ? new TextEncoder().encode(text) : text), known);
const linesOf = (text: string) =>
  read(text).lines.map(({ number, cells }) => [number, ...cells.values()]);
/** What is wrong with a file, each as its line, its column and the reason. */
async function faultsIn(text: string) {
  try {
    return read(text).faults.map(({ line, column, reason }) => [line, column, reason]);
  } catch (error) {
    const { faults } = (error as { data: { faults: ReturnType<typeof read>['faults'] } }).data;
    return faults.map(({ line, column, reason, params }) => [line, column, reason, params]);
  }
}

describe('the lines of a file', () => {
  it('are its cells by the names in the header, with the number at which each begins', () => {
    expect(read(' id , tat \ntsh,Soon\n').names).toEqual(['id', 'tat']);
    expect([...read('id,tat\ntsh,Soon').lines[0]!.cells]).toEqual([
      ['id', 'tsh'],
      ['tat', 'Soon'],
    ]);
    for (const end of ['\n', '\r\n', '\r'])
      expect(linesOf(['id,tat', '"a', 'b",x', ' , ', '', "c,'=y", "'d,e"].join(end))).toEqual([
        [2, 'a\nb', 'x'],
        [6, 'c', '=y'],
        [7, "'d", 'e'],
      ]);
    expect(linesOf('\n\nid\n\ntsh')).toEqual([[5, 'tsh']]);
    expect(linesOf('id,tat\ntsh,')).toEqual([[2, 'tsh', '']]);
  });

  it('are none in what is no text, or has nothing in it', async () => {
    for (const bytes of [Uint8Array.of(0x69, 0xe9), 'id\0'])
      expect(await refusalOf(() => read(bytes))).toEqual(['FILE_NOT_TEXT', undefined]);
    for (const text of ['', '\n \n', ',,'])
      expect(await refusalOf(() => read(text))).toEqual(['FILE_EMPTY', undefined]);
  });

  it('are 5000 at most', () => {
    const file = (count: number) => `id\n${'tsh\n'.repeat(count)}`;
    expect(read(file(5000)).lines).toHaveLength(5000);
    expect(() => read(file(5001))).toThrow(
      expect.objectContaining({
        status: 413,
        code: 'TOO_LARGE',
        reason: 'FILE_TOO_LONG',
        params: { most: 5000 },
      }),
    );
  });

  it('have as many columns as tests and labs may have', async () => {
    const wide = (separators: number) => refusalOf(() => read(`id${','.repeat(separators)}`));
    expect(await wide(mostColumns)).toEqual(['FILE_FAULTY', { count: mostColumns }]);
    expect(await wide(mostColumns + 1)).toEqual(['FILE_TOO_WIDE', { most: mostColumns }]);
  });

  it('that cannot be read, or have other cells than the header, are named', async () => {
    expect(await faultsIn('id\ntsh\n"x')).toEqual([[3, null, 'FILE_LINE_UNREADABLE', undefined]]);
    expect(await faultsIn('\nid,colour,id\n')).toEqual([
      [2, 'colour', 'FILE_COLUMN_UNKNOWN', { name: 'colour' }],
      [2, 'id', 'FILE_COLUMN_TWICE', { name: 'id' }],
    ]);
    const { lines, faults } = read('id,tat\na\nb,c\nd,e,f');
    expect(lines.map(({ number }) => number)).toEqual([3]);
    expect(faults).toEqual([
      fault(2, null, 'FILE_CELLS_MISCOUNTED', { cells: 1, columns: 2 }),
      fault(4, null, 'FILE_CELLS_MISCOUNTED', { cells: 3, columns: 2 }),
    ]);
  });
});

describe('a fault', () => {
  it('has the sentence of its reason, and values where it has some', () => {
    expect(fault(2, 'id', 'TEST_NOT_FOUND')).toStrictEqual({
      line: 2,
      column: 'id',
      message: 'This test is not in our catalogue',
      reason: 'TEST_NOT_FOUND',
    });
    expect(faultOf(badRequest('FIELD_MISSING', { field: 'email' }), 3, 'tat')).toStrictEqual({
      line: 3,
      column: 'tat',
      message: 'Email is missing',
      reason: 'FIELD_MISSING',
      params: { field: 'email' },
    });
    expect(Object.keys(faultOf(badRequest('PRICE_INVALID'), 3, 'tat'))).not.toContain('params');
    expect(() => faultOf(new TypeError('ours'), 3, 'tat')).toThrow('ours');
  });

  it('is one of the first 200 that are named, in order of the lines', () => {
    const faults = Array.from({ length: 201 }, (_, index) =>
      fault(300 - index, null, 'FILE_EMPTY'),
    );
    expect(fileFaulty(faults)).toMatchObject({
      status: 400,
      code: 'FILE_FAULTY',
      reason: 'FILE_FAULTY',
      params: { count: 201 },
    });
    const { faults: named } = fileFaulty(faults).data as { faults: { line: number }[] };
    expect([named.length, named[0]!.line, named.at(-1)!.line]).toEqual([200, 100, 299]);
  });
});

it('a cell that a spreadsheet would run has an apostrophe, which is taken off again', () => {
  for (const text of ['=1', '+1', '-1', '@a', '\t1', '\r1', '＝1', '＋1', '－1', '＠1', "''=1"]) {
    expect(escapeFormula(text)).toBe(`'${text}`);
    expect(unescapeFormula(`'${text}`)).toBe(text);
  }
  for (const text of ['1=1', "'a", 'a', '', "a'=1", ' =1']) {
    expect([escapeFormula(text), unescapeFormula(text)]).toEqual([text, text]);
  }
  expect(unescapeFormula('=1')).toBe('=1');
});
