import { notifyChange } from '../db/changeFeed.ts';
import type { Db, Trx } from '../db/database.ts';

/** Topic of the change feed: there are files to remove. */
export const discardedFilesTopic = 'files';
const BATCH = 100;

/**
 * Files to be removed from the store, written in the transaction that drops the last reference to
 * them.
 */
export function createDiscardedFilesRepository(db: Db | Trx) {
  return {
    /**
     * Schedules files for removal, at `dueAt` or later; they are removed even if the store is
     * unavailable now.
     */
    async discard(keys: string[], dueAt: Date): Promise<void> {
      if (keys.length === 0) return;
      await db
        .insertInto('discarded_files')
        .values(keys.map((key) => ({ key, due_at: dueAt })))
        .onConflict((on) => on.column('key').doUpdateSet({ due_at: dueAt }))
        .execute();
      await notifyChange(db, discardedFilesTopic, 'discarded');
    },

    /** Unschedules a file, which is to stay or has been removed. */
    async forget(key: string): Promise<void> {
      await db.deleteFrom('discarded_files').where('key', '=', key).execute();
    },

    /** Some of the files that are due, oldest first. */
    async due(now: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('discarded_files')
        .select('key')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(BATCH)
        .execute();
      return rows.map(({ key }) => key);
    },
  };
}
