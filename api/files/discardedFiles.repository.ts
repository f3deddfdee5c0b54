import { notifyChange } from '../db/changeFeed.ts';
import type { Db, Trx } from '../db/database.ts';

/** Topic of the change feed: files are to be removed. */
export const discardedFilesTopic = 'files';
const BATCH = 100;

/** Files that are to be removed from the store, written with the change after which nobody finds them. */
export function createDiscardedFilesRepository(db: Db | Trx) {
  return {
    /** Has files removed, at the earliest at `dueAt`; it happens even if the store is away now. */
    async discard(keys: string[], dueAt: Date): Promise<void> {
      if (keys.length === 0) return;
      await db
        .insertInto('discarded_files')
        .values(keys.map((key) => ({ key, due_at: dueAt })))
        .onConflict((on) => on.column('key').doUpdateSet({ due_at: dueAt }))
        .execute();
      await notifyChange(db, discardedFilesTopic, 'discarded');
    },

    /** The file stays, or is gone already. */
    async forget(key: string): Promise<void> {
      await db.deleteFrom('discarded_files').where('key', '=', key).execute();
    },

    /** Some of the files that are due, the oldest first. */
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
