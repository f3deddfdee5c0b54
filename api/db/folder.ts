import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from './database.ts';
import { embedded } from './embedded.ts';
import { embeddedParsers } from './parsers.ts';

/** Opens the embedded database in `dataDir/db`, making it at the first start. */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const folder = join(dataDir, 'db');
  const pglite = await PGlite.create(folder, { parsers: embeddedParsers });
  await chmod(folder, 0o700);
  return embedded(pglite);
}
