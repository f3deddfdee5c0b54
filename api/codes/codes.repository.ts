import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { CODE_SECONDS, TRIES_PER_CODE } from './codes.rules.ts';

/** A code's purpose and recipient; userId is null for a reset of an unknown e-mail. */
export interface CodePurpose {
  purpose: 'phone' | 'reset' | 'email';
  userId: string | null;
  /** Phone (E.164) or e-mail. */
  target: string;
}

/** Whose open code is meant: an account's, or the reset code that was sent to an e-mail. */
export type CodeOwner =
  | { purpose: 'phone' | 'email'; userId: string }
  | { purpose: 'reset'; target: string };

/** One-time codes in the database. */
export function createCodeRepository(db: Db | Trx) {
  return {
    /** Serialises everything about one target until the transaction ends. */
    async lockTarget({ purpose, target }: CodePurpose): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${target}`}, 0))`.execute(
        db,
      );
    },

    /** Whether a customer has proved this number already. */
    async isVerifiedPhone(phone: string): Promise<boolean> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('phone', '=', phone)
        .where('phone_verified_at', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** When the last code was sent to this target (of this account), whether used or not. */
    async lastSent({ purpose, userId, target }: CodePurpose): Promise<Date | undefined> {
      const row = await db
        .selectFrom('codes')
        .select('created_at')
        .where('purpose', '=', purpose)
        .where('target', '=', target)
        .where('user_id', 'is not distinct from', userId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.created_at;
    },

    /**
     * Stores a new code with its number of tries and revokes older ones. Returns its id and expiry.
     */
    async replace(
      { purpose, userId, target }: CodePurpose,
      hash: string,
      now: Date,
      allowed: number,
    ): Promise<{ id: string; expiresAt: Date }> {
      const older = db
        .updateTable('codes')
        .set({ closed_at: now })
        .where('purpose', '=', purpose)
        .where('closed_at', 'is', null);
      await (
        purpose === 'reset'
          ? older.where('target', '=', target)
          : older.where('user_id', '=', userId)
      ).execute();
      const id = newId();
      const expiresAt = new Date(now.getTime() + CODE_SECONDS * 1000);
      await db
        .insertInto('codes')
        .values({
          id,
          purpose,
          user_id: userId,
          target,
          code_hash: hash,
          tries: TRIES_PER_CODE - allowed,
          created_at: now,
          expires_at: expiresAt,
          closed_at: null,
        })
        .execute();
      return { id, expiresAt };
    },

    async open(by: CodeOwner, now: Date) {
      const open = db
        .selectFrom('codes')
        .select(['id', 'user_id', 'target', 'code_hash', 'tries'])
        .where('purpose', '=', by.purpose)
        .where('closed_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .limit(1);
      return await (
        by.purpose === 'reset'
          ? open.where('target', '=', by.target)
          : open.where('user_id', '=', by.userId)
      ).executeTakeFirst();
    },

    /**
     * Counts a try before the code is compared, so that simultaneous tries count too. Returns how
     * many are left; undefined if none was; 'closed' if the code was used or replaced since it was
     * read.
     */
    async countTry(id: string): Promise<number | 'closed' | undefined> {
      const row = await db
        .updateTable('codes')
        .set((code) => ({ tries: code('tries', '+', 1) }))
        .where('id', '=', id)
        .where('tries', '<', TRIES_PER_CODE)
        .returning(['tries', 'closed_at'])
        .executeTakeFirst();
      return row && (row.closed_at ? 'closed' : TRIES_PER_CODE - row.tries);
    },

    /** Uses the code up; false if a concurrent call just did. */
    async use(id: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('codes')
        .set({ closed_at: now })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Revokes every code that was sent for this account. */
    async closeAllOf(userId: string, now: Date): Promise<void> {
      await db
        .updateTable('codes')
        .set({ closed_at: now })
        .where('user_id', '=', userId)
        .where('closed_at', 'is', null)
        .execute();
    },

    /** Deletes codes that expired before a moment. */
    async forgetBefore(moment: Date): Promise<void> {
      await db.deleteFrom('codes').where('expires_at', '<', moment).execute();
    },
  };
}
