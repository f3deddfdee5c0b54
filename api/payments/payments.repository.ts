import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { toRupees } from './paise.ts';
import type { PaymentJson } from './payments.contract.ts';

/** Payments in the database. */
export function createPaymentRepository(db: Db | Trx) {
  return {
    /** A customer's payments, newest first, with what became of the money. */
    async list(userId: string): Promise<PaymentJson[]> {
      const rows = await db
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .where('orders.user_id', '=', userId)
        .select([
          'payments.id',
          'payments.order_id',
          'payments.paise',
          'payments.method',
          'payments.created_at',
          'payments.refund_due_at',
          'payments.refunded_at',
          sql<string>`booked -> 'test' ->> 'testName'`.as('test_name'),
        ])
        .orderBy('payments.id', 'desc')
        .limit(200)
        .execute();
      return rows.map((row) => ({
        _id: row.id,
        orderId: row.order_id,
        testName: row.test_name,
        amount: toRupees(row.paise),
        method: row.method,
        createdAt: row.created_at.toISOString(),
        status: row.refunded_at ? 'REFUNDED' : row.refund_due_at ? 'REFUND_PENDING' : 'SUCCESS',
        refundedAt: row.refunded_at?.toISOString() ?? null,
      }));
    },

    /** Keeps the provider's order for ours, and answers the one that counts: the first that was kept. */
    async keepProviderOrder(orderId: string, providerOrderId: string): Promise<string> {
      await db
        .updateTable('orders')
        .set({ provider_order_id: providerOrderId })
        .where('id', '=', orderId)
        .where('provider_order_id', 'is', null)
        .execute();
      const { provider_order_id: kept } = await db
        .selectFrom('orders')
        .select('provider_order_id')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      return kept!;
    },

    /** Whether this money of the order's has been heard of. */
    isKnownPayment: async (orderId: string, providerPaymentId: string): Promise<boolean> =>
      (await db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', orderId)
        .where('provider_payment_id', '=', providerPaymentId)
        .executeTakeFirst()) !== undefined,

    findByProviderOrder: async (providerOrderId: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('orders')
          .select('id')
          .where('provider_order_id', '=', providerOrderId)
          .executeTakeFirst()
      )?.id,

    isKnownEvent: async (id: string): Promise<boolean> =>
      (await db
        .selectFrom('provider_events')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()) !== undefined,

    async rememberEvent(id: string, now: Date): Promise<void> {
      await db
        .insertInto('provider_events')
        .values({ id, received_at: now })
        .onConflict((on) => on.doNothing())
        .execute();
    },
  };
}
