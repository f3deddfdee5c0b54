import { sql } from 'kysely';
import { isRefund } from '../../machines/refund/refund.rules.ts';
import type { RefundStatus } from '../../machines/refund/refund.rules.ts';
import type { Db, Trx } from '../db/database.ts';
import { pageOf, placeOf, rowsFor } from '../listPage.ts';
import type { ListPage } from '../listPage.ts';
import type { ListQuery } from '../lists.contract.ts';
import { newId } from '../ids.ts';
import { seatPaid } from '../orders/seats.repository.ts';
import { toRupees } from '../paise.ts';
import type { PaymentJson } from './payments.contract.ts';
import type { ProviderPayment } from './provider.ts';
import { refundStatusOf } from './refunds.repository.ts';

/** A customer's payments, newest first, with what became of the money. */
const paymentsOf = (db: Db | Trx, userId: string) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('orders.user_id', '=', userId)
    .select([
      'payments.id',
      'payments.order_id',
      'payments.paise',
      'payments.method',
      'payments.created_at',
      'payments.refund_since',
      'payments.refund_id',
      'payments.refund_failures',
      'payments.refunded_at',
      sql<string>`booked -> 'test' ->> 'testName'`.as('test_name'),
      sql<string | null>`booked -> 'test' ->> 'testNameHindi'`.as('test_name_hindi'),
      (row) =>
        row
          .exists(
            row
              .selectFrom('receipts')
              .select('receipts.number')
              .whereRef('receipts.payment_id', '=', 'payments.id'),
          )
          .as('has_receipt'),
      (row) =>
        row
          .selectFrom('order_items')
          .select((item) => item.fn.sum<number>('refund_paise').as('sum'))
          .whereRef('order_items.payment_id', '=', 'payments.id')
          .as('refunded_paise'),
    ])
    .orderBy('payments.id', 'desc');
type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentsOf>['execute']>>[number];

const paymentStatusAt = (refund: RefundStatus) =>
  isRefund(refund, 'open') ? 'REFUND_PENDING' : 'REFUNDED';

const paymentJson = (row: PaymentRow): PaymentJson => ({
  _id: row.id,
  orderId: row.order_id,
  testName: row.test_name,
  testNameHindi: row.test_name_hindi,
  amount: toRupees(row.paise),
  refundedAmount: toRupees(Number(row.refunded_paise ?? 0)),
  // Of what was paid before there were receipts it is made when it is asked for.
  receiptUrl:
    row.has_receipt || row.refund_since === null
      ? `/api/v1/order/${row.order_id}/receipt.pdf`
      : null,
  method: row.method,
  createdAt: row.created_at.toISOString(),
  status: row.refund_since === null ? 'SUCCESS' : paymentStatusAt(refundStatusOf(row)),
  refundedAt: row.refunded_at?.toISOString() ?? null,
});

/** Payments in the database. */
export function createPaymentRepository(db: Db | Trx) {
  return {
    all: async (userId: string): Promise<PaymentJson[]> =>
      (await paymentsOf(db, userId).execute()).map(paymentJson),

    async page(userId: string, query: ListQuery): Promise<ListPage<PaymentJson>> {
      const last = placeOf(query.cursor);
      const rows = await paymentsOf(db, userId)
        .$if(last !== null, (payments) => payments.where('payments.id', '<', last!.id))
        .limit(rowsFor(query))
        .execute();
      return pageOf(rows, query, {
        placeOfRow: ({ id }) => ({ id, run: null }),
        entryOf: paymentJson,
      });
    },

    /**
     * Stores money that the provider took, and answers its id; undefined when it was there. Where it
     * buys the order, the seat that the order holds is paid for, in the same statement.
     */
    async insert(
      orderId: string,
      captured: ProviderPayment,
      buys: boolean,
      now: Date,
    ): Promise<{ id: string; isSeated: boolean } | undefined> {
      const stored = db.with('stored', (own) =>
        own
          .insertInto('payments')
          .values({
            id: newId(),
            order_id: orderId,
            provider_payment_id: captured.id,
            paise: captured.amount,
            method: captured.method,
            created_at: now,
          })
          .onConflict((on) => on.column('provider_payment_id').doNothing())
          .returning('id'),
      );
      return stored
        .with('seated', (own) =>
          seatPaid(own, orderId).where((row) =>
            row.and([row.lit(buys), sql<boolean>`exists (select from stored)`]),
          ),
        )
        .selectFrom('stored')
        .select(['id', sql<boolean>`exists (select from seated)`.as('isSeated')])
        .executeTakeFirst();
    },

    /**
     * Stores the provider's order for ours, and answers the one that counts: the first that was
     * stored. Null when the order has another amount meanwhile.
     */
    async storeProviderOrder(
      orderId: string,
      providerOrderId: string,
      amount: number,
    ): Promise<string | null> {
      const stored = await db
        .updateTable('orders')
        .set((order) => ({
          provider_order_id: order.fn.coalesce('provider_order_id', order.val(providerOrderId)),
        }))
        .where('id', '=', orderId)
        .where('amount', '=', amount)
        .returning('provider_order_id')
        .executeTakeFirst();
      return stored?.provider_order_id ?? null;
    },

    /**
     * What a proof of payment is held against, at one moment: the customer's order, whether this
     * provider order is (or was) for it, and whether this money is in our books. Undefined for an
     * order that is not the customer's; null is the provider, who may name any.
     */
    proofOf: (
      userId: string | null,
      proof: { orderId: string; providerOrderId: string; providerPaymentId: string },
    ) =>
      db
        .selectFrom('orders')
        .where('orders.id', '=', proof.orderId)
        .$if(userId !== null, (query) => query.where('orders.user_id', '=', userId))
        .select((row) => [
          'payment_status as paymentStatus',
          row
            .or([
              row('provider_order_id', '=', proof.providerOrderId),
              row.exists(
                row
                  .selectFrom('dropped_provider_orders')
                  .select('dropped_provider_orders.id')
                  .where('dropped_provider_orders.id', '=', proof.providerOrderId)
                  .whereRef('dropped_provider_orders.order_id', '=', 'orders.id'),
              ),
            ])
            .as('isForOrder'),
          row
            .exists(
              row
                .selectFrom('payments')
                .select('payments.id')
                .where('payments.provider_payment_id', '=', proof.providerPaymentId)
                .whereRef('payments.order_id', '=', 'orders.id'),
            )
            .as('isKnown'),
        ])
        .executeTakeFirst(),

    /** Whether this money of the order's is in our books. */
    isKnownPayment: async (orderId: string, providerPaymentId: string): Promise<boolean> =>
      (await db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', orderId)
        .where('provider_payment_id', '=', providerPaymentId)
        .executeTakeFirst()) !== undefined,

    /** The order of ours that a provider order is, or was, for. */
    findByProviderOrder: async (providerOrderId: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('orders')
          .select('id')
          .where('provider_order_id', '=', providerOrderId)
          .unionAll(
            db
              .selectFrom('dropped_provider_orders')
              .select('order_id as id')
              .where('id', '=', providerOrderId),
          )
          .executeTakeFirst()
      )?.id,

    isKnownEvent: async (id: string): Promise<boolean> =>
      (await db
        .selectFrom('provider_events')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()) !== undefined,

    async forgetEventsBefore(moment: Date): Promise<void> {
      await db.deleteFrom('provider_events').where('received_at', '<', moment).execute();
    },

    async storeEvent(id: string, now: Date): Promise<void> {
      await db
        .insertInto('provider_events')
        .values({ id, received_at: now })
        .onConflict((on) => on.doNothing())
        .execute();
    },
  };
}
