import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../startError.ts';

const SQLITE_BUSY = 5;

/**
 * Locks a folder for this process, as two in one folder would silently lose each other's writes.
 * The lock is SQLite's on an empty file, so it ends with the process however that ends, and never
 * goes stale. Returns the function that releases it; throws a StartError if the folder is locked.
 */
export function lockFolder(folder: string, file: string): () => void {
  const lock = new DatabaseSync(file, { timeout: 0 });
  chmodSync(file, 0o600);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new StartError(
      `The data folder ${folder} is in use by another Assay that is running. Stop it first, or give this one its own DATA_DIR, or let both share a DATABASE_URL.`,
    );
  }
  return () => lock.close();
}
