import { sql } from 'kysely';
import { catalogueTopic } from '../catalogue/catalogue.writer.ts';
import type { Db } from '../db/database.ts';
import type { ChangeFeed } from '../deps.ts';
import { createNameIndex } from './testNames.ts';
import { createWordIndex } from './wordIndex.ts';

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
] as const;
/** Any of the question's words may match; the rank says how well. */
const anyWord = (question: string) =>
  sql`replace(plainto_tsquery('english', ${question})::text, '&', '|')::tsquery`;

/** What is known of one state of the catalogue. */
interface Known {
  tests: KnownTest[];
  names: ReturnType<typeof createNameIndex<KnownTest>>;
  words: ReturnType<typeof createWordIndex>;
}

/** Looks things up in the catalogue and the FAQ by full-text search; the name of a test weighs most. */
export function createRetriever(db: Db, changes: ChangeFeed) {
  let known: Promise<Known> | undefined;
  const forget = () => {
    known = undefined;
  };
  const leave = changes.subscribe(catalogueTopic, forget);
  const read = async (): Promise<Known> => {
    const tests = await db
      .selectFrom('tests')
      .select(columns)
      .where('active', '=', true)
      .orderBy('position')
      .execute();
    return { tests, names: createNameIndex(tests), words: createWordIndex(db, tests) };
  };
  /** Read once, until the catalogue changes. */
  const catalogue = (): Promise<Known> => {
    known ??= read();
    known.catch(forget);
    return known;
  };
  return {
    all: async (): Promise<KnownTest[]> => (await catalogue()).tests,
    close: leave,

    /** The tests that the question names. */
    named: async (question: string): Promise<KnownTest[]> =>
      (await catalogue()).names.named(question),

    /** The tests that the question's words match best. */
    async tests(question: string, limit: number): Promise<KnownTest[]> {
      const { tests, words } = await catalogue();
      return (await words.best(question, limit)).map((place) => tests[place]!);
    },

    async faq(question: string): Promise<{ question: string; answer: string } | undefined> {
      const document = sql`setweight(to_tsvector('english', question), 'A') || setweight(to_tsvector('english', answer), 'B')`;
      const rank = sql<number>`ts_rank(${document}, ${anyWord(question)})`;
      return db
        .selectFrom('faq_items')
        .select(['question', 'answer'])
        .where(sql<boolean>`(${document}) @@ ${anyWord(question)}`)
        .where(rank, '>', 0.3)
        .orderBy(rank, 'desc')
        .limit(1)
        .executeTakeFirst();
    },
  };
}
