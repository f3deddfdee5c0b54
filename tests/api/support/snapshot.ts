import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { embedded, embeddedOptions } from '../../../api/db/embedded.ts';
import { migrate, migrationNames, migrationText } from '../../../api/db/migrate.ts';

const CACHE = new URL('../../../node_modules/.cache/assay/', import.meta.url);

/**
 * A migrated embedded database as a file, made anew whenever a migration changes: loading it takes
 * a third of a second.
 */
export async function migratedSnapshot(): Promise<URL> {
  const hash = createHash('sha256');
  for (const name of await migrationNames()) hash.update(`${name}\n${await migrationText(name)}\n`);
  hash.update(
    await readFile(
      new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url),
      'utf8',
    ),
  );
  const file = new URL(`test-database-${hash.digest('hex').slice(0, 16)}.tar`, CACHE);
  if (existsSync(file)) return file;
  const pglite = await PGlite.create(embeddedOptions);
  const database = embedded(pglite);
  await migrate(database);
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  await mkdir(CACHE, { recursive: true });
  const half = new URL(`${file.href}.${process.pid}`);
  await writeFile(half, Buffer.from(await dump.arrayBuffer()));
  await rename(half, file);
  return file;
}
