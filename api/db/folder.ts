import { existsSync, writeSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import type { Tracing } from '../../server/shared/tracing/tracing.ts';
import type { OpenDatabase } from './database.ts';
import { embedded, embeddedOptions } from './embedded.ts';
import { lockFolder } from './folderLock.ts';
import { StartError } from '../startError.ts';

/**
 * Opens the embedded database in `dataDir/db`, creating it at the first start. Throws a StartError
 * if another process has it open.
 */
export async function openFolder(
  dataDir: string,
  queried?: Tracing['queried'],
): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(resolve(dataDir), join(dataDir, 'db.lock'));
  try {
    const folder = join(dataDir, 'db');
    if (!existsSync(folder)) await makeFolder(folder);
    const pglite = await PGlite.create(folder, embeddedOptions).catch((error: unknown) => {
      throw new StartError(
        `The database in ${resolve(folder)} cannot be opened: it is damaged, or another version made it. Put a backup in its place, or move it away to begin anew.`,
        error,
      );
    });
    return embedded(pglite, {
      closing: unlock,
      panicked: endProcess,
      queried,
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Ends the process at once, without another query, which would hang; acknowledged writes are there
 * at the next start.
 */
function endProcess({ message }: Error): never {
  writeSync(
    process.stderr.fd,
    `The embedded database cannot go on: ${message}. Make space on the disk of DATA_DIR and start Assay again; nothing that was confirmed is lost.\n`,
  );
  process.exit(1);
}

/**
 * Unpacks an empty database, which is much faster than creating one. It is unpacked under another
 * name first, so that a process that is killed meanwhile leaves no half-made database.
 */
async function makeFolder(folder: string): Promise<void> {
  const half = `${folder}.new`;
  await rm(half, { recursive: true, force: true });
  const pglite = await PGlite.create(half, { loadDataDir: await emptyDatabase() });
  await pglite.close();
  await chmod(half, 0o700);
  await rename(half, folder);
}
