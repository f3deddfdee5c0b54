import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { createDiscardedFilesRepository } from '../files/discardedFiles.repository.ts';
import { newId } from '../ids.ts';
import type { ReportFileTables } from './reportFiles.tables.ts';

type Files = ReportFileTables['report_files'];
export type ReportFileRow = Selectable<Files>;

/** The files of a report that can still be opened. */
const openable = (db: Db | Trx, reportId: string) =>
  db.selectFrom('report_files').where('report_id', '=', reportId).where('file', 'is not', null);

/** The files of a report, newest first. */
export const filesOf = (db: Db | Trx, reportId: string) =>
  db
    .selectFrom('report_files')
    .leftJoin('admins as uploader', 'uploader.id', 'report_files.uploaded_by')
    .leftJoin('admins as decider', 'decider.id', 'report_files.decided_by')
    .selectAll('report_files')
    .select(['uploader.name as uploaded_name', 'decider.name as decided_name'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('report_values')
          .select('report_values.id')
          .whereRef('report_values.report_id', '=', 'report_files.report_id')
          .whereRef('drawn_file', '=', 'file'),
      ).as('is_drawn'),
    )
    .where('report_id', '=', reportId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The file of a report that waits for its release. */
export const waitingFileOf = (db: Db | Trx, reportId: string) =>
  openable(db, reportId)
    .selectAll()
    .where('state', '=', 'uploaded')
    .$narrowType<{ file: string }>()
    .executeTakeFirst();

/** A file of a report by its id, unless it was rejected. */
export const fileOf = (db: Db | Trx, reportId: string, id: string) =>
  openable(db, reportId)
    .select('file')
    .where('id', '=', id)
    .$narrowType<{ file: string }>()
    .executeTakeFirst();

/** Stores a file that waits for its release, replacing another waiting one. */
export async function storeUploaded(
  trx: Trx,
  row: Omit<Insertable<Files>, 'id' | 'state'>,
): Promise<string> {
  const replaced = await trx
    .deleteFrom('report_files')
    .where('report_id', '=', row.report_id)
    .where('state', '=', 'uploaded')
    .returning('file')
    .execute();
  const discarded = createDiscardedFilesRepository(trx);
  await discarded.discard(
    replaced.flatMap(({ file }) => file ?? []),
    row.uploaded_at,
  );
  await discarded.forget(row.file!);
  const id = newId();
  await trx
    .insertInto('report_files')
    .values({ ...row, id, state: 'uploaded' })
    .execute();
  return id;
}

/** Marks the file that customers have seen until now as replaced. */
async function replaceReleased(trx: Trx, reportId: string): Promise<void> {
  await trx
    .updateTable('report_files')
    .set({ state: 'replaced' })
    .where('report_id', '=', reportId)
    .where('state', '=', 'released')
    .execute();
}

/** Releases a waiting file. */
export async function storeReleasedFile(
  trx: Trx,
  { id, report_id: reportId }: Pick<ReportFileRow, 'id' | 'report_id'>,
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  await replaceReleased(trx, reportId);
  await trx
    .updateTable('report_files')
    .set({ state: 'released', decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** Stores the file that was drawn from values when they were released. */
export async function storeDrawn(
  trx: Trx,
  row: Omit<Insertable<Files>, 'id' | 'state' | 'rejection'> & { file: string; decided_at: Date },
): Promise<void> {
  await replaceReleased(trx, row.report_id);
  await createDiscardedFilesRepository(trx).forget(row.file);
  await trx
    .insertInto('report_files')
    .values({ ...row, id: newId(), state: 'released' })
    .execute();
}

/** Rejects a waiting file and removes it, as it may be somebody else's report. */
export async function storeRejected(
  trx: Trx,
  { id, file }: { id: string; file: string },
  { by, now, reason }: { by: string | null; now: Date; reason: string },
): Promise<void> {
  await trx
    .updateTable('report_files')
    .set({
      state: 'rejected',
      file: null,
      decided_by: by,
      decided_at: now,
      rejection: reason,
    })
    .where('id', '=', id)
    .execute();
  await createDiscardedFilesRepository(trx).discard([file], now);
}
