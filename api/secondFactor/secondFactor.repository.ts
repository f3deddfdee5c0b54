import type { Db, Trx } from '../db/database.ts';

/** Second factors and recovery codes in the database. */
export function createSecondFactorRepository(db: Db | Trx) {
  return {
    /** An account's second factor, confirmed or only begun. */
    find: (adminId: string) =>
      db
        .selectFrom('second_factors')
        .select(['secret', 'confirmed_at'])
        .where('admin_id', '=', adminId)
        .executeTakeFirst(),

    /** Begins a second factor, replacing one that was begun before; false if one is confirmed. */
    async begin(adminId: string, secret: string, now: Date): Promise<boolean> {
      const begun = { secret, begun_at: now, last_step: 0 };
      const row = await db
        .insertInto('second_factors')
        .values({ admin_id: adminId, ...begun })
        .onConflict((on) =>
          on.column('admin_id').doUpdateSet(begun).where('second_factors.confirmed_at', 'is', null),
        )
        .returning('admin_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Confirms the second factor, if it is still the one with this secret. Of two concurrent calls,
     * one succeeds.
     */
    async confirm(adminId: string, secret: string, step: number, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('second_factors')
        .set({ confirmed_at: now, last_step: step })
        .where('admin_id', '=', adminId)
        .where('secret', '=', secret)
        .where('confirmed_at', 'is', null)
        .returning('admin_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Uses up a step; false if it or a later one was used before. Of two concurrent calls, one
     * succeeds.
     */
    async useStep(adminId: string, step: number): Promise<boolean> {
      const row = await db
        .updateTable('second_factors')
        .set({ last_step: step })
        .where('admin_id', '=', adminId)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .returning('admin_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Uses up a recovery code. Of two concurrent calls, one succeeds. */
    async useRecoveryCode(adminId: string, hash: string): Promise<boolean> {
      const row = await db
        .deleteFrom('recovery_codes')
        .where('admin_id', '=', adminId)
        .where('code_hash', '=', hash)
        .returning('admin_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Stores new recovery codes and invalidates the previous ones. */
    async replaceRecoveryCodes(adminId: string, hashes: string[]): Promise<void> {
      await db.deleteFrom('recovery_codes').where('admin_id', '=', adminId).execute();
      await db
        .insertInto('recovery_codes')
        .values(hashes.map((hash) => ({ admin_id: adminId, code_hash: hash })))
        .execute();
    },

    async recoveryCodesLeft(adminId: string): Promise<number> {
      const { left } = await db
        .selectFrom('recovery_codes')
        .select((row) => row.fn.countAll<number>().as('left'))
        .where('admin_id', '=', adminId)
        .executeTakeFirstOrThrow();
      return left;
    },

    /** Removes the second factor and its recovery codes. */
    async remove(adminId: string): Promise<void> {
      await db.deleteFrom('recovery_codes').where('admin_id', '=', adminId).execute();
      await db.deleteFrom('second_factors').where('admin_id', '=', adminId).execute();
    },
  };
}
