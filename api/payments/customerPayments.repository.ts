import { sql } from 'kysely';
import { isRefund } from '../../machines/refund/refund.rules.ts';
import type { RefundStatus } from '../../machines/refund/refund.rules.ts';
import type { Db, Trx } from '../db/database.ts';
import { toRupees } from '../paise.ts';
import type { PaymentJson } from './payments.contract.ts';
import { refundStatusOf } from './refunds.repository.ts';

/** A customer's payments, newest first, with their refunds. */
export const paymentsOf = (db: Db | Trx, userId: string) =>
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
      (row) =>
        row
          .selectFrom('order_items')
          .select((item) => item.fn.countAll<number>().as('count'))
          .whereRef('order_items.order_id', '=', 'orders.id')
          .where('order_items.cancelled_at', 'is', null)
          .as('tests'),
      // When the last partial refund arrived; null while one is pending.
      (row) =>
        row
          .selectFrom('order_items')
          .select(
            sql<Date | null>`case when bool_and(refunded_at is not null) then max(refunded_at) end`.as(
              'at',
            ),
          )
          .whereRef('order_items.payment_id', '=', 'payments.id')
          .where('refund_paise', '>', 0)
          .as('parts_refunded_at'),
    ])
    .orderBy('payments.id', 'desc');
type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentsOf>['execute']>>[number];

const paymentStatusAt = (refund: RefundStatus) =>
  isRefund(refund, 'open') ? 'REFUND_PENDING' : 'REFUNDED';

export const paymentJson = (row: PaymentRow): PaymentJson => ({
  _id: row.id,
  orderId: row.order_id,
  testName: row.test_name,
  testNameHindi: row.test_name_hindi,
  // An order with a single test has no rows of items.
  moreTests: Math.max(0, Number(row.tests) - 1),
  amount: toRupees(row.paise),
  refundedAmount: toRupees(Number(row.refunded_paise ?? 0)),
  // A payment from before receipts existed gets its receipt when it is requested.
  receiptUrl:
    row.has_receipt || row.refund_since === null
      ? `/api/v1/order/${row.order_id}/receipt.pdf`
      : null,
  method: row.method,
  createdAt: row.created_at.toISOString(),
  status: row.refund_since === null ? 'SUCCESS' : paymentStatusAt(refundStatusOf(row)),
  refundedAt:
    (row.refund_since === null ? row.parts_refunded_at : row.refunded_at)?.toISOString() ?? null,
});
