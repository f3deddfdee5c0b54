import type { CatalogueImportJson } from '../../../api/catalogueFile/catalogueFile.contract.ts';
import type { Fault } from '../../../api/catalogueFile/faults.ts';
import type { Answer, Client } from './client.ts';
import { multipart } from './multipart.ts';

const byteOrderMark = '\uFEFF';

/** The file as an administrator downloads it. */
export const exported = (admin: Client, name: 'tests' | 'prices' = 'tests') =>
  admin.get(`admin/${name}.csv`);

/** The cells of the exported file; no cell has a comma, a quotation mark or a line break in it. */
export async function plainCells(admin: Client, name?: 'tests' | 'prices'): Promise<string[][]> {
  const { text } = await exported(admin, name);
  return text
    .replace(byteOrderMark, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

/** Sends a file to be imported, or only to be checked. */
export function importFile(
  admin: Client,
  file: string | Buffer,
  dryRun = false,
  name = 'tests.csv',
): Promise<Answer<CatalogueImportJson>> {
  const { body, headers } = multipart([['file', file, 'tests.csv']]);
  return admin.post(`admin/${name}${dryRun ? '?dryRun=1' : ''}`, body, headers);
}

/** The faults of a file: its lines with columns and reasons, and the values of those that have some. */
export async function faultsOf(admin: Client, file: string | Buffer): Promise<unknown[]> {
  const { status, body } = await importFile(admin, file, true);
  const { faults } = body.data as unknown as { faults: Fault[] };
  return [
    status,
    body.code,
    ...faults.map(({ line, column, reason, params }) => [
      line,
      column,
      reason,
      ...(params ? [params] : []),
    ]),
  ];
}
