import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A test as the assistant knows it. */
export interface KnownTest {
  id: string;
  name: string;
  price: number | null;
  report_time: string | null;
  description: string | null;
  inclusions: string[];
  why_book: string[] | string;
  fasting: string;
  name_hindi: string | null;
  description_hindi: string | null;
  inclusions_hindi: string[];
  why_book_hindi: string[];
  aliases: string[];
}

/** A frequent question as the assistant knows it. */
export interface KnownQuestion {
  question: string;
  answer: string;
  question_hindi: string | null;
  answer_hindi: string | null;
}

const columns = [
  'id',
  'name',
  'price',
  'report_time',
  'description',
  'inclusions',
  'why_book',
  'fasting',
  'name_hindi',
  'description_hindi',
  'inclusions_hindi',
  'why_book_hindi',
  'aliases',
] as const;
/** Any of the question's words may match; the rank says how well. */
const anyWord = (question: string) =>
  sql`replace(plainto_tsquery('english', ${question})::text, '&', '|')::tsquery`;

/**
 * Searches the catalogue and the FAQ with PostgreSQL's full-text search; a test's name weighs most.
 */
export function createAssistantRepository(db: Db) {
  const active = () => db.selectFrom('tests').select(columns).where('active', '=', true);
  return {
    /** All tests in the order of the catalogue. */
    all: (): Promise<KnownTest[]> => active().orderBy('position').execute(),

    /**
     * The tests that match the question's words best; among equals, in the order of the catalogue.
     */
    tests: (question: string, limit: number): Promise<KnownTest[]> =>
      active()
        .where(sql<boolean>`search @@ ${anyWord(question)}`)
        .orderBy(sql`ts_rank(search, ${anyWord(question)})`, 'desc')
        .orderBy('position')
        .limit(limit)
        .execute(),

    /** The best matching FAQ entry, if it matches well enough. */
    async faq(question: string): Promise<KnownQuestion | undefined> {
      const document = sql`setweight(to_tsvector('english', question), 'A') || setweight(to_tsvector('english', answer), 'B')`;
      const rank = sql<number>`ts_rank(${document}, ${anyWord(question)})`;
      return db
        .selectFrom('faq_items')
        .select(['question', 'answer', 'question_hindi', 'answer_hindi'])
        .where('hidden', '=', false)
        .where(sql<boolean>`(${document}) @@ ${anyWord(question)}`)
        .where(rank, '>', 0.3)
        .orderBy(rank, 'desc')
        .limit(1)
        .executeTakeFirst();
    },
  };
}
