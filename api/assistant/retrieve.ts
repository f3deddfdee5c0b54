import { sql } from 'kysely';
import { catalogueTopic } from '../catalogue/catalogue.writer.ts';
import type { Db } from '../db/database.ts';
import type { ChangeFeed } from '../deps.ts';

/** How a person may call a test: by all words of its name before any bracket, by the short form in brackets, or by its first word alone. */
export interface TestNames {
  words: string[];
  short: string | undefined;
  first: string;
}

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

/** A test with its names, which are read out once and not at every question. */
export interface NamedTest extends KnownTest {
  names: TestNames;
}

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const namesOf = (name: string): TestNames => ({ words: wordsIn(name.replace(/\(.*\)/, '')), short: /\(([^)]+)\)/.exec(name)?.[1]?.toLowerCase(), first: wordsIn(name)[0] ?? '' });

const columns = ['id', 'name', 'price', 'report_time', 'description', 'inclusions', 'why_book', 'fasting'] as const;
/** Any of the question's words may match; the rank says how well. */
const anyWord = (question: string) => sql`replace(plainto_tsquery('english', ${question})::text, '&', '|')::tsquery`;

/** Looks things up in the catalogue and the FAQ by full-text search; the name of a test weighs most. */
export function createRetriever(db: Db, changes: ChangeFeed) {
  let known: Promise<NamedTest[]> | undefined;
  const forget = () => { known = undefined; };
  const leave = changes.subscribe(catalogueTopic, forget);
  return {
    /** Every test; read once, until the catalogue changes. */
    all(): Promise<NamedTest[]> {
      known ??= db.selectFrom('tests').select(columns).where('active', '=', true).orderBy('position').execute()
        .then((tests) => tests.map((test) => ({ ...test, names: namesOf(test.name) })));
      known.catch(forget);
      return known;
    },
    close: leave,

    async tests(question: string, limit: number): Promise<KnownTest[]> {
      const rank = sql<number>`ts_rank(search, ${anyWord(question)})`;
      return db.selectFrom('tests').select(columns).where('active', '=', true).where(sql<boolean>`search @@ ${anyWord(question)}`).orderBy(rank, 'desc').orderBy('position').limit(limit).execute();
    },

    async faq(question: string): Promise<{ question: string; answer: string } | undefined> {
      const document = sql`setweight(to_tsvector('english', question), 'A') || setweight(to_tsvector('english', answer), 'B')`;
      const rank = sql<number>`ts_rank(${document}, ${anyWord(question)})`;
      return db.selectFrom('faq_items').select(['question', 'answer']).where(sql<boolean>`(${document}) @@ ${anyWord(question)}`).where(rank, '>', 0.3).orderBy(rank, 'desc').limit(1).executeTakeFirst();
    },
  };
}
