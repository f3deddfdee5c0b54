import type { Db, Trx } from '../db/database.ts';
import { notFound } from '../refusal.ts';
import type {
  BannerJson,
  FaqItemJson,
  LegalTextJson,
  TestimonialJson,
} from './content.contract.ts';
import type { ContentKind, LegalTextName } from './contentKinds.ts';
import { publishedBlocks } from './shownBlocks.ts';

/** Reads the public content apart from the catalogue. */
export function createContentRepository(db: Db) {
  return {
    testimonials: (): Promise<TestimonialJson[]> =>
      db
        .selectFrom('testimonials')
        .select([
          'id as _id',
          'image',
          'name',
          'location',
          'message',
          'name_hindi as nameHindi',
          'location_hindi as locationHindi',
          'message_hindi as messageHindi',
        ])
        .where('hidden', '=', false)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    faq: (): Promise<FaqItemJson[]> =>
      db
        .selectFrom('faq_items')
        .select([
          'id as _id',
          'question',
          'answer',
          'question_hindi as questionHindi',
          'answer_hindi as answerHindi',
        ])
        .where('hidden', '=', false)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    /** The texts of the banner; null if none is published. */
    async banner(): Promise<BannerJson | null> {
      const [newest] = await readVersions(db, 'banner');
      if (!newest) return null;
      const texts = await readTexts(db, 'banner', newest.version);
      const english = (field: string) => texts.find((one) => one.field === field)?.english ?? '';
      const hindi = (field: string) => texts.find((one) => one.field === field)?.hindi ?? null;
      return {
        kicker: english('kicker'),
        title: english('title'),
        note: english('note'),
        text: english('body'),
        kickerHindi: hindi('kicker'),
        titleHindi: hindi('title'),
        noteHindi: hindi('note'),
        textHindi: hindi('body'),
      };
    },
    /**
     * A version of the terms or the privacy notice, by default the newest; null if none is
     * published.
     */
    async legalText(name: LegalTextName, version?: number): Promise<LegalTextJson | null> {
      const versions = await readVersions(db, name);
      const found =
        version === undefined
          ? (versions[0] ?? null)
          : versions.find((one) => one.version === version);
      if (found === undefined) throw notFound('CONTENT_VERSION_NOT_FOUND');
      if (found === null) return null;
      const [text] = await readTexts(db, name, found.version);
      return {
        version: found.version,
        publishedAt: found.published_at.toISOString(),
        blocks: await publishedBlocks(text?.english ?? ''),
        blocksHindi: await publishedBlocks(text?.hindi ?? ''),
        versions: versions.map((one) => ({
          version: one.version,
          publishedAt: one.published_at.toISOString(),
        })),
      };
    },
  };
}

/** Every published version of a kind, newest first. */
export const readVersions = (db: Db | Trx, kind: ContentKind) =>
  db
    .selectFrom('content_versions')
    .select(['version', 'published_at'])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .execute();

/** The texts of a version; none for lists. */
export const readTexts = (db: Db | Trx, kind: ContentKind, version: number) =>
  db
    .selectFrom('content_texts')
    .select(['field', 'english', 'hindi'])
    .where('kind', '=', kind)
    .where('version', '=', version)
    .execute();
