import { stringify } from 'csv-stringify/sync';
import type { CatalogueState } from './catalogueState.repository.ts';
import { escapeFormula } from './formulas.ts';
import { idColumn, testColumns } from './testColumns.ts';
import type { TestColumnName } from './testColumns.ts';

/**
 * All tests with these columns and each lab's price, as a CSV file (RFC 4180) with one line per
 * test. The byte order mark makes spreadsheets read Hindi correctly.
 */
export function writeCatalogue(
  { tests, labs, priceOf }: CatalogueState,
  columns: readonly TestColumnName[],
): string {
  const header = [idColumn, ...columns, ...labs];
  const lines = tests.map((test) => [
    test._id,
    ...columns.map((name) => testColumns[name].write(test)),
    ...labs.map((lab) => String(priceOf(test._id, lab) ?? '')),
  ]);
  return stringify(
    [header, ...lines].map((cells) => cells.map(escapeFormula)),
    // By default only cells with the whole record delimiter are quoted, but a lone CR or LF needs
    // it too.
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}
