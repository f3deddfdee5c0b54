import { notifyChange } from '../db/changes.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';

const topic = 'files';
const atOnce = 100;

/** Notes files that are to go, together with the change after which nobody finds them: so they do go, even if the store is away now. */
export async function discardFiles(db: Db | Trx, keys: string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('discarded_files')
    .values(keys.map((key) => ({ key, due_at: dueAt })))
    .onConflict((on) => on.column('key').doUpdateSet({ due_at: dueAt }))
    .execute();
  await notifyChange(db, topic, 'discarded');
}

/** Takes the note back. */
export async function keepFile(db: Db | Trx, key: string): Promise<void> {
  await db.deleteFrom('discarded_files').where('key', '=', key).execute();
}

/** Removes the files that are due, and tries again while the store is away. */
export const discardedFilesJob = ({ db, clock, files }: Deps): Job => ({
  name: 'remove discarded files',
  everyMs: 60_000,
  wokenBy: topic,
  async run() {
    const due = await db
      .selectFrom('discarded_files')
      .select('key')
      .where('due_at', '<=', clock())
      .orderBy('due_at')
      .limit(atOnce)
      .execute();
    for (const { key } of due) {
      await files.remove(key);
      await keepFile(db, key);
    }
  },
});
