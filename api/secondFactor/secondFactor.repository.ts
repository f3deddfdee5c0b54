import type { Db, Trx } from '../db/database.ts';

/** Second factors and recovery codes in the database. */
export function createSecondFactorRepository(db: Db | Trx) {
  return {
    /** Somebody's second factor, confirmed or begun. */
    find: (adminId: string) =>
      db
        .selectFrom('second_factors')
        .select(['secret', 'confirmed_at'])
        .where('admin_id', '=', adminId)
        .executeTakeFirst(),

    /** Begins a second factor, in place of one that was begun before; false where one is confirmed. */
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

    /** Makes the begun one count, if it is still the one with this secret; of two at once one does. */
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

    /** Uses up a step; false where it, or a later one, was used before. Of two at once one gets it. */
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

    /** Uses up a recovery code; of two at once one gets it. */
    async useRecoveryCode(adminId: string, hash: string): Promise<boolean> {
      const row = await db
        .deleteFrom('recovery_codes')
        .where('admin_id', '=', adminId)
        .where('code_hash', '=', hash)
        .returning('admin_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Stores new recovery codes; the ones before work no more. */
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

    /** Takes the second factor away with its recovery codes. */
    async remove(adminId: string): Promise<void> {
      await db.deleteFrom('recovery_codes').where('admin_id', '=', adminId).execute();
      await db.deleteFrom('second_factors').where('admin_id', '=', adminId).execute();
    },
  };
}
