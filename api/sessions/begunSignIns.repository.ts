import type { Db, Trx } from '../db/database.ts';
import { newToken, tokenHash } from '../secrets/tokens.ts';

/** Log-ins of the staff whose password was right and whose code has not been entered yet. */
export function createBegunSignInRepository(db: Db | Trx) {
  return {
    /** Stores a begun log-in and returns its token. */
    async begin(adminId: string, expiresAt: Date): Promise<string> {
      const token = newToken();
      await db
        .insertInto('begun_sign_ins')
        .values({ token_hash: tokenHash(token), admin_id: adminId, expires_at: expiresAt })
        .execute();
      return token;
    },

    /** The account that is about to log in with this token. */
    find: (token: string, now: Date) =>
      db
        .selectFrom('begun_sign_ins')
        .innerJoin('admins', 'admins.id', 'begun_sign_ins.admin_id')
        .select(['admins.id', 'admins.name'])
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now)
        .where('removed_at', 'is', null)
        .executeTakeFirst(),

    /** Uses the token up. Of two concurrent calls, one succeeds. */
    async take(token: string): Promise<boolean> {
      const row = await db
        .deleteFrom('begun_sign_ins')
        .where('token_hash', '=', tokenHash(token))
        .returning('admin_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes expired log-ins. */
    async forgetExpired(now: Date): Promise<void> {
      await db.deleteFrom('begun_sign_ins').where('expires_at', '<=', now).execute();
    },
  };
}
