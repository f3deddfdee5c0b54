import type { Db, Trx } from '../db/database.ts';
import { tokenHash } from '../secrets/tokens.ts';

/** Browsers in which somebody has logged in, identified by a token in a cookie. */
export function createKnownDeviceRepository(db: Db | Trx) {
  return {
    /** Whether this account was logged in to in that browser. */
    async isKnown(token: string, accountId: string): Promise<boolean> {
      const row = await db
        .selectFrom('known_devices')
        .select('account_id')
        .where('token_hash', '=', tokenHash(token))
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async remember(token: string, accountId: string, now: Date): Promise<void> {
      await db
        .insertInto('known_devices')
        .values({ token_hash: tokenHash(token), account_id: accountId, seen_at: now })
        .onConflict((on) => on.columns(['token_hash', 'account_id']).doUpdateSet({ seen_at: now }))
        .execute();
    },

    /**
     * Forgets all browsers of an account except the one with this token (after a reset or a
     * deletion).
     */
    async forgetAllOf(accountId: string, exceptToken?: string): Promise<void> {
      const all = db.deleteFrom('known_devices').where('account_id', '=', accountId);
      await (
        exceptToken === undefined ? all : all.where('token_hash', '!=', tokenHash(exceptToken))
      ).execute();
    },

    /** Forgets browsers without a login since a moment. */
    async forgetBefore(moment: Date): Promise<void> {
      await db.deleteFrom('known_devices').where('seen_at', '<', moment).execute();
    },
  };
}
