import type { Db, Trx } from '../db/database.ts';

/**
 * E-mails that accounts had until recently; they can still be used to set a new password (PD-125).
 */
export function createFormerEmailRepository(db: Db | Trx) {
  return {
    /** The account that had this e-mail, as long as it can still be recovered with it. */
    async accountOf(email: string, now: Date): Promise<string | undefined> {
      const row = await db
        .selectFrom('former_emails')
        .select('user_id')
        .where('email', '=', email)
        .where('usable_until', '>', now)
        .executeTakeFirst();
      return row?.user_id;
    },

    async add(email: string, userId: string, usableUntil: Date): Promise<void> {
      await db
        .insertInto('former_emails')
        .values({ email, user_id: userId, usable_until: usableUntil })
        .onConflict((on) =>
          on.column('email').doUpdateSet({ user_id: userId, usable_until: usableUntil }),
        )
        .execute();
    },

    /** Deletes it, as it is the e-mail of an account again. */
    async remove(email: string): Promise<void> {
      await db.deleteFrom('former_emails').where('email', '=', email).execute();
    },

    async removeAllOf(userId: string): Promise<void> {
      await db.deleteFrom('former_emails').where('user_id', '=', userId).execute();
    },

    async forgetUnusable(now: Date): Promise<void> {
      await db.deleteFrom('former_emails').where('usable_until', '<=', now).execute();
    },
  };
}
