import { stringify } from 'csv-stringify/sync';
import type { CatalogueState } from './catalogueState.repository.ts';
import { escapeFormula } from './formulas.ts';
import { idColumn, testColumns } from './testColumns.ts';
import type { TestColumnName } from './testColumns.ts';

/**
 * All tests by these columns, with what each lab charges, as a CSV file (RFC 4180), a line for each test. The byte order
 * mark lets spreadsheets read Hindi.
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
    // Of line breaks it would quote the file's own alone.
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}
