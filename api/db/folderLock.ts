import { DatabaseSync } from 'node:sqlite';

/** Another process works in the data folder: two would silently lose each other's writes. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another Assay that is running. Stop it first, or give this one its own DATA_DIR, or let both share a DATABASE_URL.`);
    this.name = 'FolderInUse';
  }
}

const SQLITE_BUSY = 5;

/**
 * Takes a folder for this process. The lock is SQLite's on an empty file, so it goes with the process however that
 * ends, and nothing stale is left. Answers the function that gives it back; throws {@link FolderInUse}.
 */
export function lockFolder(folder: string, file: string): () => void {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? new FolderInUse(folder) : error;
  }
  return () => lock.close();
}
