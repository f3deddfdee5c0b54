import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { pageOf, placeOf, rowsFor } from '../listPage.ts';
import type { ListPage } from '../listPage.ts';
import type { ListQuery } from '../lists.contract.ts';
import { newId } from '../ids.ts';
import { seatPaid } from '../orders/seats.repository.ts';
import { paymentJson, paymentsOf } from './customerPayments.repository.ts';
import type { PaymentJson } from './payments.contract.ts';
import type { ProviderPayment } from './provider.ts';

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
     * Stores a captured payment and returns its id; undefined if it was stored before. If it buys
     * the order, the order's seat is marked as paid in the same statement.
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
     * Stores the provider's order for ours, and returns the one that counts, which is the first
     * that was stored. Null if the order's amount has changed in the meantime.
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
     * What a proof of payment is checked against, read at one moment: the customer's order, whether
     * this provider order is (or was) for it, and whether this payment is stored already. Undefined
     * for an order that is not the customer's; null as customer is the provider, who may name any
     * order.
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

    /** Whether this payment of the order is stored already. */
    isKnownPayment: async (orderId: string, providerPaymentId: string): Promise<boolean> =>
      (await db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', orderId)
        .where('provider_payment_id', '=', providerPaymentId)
        .executeTakeFirst()) !== undefined,

    /** Our order that a provider order is, or was, for. */
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
