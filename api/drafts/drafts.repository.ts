import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { mostUnfinished } from '../../machines/order/unfinished.ts';
import { paymentsThatAre } from '../../machines/payment/payment.rules.ts';
import type { Db } from '../db/database.ts';
import type { StoredDraft } from './drafts.contract.ts';
import type { DraftTables } from './drafts.tables.ts';

/** `is_finished`: it was given up, or its order is paid, on any device. */
export type DraftRow = Selectable<DraftTables['booking_drafts']> & { is_finished: boolean };

/** The unfinished bookings of customers, in the database. */
export function createDraftRepository(db: Db) {
  /**
   * Deletes all but a customer's newest drafts, counting unfinished and finished ones separately.
   */
  const dropOlder = (userId: string) =>
    sql`
      delete from booking_drafts where user_id = ${userId} and draft_id in (
        select draft_id from (
          select draft_id, row_number() over (
            partition by finished_at is null order by saved_at desc, draft_id
          ) as place
          from booking_drafts where user_id = ${userId}
        ) as ranked
        where place > ${mostUnfinished}
      )`.execute(db);

  return {
    /** A customer's drafts since a moment, newest first, finished ones included. */
    list: (userId: string, since: Date): Promise<DraftRow[]> =>
      db
        .selectFrom('booking_drafts')
        .leftJoin('orders', 'orders.id', 'booking_drafts.order_id')
        .selectAll('booking_drafts')
        .where('booking_drafts.user_id', '=', userId)
        .select(({ or, and, eb }) =>
          or([
            eb('finished_at', 'is not', null),
            and([
              eb('orders.id', 'is not', null),
              eb('payment_status', 'not in', paymentsThatAre('unpaid')),
            ]),
          ])
            .$castTo<boolean>()
            .as('is_finished'),
        )
        .where('saved_at', '>', since)
        .orderBy('saved_at', 'desc')
        .orderBy('draft_id')
        .execute(),

    /**
     * Inserts or replaces a draft; returns false and does nothing if its order is not the
     * customer's.
     */
    async save(
      userId: string,
      id: string,
      orderId: string | null,
      draft: StoredDraft,
      now: Date,
    ): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into booking_drafts (user_id, draft_id, draft, order_id, saved_at)
        select ${userId}, ${id}, ${JSON.stringify(draft)}::jsonb, ${orderId}, ${now}::timestamptz
        where ${orderId}::text is null
          or exists (select from orders where id = ${orderId} and user_id = ${userId})
        on conflict (user_id, draft_id) do update set
          draft = excluded.draft, order_id = excluded.order_id, saved_at = excluded.saved_at,
          finished_at = null`.execute(db);
      if (numAffectedRows) await dropOlder(userId);
      return Boolean(numAffectedRows);
    },

    /** Marks a draft as finished; does nothing if there is none or it is finished already. */
    async finish(userId: string, id: string, now: Date): Promise<void> {
      await db
        .updateTable('booking_drafts')
        .set({ finished_at: now, saved_at: now })
        .where('user_id', '=', userId)
        .where('draft_id', '=', id)
        .where('finished_at', 'is', null)
        .execute();
      await dropOlder(userId);
    },

    /** Deletes drafts that nobody has changed since a moment. */
    async forgetBefore(moment: Date): Promise<void> {
      await db.deleteFrom('booking_drafts').where('saved_at', '<=', moment).execute();
    },
  };
}
