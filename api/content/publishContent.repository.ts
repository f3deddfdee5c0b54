import type { Db, Trx } from '../db/database.ts';
import { ANYTHING, notifyChange } from '../db/changeFeed.ts';
import { isDuplicate } from '../db/databaseErrors.ts';
import { conflict } from '../refusal.ts';
import type { ContentEntryJson, ContentJson } from './adminContent.contract.ts';
import { readTexts, readVersions } from './content.repository.ts';
import { contentTopic } from './contentTopic.ts';
import type { ContentKind } from './contentKinds.ts';

/** The published content of a kind, including hidden entries. */
export async function readContent(db: Db | Trx, kind: ContentKind): Promise<ContentJson> {
  const [newest] = await readVersions(db, kind);
  return {
    kind,
    version: newest?.version ?? 0,
    publishedAt: newest?.published_at.toISOString() ?? null,
    entries: await readEntriesOf(db, kind, newest?.version ?? 0),
  };
}

async function readEntriesOf(
  db: Db | Trx,
  kind: ContentKind,
  version: number,
): Promise<ContentEntryJson[]> {
  if (kind === 'faq')
    return (
      await db.selectFrom('faq_items').selectAll().orderBy('position').orderBy('id').execute()
    ).map((row) => ({
      _id: row.id,
      hidden: row.hidden,
      image: null,
      texts: [
        { field: 'question', english: row.question, hindi: row.question_hindi },
        { field: 'answer', english: row.answer, hindi: row.answer_hindi },
      ],
    }));
  if (kind === 'testimonials')
    return (
      await db.selectFrom('testimonials').selectAll().orderBy('position').orderBy('id').execute()
    ).map((row) => ({
      _id: row.id,
      hidden: row.hidden,
      image: row.image,
      texts: [
        { field: 'name', english: row.name, hindi: row.name_hindi },
        { field: 'location', english: row.location, hindi: row.location_hindi },
        { field: 'message', english: row.message, hindi: row.message_hindi },
      ],
    }));
  const texts = await readTexts(db, kind, version);
  return texts.length === 0 ? [] : [{ _id: kind, hidden: false, image: null, texts }];
}

/**
 * Publishes the next version of a kind of content; 409 if another was published after the one that
 * it is based on.
 */
export async function publishContent(
  trx: Trx,
  kind: ContentKind,
  from: number,
  entries: ContentEntryJson[],
  now: Date,
): Promise<void> {
  const [newest] = await readVersions(trx, kind);
  if ((newest?.version ?? 0) !== from) throw conflict('CONTENT_CHANGED');
  const version = from + 1;
  try {
    await trx.insertInto('content_versions').values({ kind, version, published_at: now }).execute();
  } catch (error) {
    throw isDuplicate(error, 'content_versions_pkey') ? conflict('CONTENT_CHANGED') : error;
  }
  if (kind === 'faq') await storeFaq(trx, entries);
  else if (kind === 'testimonials') await storeTestimonials(trx, entries);
  else
    await trx
      .insertInto('content_texts')
      .values(entries.flatMap(({ texts }) => texts.map((text) => ({ kind, version, ...text }))))
      .execute();
  await notifyChange(trx, contentTopic, ANYTHING);
}

const english = ({ texts }: ContentEntryJson, field: string) =>
  texts.find((text) => text.field === field)!.english;
const hindi = ({ texts }: ContentEntryJson, field: string) =>
  texts.find((text) => text.field === field)!.hindi;

async function storeFaq(trx: Trx, entries: ContentEntryJson[]): Promise<void> {
  await trx.deleteFrom('faq_items').execute();
  if (entries.length === 0) return;
  await trx
    .insertInto('faq_items')
    .values(
      entries.map((entry, position) => ({
        id: entry._id,
        position,
        hidden: entry.hidden,
        question: english(entry, 'question'),
        answer: english(entry, 'answer'),
        question_hindi: hindi(entry, 'question'),
        answer_hindi: hindi(entry, 'answer'),
      })),
    )
    .execute();
}

async function storeTestimonials(trx: Trx, entries: ContentEntryJson[]): Promise<void> {
  await trx.deleteFrom('testimonials').execute();
  if (entries.length === 0) return;
  await trx
    .insertInto('testimonials')
    .values(
      entries.map((entry, position) => ({
        id: entry._id,
        position,
        hidden: entry.hidden,
        image: entry.image,
        name: english(entry, 'name'),
        location: english(entry, 'location'),
        message: english(entry, 'message'),
        name_hindi: hindi(entry, 'name'),
        location_hindi: hindi(entry, 'location'),
        message_hindi: hindi(entry, 'message'),
      })),
    )
    .execute();
}

/** The URLs of the pictures of labs and tests. */
export const picturesOfCatalogue = async (trx: Trx): Promise<(string | null)[]> =>
  (
    await trx
      .selectFrom('labs')
      .select('image')
      .union(trx.selectFrom('tests').select('image'))
      .union(trx.selectFrom('tests').select('icon as image'))
      .execute()
  ).map(({ image }) => image);
