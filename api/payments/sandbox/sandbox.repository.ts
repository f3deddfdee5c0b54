import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { notifyChange } from '../../db/changeFeed.ts';
import type { Db, Trx } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import type { PaymentTables } from '../payments.tables.ts';
import type { SandboxBehaviour, SandboxCalls } from './sandbox.contract.ts';

/** The topic of the change feed that starts the sender of webhooks. */
export const sandboxTopic = 'sandbox';

/** A webhook in the sandbox's queue. */
export interface QueuedWebhook {
  id: string;
  body: string;
  dueAt: Date;
}

export type SandboxRefundRow = Selectable<PaymentTables['sandbox_refunds']>;

/** A payment as a person makes it in the sandbox's window. Amount in paise. */
interface NewPayment {
  id: string;
  orderId: string;
  amount: number;
  status: 'authorized' | 'captured' | 'failed';
}

async function queueWebhook(trx: Trx, webhook: QueuedWebhook | null): Promise<void> {
  if (!webhook) return;
  await trx
    .insertInto('sandbox_webhooks')
    .values({ id: webhook.id, body: webhook.body, due_at: webhook.dueAt })
    .execute();
  await notifyChange(trx, sandboxTopic, webhook.id);
}

/** The sandbox's own tables: orders, payments, refunds, requested behaviour, webhooks to send. */
export function createSandboxRepository(db: Db) {
  return {
    /** An order, with the behaviour that was requested for its payments and calls. */
    orderById: (id: string) =>
      db
        .selectFrom('sandbox_orders')
        .leftJoin('sandbox_behaviours', 'sandbox_behaviours.receipt', 'sandbox_orders.receipt')
        .selectAll('sandbox_orders')
        .select(['calls', 'payment'])
        .where('id', '=', id)
        .executeTakeFirst(),

    addOrder: (receipt: string, amount: number, now: Date) =>
      db
        .insertInto('sandbox_orders')
        .values({ id: `order_${newId()}`, receipt, amount, created_at: now })
        .returning(['id', 'amount'])
        .executeTakeFirstOrThrow(),

    /**
     * The payments of an order, oldest first, with the behaviour that was requested for its calls.
     */
    paymentsOf: (orderId: string) =>
      db
        .selectFrom('sandbox_orders')
        .leftJoin('sandbox_behaviours', 'sandbox_behaviours.receipt', 'sandbox_orders.receipt')
        .select((order) => [
          'calls',
          jsonArrayFrom(
            order
              .selectFrom('sandbox_payments')
              .select(['sandbox_payments.id', 'status', 'amount', 'sandbox_order_id'])
              .whereRef('sandbox_order_id', '=', 'sandbox_orders.id')
              .orderBy('sandbox_payments.id'),
          ).as('payments'),
        ])
        .where('sandbox_orders.id', '=', orderId)
        .executeTakeFirst(),

    paymentsBetween: (from: Date, until: Date, skip: number, count: number) =>
      db
        .selectFrom('sandbox_payments')
        .select(['id', 'status', 'amount', 'sandbox_order_id'])
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(count)
        .execute(),

    async capture(id: string): Promise<void> {
      await db
        .updateTable('sandbox_payments')
        .set({ status: 'captured' })
        .where('id', '=', id)
        .execute();
    },

    paymentById: (id: string) =>
      db
        .selectFrom('sandbox_payments')
        .innerJoin('sandbox_orders', 'sandbox_orders.id', 'sandbox_order_id')
        .select([
          'sandbox_payments.id',
          'sandbox_payments.amount',
          'sandbox_payments.status',
          'sandbox_order_id',
          'receipt',
        ])
        .where('sandbox_payments.id', '=', id)
        .executeTakeFirst(),

    /** The refunds of a payment, oldest first. */
    refundsOf: (paymentId: string) =>
      db
        .selectFrom('sandbox_refunds')
        .selectAll()
        .where('sandbox_payment_id', '=', paymentId)
        .orderBy('id')
        .execute(),

    /** Adds a refund and its webhook; false if more would be refunded than was paid. */
    async addRefund(
      refund: SandboxRefundRow,
      paid: number,
      webhook: QueuedWebhook | null,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        await trx
          .selectFrom('sandbox_payments')
          .select('id')
          .where('id', '=', refund.sandbox_payment_id)
          .forUpdate()
          .execute();
        const { given } = await trx
          .selectFrom('sandbox_refunds')
          .select((row) => row.fn.sum<number | null>('amount').as('given'))
          .where('sandbox_payment_id', '=', refund.sandbox_payment_id)
          .where('failed', '=', false)
          .executeTakeFirstOrThrow();
        if (Number(given ?? 0) + refund.amount > paid) return false;
        await trx.insertInto('sandbox_refunds').values(refund).execute();
        await queueWebhook(trx, webhook);
        return true;
      });
    },

    /** Stores a payment, and the webhook about it if there is one. */
    async addPayment(payment: NewPayment, webhook: QueuedWebhook | null, now: Date): Promise<void> {
      const paid = {
        id: payment.id,
        sandbox_order_id: payment.orderId,
        amount: payment.amount,
        status: payment.status,
        created_at: now,
        refund_key: null,
      };
      if (!webhook) return void (await db.insertInto('sandbox_payments').values(paid).execute());
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('sandbox_payments').values(paid).execute();
        await queueWebhook(trx, webhook);
      });
    },

    /** Takes webhooks that are due; they are due again at `retryAt` unless they are removed. */
    takeDueWebhooks: (now: Date, retryAt: Date) =>
      db
        .updateTable('sandbox_webhooks')
        .set((webhook) => ({ due_at: retryAt, tries: webhook('tries', '+', 1) }))
        .where('id', 'in', (sub) =>
          sub
            .selectFrom('sandbox_webhooks')
            .select('id')
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .orderBy('id')
            .limit(50)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'body', 'tries'])
        .execute(),

    async removeWebhook(id: string): Promise<void> {
      await db.deleteFrom('sandbox_webhooks').where('id', '=', id).execute();
    },

    /** The behaviour that was requested for one of our orders. */
    async behaviourOf(
      receipt: string,
    ): Promise<{ calls: SandboxCalls; payment: SandboxBehaviour }> {
      const asked = await db
        .selectFrom('sandbox_behaviours')
        .select(['calls', 'payment'])
        .where('receipt', '=', receipt)
        .executeTakeFirst();
      return asked ?? { calls: 'plain', payment: 'plain' };
    },

    async setBehaviour(
      receipt: string,
      behaviour: { calls: SandboxCalls; payment: SandboxBehaviour },
    ): Promise<void> {
      await db
        .insertInto('sandbox_behaviours')
        .values({ receipt, ...behaviour })
        .onConflict((on) => on.column('receipt').doUpdateSet(behaviour))
        .execute();
    },
  };
}

export type SandboxRepository = ReturnType<typeof createSandboxRepository>;
