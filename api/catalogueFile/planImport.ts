import type { Updateable } from 'kysely';
import type { AdminTestJson } from '../catalogue/catalogue.contract.ts';
import type { TestsTable } from '../catalogue/catalogue.tables.ts';
import { faultInFit, fitAfter } from '../catalogue/fitOfTest.rules.ts';
import type { PriceChange } from '../catalogue/pricesAfter.rules.ts';
import { readPrice } from '../catalogue/readPrice.ts';
import { columnsOf } from '../catalogue/testInput.ts';
import type { CatalogueState } from './catalogueState.repository.ts';
import { fault, faultOf } from './faults.ts';
import type { Fault } from './faults.ts';
import type { Line } from './readLines.ts';
import { idColumn, testColumnNames, testColumns } from './testColumns.ts';
import type { TestColumnName } from './testColumns.ts';

/** The change that a line of the file makes to a test. */
export interface TestPlan {
  /** Null: a new test. */
  id: string | null;
  columns: Updateable<TestsTable>;
  /** New prices by lab, set by hand; null: the lab does not offer it. */
  prices: Map<string, number | null>;
}

/** What a line sets of its test's prices. */
export const priceChangeOf = ({ columns, prices }: TestPlan): PriceChange => ({
  startingPrice: columns.price ?? undefined,
  byLab: prices.size > 0 ? prices : undefined,
});

/** The changes of a file; lines that change nothing are left out. */
export interface ImportPlan {
  tests: TestPlan[];
  unchanged: number;
  faults: Fault[];
}

const stored = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
const columnOf = (name: TestColumnName) => (name === 'testName' ? 'name' : name);

/**
 * The columns that the cells change. A cell equal to what the export would write is not validated,
 * so values from before today's rules stay.
 */
function changesOf(
  { number, cells }: Line,
  before: AdminTestJson | undefined,
  faults: Fault[],
): Updateable<TestsTable> {
  const changes: Updateable<TestsTable> = {};
  for (const name of testColumnNames) {
    const cell = cells.get(name);
    const { write, read } = testColumns[name];
    if (cell === undefined || (before && cell === write(before))) continue;
    try {
      const columns = columnsOf(read(cell));
      const column = columnOf(name);
      if (column in columns && !(before && columns[column] === stored(before[name])))
        Object.assign(changes, columns);
    } catch (error) {
      faults.push(faultOf(error, number, name));
    }
  }
  return changes;
}

/** The prices at labs that a line changes; all of them if the test had no price before. */
function pricesOf(
  { number, cells }: Line,
  { labs, priceOf }: CatalogueState,
  before: AdminTestJson | undefined,
  faults: Fault[],
): Map<string, number | null> {
  const prices = new Map<string, number | null>();
  for (const lab of labs) {
    const cell = cells.get(lab)?.trim();
    if (cell === undefined) continue;
    try {
      const price = cell === '' ? null : readPrice(cell);
      if (!before || price !== priceOf(before._id, lab)) prices.set(lab, price);
    } catch (error) {
      faults.push(faultOf(error, number, lab));
    }
  }
  return prices;
}

/** The required names that a new test lacks, in addition to invalid ones. */
function missingIn({ number, cells }: Line): Fault[] {
  return (['testName', 'price'] as const)
    .filter((name) => !cells.get(name)?.trim())
    .map((field) => fault(number, field, 'FIELD_MISSING', { field }));
}

/** The changes that the lines would make to what is stored, by the rules of the single calls. */
export function planImport(lines: Line[], state: CatalogueState): ImportPlan {
  const known = new Map<string | null, AdminTestJson>(state.tests.map((test) => [test._id, test]));
  const owners = new Map(state.tests.map((test) => [test.testName.toLowerCase(), test._id]));
  const idLines = new Map<string | null, number>();
  const nameLines = new Map<string, number>();
  const faults: Fault[] = [];
  const tests: TestPlan[] = [];

  const checkName = ({ number }: Line, id: string | null, name: string) => {
    const key = name.toLowerCase();
    const first = nameLines.get(key);
    const owner = owners.get(key);
    if (first !== undefined)
      faults.push(fault(number, 'testName', 'FILE_NAME_TWICE', { line: first }));
    else if (owner !== undefined && owner !== id)
      faults.push(fault(number, 'testName', 'TEST_NAME_TAKEN'));
    else nameLines.set(key, number);
  };

  for (const line of lines) {
    const id = line.cells.get(idColumn)?.trim() || null;
    const before = known.get(id);
    const first = idLines.get(id);
    if (id !== null) idLines.set(id, first ?? line.number);
    if (first !== undefined)
      faults.push(fault(line.number, idColumn, 'FILE_TEST_TWICE', { line: first }));
    else if (id !== null && !before) faults.push(fault(line.number, idColumn, 'TEST_NOT_FOUND'));
    else {
      const missing = id === null ? missingIn(line) : [];
      const wrong: Fault[] = [];
      const columns = changesOf(line, before, wrong);
      const prices = pricesOf(line, state, before, wrong);
      const unfit = faultInFit(id, fitAfter(columns, before), (other) => known.has(other));
      if (unfit) wrong.push(faultOf(unfit.refusal, line.number, unfit.field));
      const said = new Set(missing.map(({ column }) => column));
      faults.push(...missing, ...wrong.filter(({ column }) => !said.has(column)));
      if (columns.name !== undefined) checkName(line, id, columns.name);
      if (Object.keys(columns).length > 0 || prices.size > 0) tests.push({ id, columns, prices });
    }
  }
  return { tests, unchanged: lines.length - tests.length, faults };
}
