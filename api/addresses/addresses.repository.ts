import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { addressColumns } from './addressColumns.ts';
import type { AddressColumns } from './addressColumns.ts';
import type { AddressTables } from './addresses.tables.ts';

/** An address as stored. */
export type AddressRow = AddressColumns &
  Pick<Selectable<AddressTables['addresses']>, 'id' | 'is_default'>;

/**
 * Addresses in the database. Customers reach only their own, and one of these is always the
 * default.
 */
export function createAddressRepository(db: Db) {
  const mine = (trx: Db | Trx, userId: string) =>
    trx
      .selectFrom('addresses')
      .select(['id', ...addressColumns, 'is_default'])
      .where('user_id', '=', userId);
  /**
   * Runs changes of one customer's addresses one after the other, so that two can never become the
   * default at once.
   */
  const inOrder = <Result>(userId: string, work: (trx: Trx) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses:${userId}`}, 0))`.execute(
        trx,
      );
      return await work(trx);
    });
  const setDefault = async (trx: Trx, userId: string, id: string) => {
    await trx
      .updateTable('addresses')
      .set({ is_default: false })
      .where('user_id', '=', userId)
      .where('is_default', '=', true)
      .where('id', '<>', id)
      .execute();
    await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
  };

  return {
    /** The default one first, then the newest. */
    list: (userId: string): Promise<AddressRow[]> =>
      mine(db, userId)
        .orderBy('is_default', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    find: (userId: string, id: string): Promise<AddressRow | undefined> =>
      mine(db, userId).where('id', '=', id).executeTakeFirst(),

    /** Adds an address, which becomes the default; undefined if the customer has `most` already. */
    add: (
      userId: string,
      fields: AddressColumns,
      now: Date,
      most: number,
    ): Promise<AddressRow | undefined> =>
      inOrder(userId, async (trx) => {
        if ((await mine(trx, userId).execute()).length >= most) return undefined;
        const id = newId();
        await trx
          .insertInto('addresses')
          .values({
            id,
            user_id: userId,
            ...fields,
            is_default: false,
            created_at: now,
          })
          .execute();
        await setDefault(trx, userId, id);
        return { id, ...fields, is_default: true };
      }),

    /** Changes an address, which becomes the default; `check` may refuse that. */
    change: (
      userId: string,
      id: string,
      fields: AddressColumns,
      check: (stored: AddressRow) => void,
    ): Promise<AddressRow | undefined> =>
      inOrder(userId, async (trx) => {
        const stored = await mine(trx, userId).where('id', '=', id).executeTakeFirst();
        if (!stored) return undefined;
        check(stored);
        await trx.updateTable('addresses').set(fields).where('id', '=', id).execute();
        await setDefault(trx, userId, id);
        return { id, ...fields, is_default: true };
      }),

    choose: (userId: string, id: string): Promise<AddressRow | undefined> =>
      inOrder(userId, async (trx) => {
        const row = await mine(trx, userId).where('id', '=', id).executeTakeFirst();
        if (!row) return undefined;
        await setDefault(trx, userId, id);
        return { ...row, is_default: true };
      }),

    /**
     * Deletes an address; if it was the default, the newest remaining one becomes it. False if
     * there is none with this id.
     */
    remove: (userId: string, id: string): Promise<boolean> =>
      inOrder(userId, async (trx) => {
        const row = await mine(trx, userId).where('id', '=', id).executeTakeFirst();
        if (!row) return false;
        await trx.deleteFrom('addresses').where('id', '=', id).execute();
        const next = row.is_default
          ? await mine(trx, userId)
              .orderBy('created_at', 'desc')
              .orderBy('id', 'desc')
              .limit(1)
              .executeTakeFirst()
          : undefined;
        if (next) await setDefault(trx, userId, next.id);
        return true;
      }),
  };
}
