import { expressionBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Database } from '../tables.ts';

/** Which call it is: whose, which operation, and under which key. */
export interface CallIdentity {
  caller: string;
  call: string;
  key_hash: string;
}

/** What is known of a call that came before. */
export interface EarlierCall {
  request_hash: string;
  status: number | null;
  answer: string | null;
  begun_at: Date;
}

/** Calls with an Idempotency-Key in the database. */
export function createRepeatedCallRepository(db: Db) {
  const of = (identity: CallIdentity) =>
    expressionBuilder<Database, 'repeated_calls'>().and({ ...identity });
  return {
    /** Begins a call; answers what is known where it came before. Of two at once one begins it. */
    async begin(
      identity: CallIdentity,
      requestHash: string,
      now: Date,
    ): Promise<EarlierCall | undefined> {
      const begun = await db
        .insertInto('repeated_calls')
        .values({
          ...identity,
          request_hash: requestHash,
          status: null,
          answer: null,
          begun_at: now,
        })
        .onConflict((on) => on.doNothing())
        .returning('call')
        .executeTakeFirst();
      if (begun) return undefined;
      return db
        .selectFrom('repeated_calls')
        .select(['request_hash', 'status', 'answer', 'begun_at'])
        .where(of(identity))
        .executeTakeFirst();
    },

    /** Keeps what a call was answered. */
    async finish(identity: CallIdentity, status: number, answer: string): Promise<void> {
      await db.updateTable('repeated_calls').set({ status, answer }).where(of(identity)).execute();
    },

    /** Forgets a call that did nothing, so that its key may be used again. */
    async release(identity: CallIdentity): Promise<void> {
      await db.deleteFrom('repeated_calls').where(of(identity)).execute();
    },

    async forgetBefore(moment: Date): Promise<void> {
      await db.deleteFrom('repeated_calls').where('begun_at', '<', moment).execute();
    },
  };
}
