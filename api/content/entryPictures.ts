import type { Trx } from '../db/database.ts';
import { createDiscardedFilesRepository } from '../files/discardedFiles.repository.ts';
import type { FileStore } from '../files/fileStore.ts';
import { imageKeyAt } from '../files/images.ts';
import { refusedFields } from '../readFields.ts';
import { badRequest } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import type { ContentEntryJson, SentEntry } from './adminContent.contract.ts';
import { picturesOfCatalogue } from './publishContent.repository.ts';

/** Throws 400 with every picture that was neither uploaded nor is on the pages already. */
export async function refuseUnknownPictures(
  files: FileStore,
  entries: SentEntry[],
  published: ContentEntryJson[],
): Promise<void> {
  const known = new Set(published.map(({ image }) => image));
  const refused: [field: string, Refusal][] = [];
  for (const [index, { image = null }] of entries.entries()) {
    if (image === null || known.has(image)) continue;
    const key = imageKeyAt(image);
    if (!key || !(await files.open(key)))
      refused.push([`entries.${index}.image`, badRequest('FILE_NOT_FOUND')]);
  }
  if (refused.length > 0) throw refusedFields(refused);
}

/** Schedules the removal of pictures that no page shows any more, as they show people. */
export async function discardPictures(
  trx: Trx,
  before: ContentEntryJson[],
  after: ContentEntryJson[],
  now: Date,
): Promise<void> {
  const shown = new Set(after.map(({ image }) => image));
  const dropped = before.flatMap(({ image }) => (image && !shown.has(image) ? [image] : []));
  if (dropped.length === 0) return;
  const used = new Set(await picturesOfCatalogue(trx));
  const keys = dropped.flatMap((image) => (used.has(image) ? [] : (imageKeyAt(image) ?? [])));
  await createDiscardedFilesRepository(trx).discard([...new Set(keys)], now);
}
