import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { seriesOf } from './receipts.rules.ts';
import type { ReceiptFacts, ReceiptPeople, ReceiptTables } from './receipts.tables.ts';

export type ReceiptRow = Selectable<ReceiptTables['receipts']>;

/** A receipt that is to be issued. */
export interface NewReceipt {
  kind: ReceiptRow['kind'];
  orderId: string;
  subject: string;
  paymentId: string | null;
  rupees: number;
  facts: ReceiptFacts;
  people: ReceiptPeople;
}

/**
 * Issues a receipt with the next number of its series, in the caller's transaction, which has
 * locked the order; does nothing if there is one about the same subject. This comes last in the
 * transaction, as the series is locked until it ends. Returns the number.
 */
export async function issueReceipt(
  trx: Trx,
  receipt: NewReceipt,
  now: Date,
): Promise<string | undefined> {
  const { kind, orderId, subject, paymentId, rupees } = receipt;
  const series = seriesOf(kind, now);
  const { rows } = await sql<{ number: string }>`
    with counted as (
      insert into receipt_series (series, last)
      select ${series}, 1
      where not exists (select 1 from receipts where order_id = ${orderId} and subject = ${subject})
      on conflict (series) do update set last = receipt_series.last + 1
      returning last
    )
    insert into receipts (number, kind, order_id, subject, payment_id, issued_at, rupees, facts, people)
    select ${series} || '/' || lpad(last::text, greatest(6, length(last::text)), '0'),
      ${kind}, ${orderId}, ${subject}, ${paymentId}, ${now}, ${rupees}::integer,
      ${JSON.stringify(receipt.facts)}::jsonb, ${JSON.stringify(receipt.people)}::jsonb
    from counted
    returning number`.execute(trx);
  return rows[0]?.number;
}

/** Receipts in the database. */
export function createReceiptRepository(db: Db | Trx) {
  return {
    /** The receipt of an order, if it has been issued. */
    receiptOf: (orderId: string): Promise<ReceiptRow | undefined> =>
      db
        .selectFrom('receipts')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('subject', '=', 'payment')
        .executeTakeFirst(),

    /** A receipt or credit note of an order by its number. */
    byNumber: (orderId: string, number: string): Promise<ReceiptRow | undefined> =>
      db
        .selectFrom('receipts')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('number', '=', number)
        .executeTakeFirst(),
  };
}
