import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A test by its place in the catalogue, and how well it matches a word. */
interface Match {
  place: number;
  rank: number;
}

/** The tests that have each of the words, which are as PostgreSQL writes them in a query, and their ranks. */
export async function readMatches(
  db: Db,
  words: string[],
): Promise<{ word: string; id: string; rank: number }[]> {
  const { rows } = await sql<{ word: string; id: string; rank: number }>`
    select word, id, ts_rank(search, word::tsquery) as rank from unnest(${words}::text[]) as word join tests on active and search @@ word::tsquery`.execute(
    db,
  );
  return rows;
}

/**
 * Which tests of one state of the catalogue match a word, and how well; read when a question first has the word. The rank
 * of a question whose words may each match is by PostgreSQL's ts_rank the sum of its words' ranks (but for a factor that
 * is the same for all tests), so that a question costs adding up instead of ranking thousands of tests anew.
 */
export function createWordIndex(db: Db, tests: { id: string }[]) {
  const placeOf = new Map(tests.map(({ id }, place) => [id, place]));
  const known = new Map<string, Match[]>();

  const wordsOf = async (question: string): Promise<string[]> => {
    const {
      rows: [row],
    } = await sql<{
      words: string;
    }>`select plainto_tsquery('english', ${question})::text as words`.execute(db);
    return row!.words === '' ? [] : [...new Set(row!.words.split(' & '))];
  };

  /** Words that no test has are not kept: there is no end to them. */
  const learn = async (words: string[]): Promise<void> => {
    for (const [word, matches] of Map.groupBy(await readMatches(db, words), (row) => row.word)) {
      // A test that came meanwhile belongs to the next state.
      known.set(
        word,
        matches.flatMap(({ id, rank }) =>
          placeOf.has(id) ? [{ place: placeOf.get(id)!, rank }] : [],
        ),
      );
    }
  };

  return {
    /** The places of the tests that match best, the best first; of alike ones the first in the catalogue. */
    async best(question: string, limit: number): Promise<number[]> {
      const words = await wordsOf(question);
      const unknown = words.filter((word) => !known.has(word));
      if (unknown.length > 0) await learn(unknown);
      const ranks = new Float64Array(tests.length);
      for (const word of words)
        known.get(word)?.forEach(({ place, rank }) => {
          ranks[place]! += rank;
        });
      const best: number[] = [];
      ranks.forEach((rank, place) => {
        if (rank === 0 || (best.length === limit && rank <= ranks[best.at(-1)!]!)) return;
        best.push(place);
        best.sort((one, other) => ranks[other]! - ranks[one]! || one - other);
        best.splice(limit);
      });
      return best;
    },
  };
}
