import { readFileSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isDue } from './rotation.ts';

const folder = resolve(import.meta.dirname, 'api');

/** What is about the embedded database, or works in another way there than on PostgreSQL. */
const aboutEmbedded = new Set(
  ['changes', 'diskFull', 'folder', 'killed', 'orderStream', 'staffCommand'].map(
    (name) => `${name}.test.ts`,
  ),
);
/** What asks the same of either database, and waits or reads more than it asks. */
const onPostgresOnly = new Set(
  ['catalogueCells', 'faultyCatalogueFile', 'faultyStore', 'pdfLayout', 'receiptLetters'].map(
    (name) => `${name}.test.ts`,
  ),
);
/** From here a file of tests has its database. */
const opening = /\/api\/(?:support\/(?:testDatabase|cluster)|db\/\w+)\.ts$/;

const known = new Map<string, boolean>();

/** Whether a file of tests opens a database, itself or by what it takes from other files of tests. */
function opensDatabase(path: string): boolean {
  const found = known.get(path);
  if (found !== undefined) return found;
  // Files may take something from each other.
  known.set(path, false);
  const imports = readFileSync(path, 'utf8').matchAll(/(?:from|import) '(\.[^']+\.tsx?)'/g);
  const opens = [...imports]
    .map(([, name]) => resolve(dirname(path), name!))
    .some((file) => opening.test(file) || (file.includes('/tests/') && opensDatabase(file)));
  known.set(path, opens);
  return opens;
}

/**
 * The REST tests by the database that they are to run on. All that ask a database run on PostgreSQL;
 * on the embedded one those that are about it, and of the others a third in each turn. What asks none,
 * or the same of either, runs once.
 */
export function apiFiles(): { postgres: string[]; embedded: string[] } {
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const asking = files.filter((name) => opensDatabase(resolve(folder, name)));
  const inTests = (names: string[]) => names.map((name) => `tests/api/${name}`);
  return {
    postgres: inTests(asking),
    embedded: inTests(
      files.filter(
        (name) =>
          !asking.includes(name) ||
          aboutEmbedded.has(name) ||
          (!onPostgresOnly.has(name) && isDue(name, 3)),
      ),
    ),
  };
}
