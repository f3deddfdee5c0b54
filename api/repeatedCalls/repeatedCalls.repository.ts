import { expressionBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Database } from '../tables.ts';

/** Identifies a call by its caller, operation and key. */
export interface CallIdentity {
  caller: string;
  call: string;
  key_hash: string;
}

/** The stored state of an earlier call. */
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
    /**
     * Begins a call, or returns the state of an earlier one. Of two concurrent calls, one begins.
     */
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

    /** Stores a call's answer. */
    async finish(identity: CallIdentity, status: number, answer: string): Promise<void> {
      await db.updateTable('repeated_calls').set({ status, answer }).where(of(identity)).execute();
    },

    /** Deletes a call that had no effect, so that its key may be used again. */
    async release(identity: CallIdentity): Promise<void> {
      await db.deleteFrom('repeated_calls').where(of(identity)).execute();
    },

    async forgetBefore(moment: Date): Promise<void> {
      await db.deleteFrom('repeated_calls').where('begun_at', '<', moment).execute();
    },
  };
}
