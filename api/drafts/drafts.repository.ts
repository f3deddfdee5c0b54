import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { mostUnfinished } from '../../machines/order/unfinished.ts';
import { paymentsThatAre } from '../../machines/payment/payment.rules.ts';
import type { Db } from '../db/database.ts';
import type { StoredDraft } from './drafts.contract.ts';
import type { DraftTables } from './drafts.tables.ts';

export type DraftRow = Selectable<DraftTables['booking_drafts']>;

/** The unfinished bookings of customers, in the database. */
export function createDraftRepository(db: Db) {
  return {
    /** A customer's newest ones since a moment; one that was paid on any device is finished. */
    list: (userId: string, since: Date): Promise<DraftRow[]> =>
      db
        .selectFrom('booking_drafts')
        .leftJoin('orders', 'orders.id', 'booking_drafts.order_id')
        .selectAll('booking_drafts')
        .where('booking_drafts.user_id', '=', userId)
        .where('saved_at', '>', since)
        .where((row) =>
          row.or([
            row('orders.id', 'is', null),
            row('payment_status', 'in', paymentsThatAre('unpaid')),
          ]),
        )
        .orderBy('saved_at', 'desc')
        .orderBy('draft_id')
        .limit(mostUnfinished)
        .execute(),

    /**
     * Stores one in place of what it was before, and drops what is older than the newest ones; false,
     * and nothing done, where its order is not the customer's.
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
          draft = excluded.draft, order_id = excluded.order_id, saved_at = excluded.saved_at`.execute(
        db,
      );
      if (!numAffectedRows) return false;
      await sql`
        delete from booking_drafts where user_id = ${userId} and draft_id not in (
          select draft_id from booking_drafts where user_id = ${userId}
          order by saved_at desc, draft_id limit ${mostUnfinished}
        )`.execute(db);
      return true;
    },

    async remove(userId: string, id: string): Promise<void> {
      await db
        .deleteFrom('booking_drafts')
        .where('user_id', '=', userId)
        .where('draft_id', '=', id)
        .execute();
    },

    /** Forgets those that nobody has changed since a moment. */
    async forgetBefore(moment: Date): Promise<void> {
      await db.deleteFrom('booking_drafts').where('saved_at', '<=', moment).execute();
    },
  };
}
