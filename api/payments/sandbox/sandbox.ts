import type { Db, Trx } from '../../db/database.ts';
import { notifyChange } from '../../db/changes.ts';
import type { Clock } from '../../deps.ts';
import { newId } from '../../ids.ts';
import { notFound } from '../../refusal.ts';
import { currency } from '../paise.ts';
import { razorpay } from '../razorpay.ts';
import { hmac } from '../signatures.ts';
import { behaviourOf } from './misbehave.ts';
import type { SandboxBehaviour } from './sandbox.contract.ts';
import { sandboxTransport } from './sandboxBooks.ts';

/** The sandbox moves no money, so its secrets guard nothing; production refuses to start with it. */
const account = {
  keyId: 'sandbox',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
};
/** Milliseconds after which a late webhook comes: the place is no longer held then. */
const lateness = 20 * 60_000;
/** Paise by which a wrong amount is wrong; no whole rupees, as a provider's need not be. */
const wrongBy = 150;

/** The topic of the change feed that wakes the sender of webhooks. */
export const sandboxTopic = 'sandbox';

/** A message of the sandbox as the webhook gets it. */
export interface SandboxWebhook {
  body: string;
  headers: Record<'x-razorpay-signature' | 'x-razorpay-event-id', string>;
}

/** A webhook's body, signed as the provider signs. */
export const signed = (id: string, body: string): SandboxWebhook => ({
  body,
  headers: { 'x-razorpay-signature': hmac(account.webhookSecret, body), 'x-razorpay-event-id': id },
});

/** The built-in provider: the same client as the real one's, over books of its own that are tables and survive a restart. */
export function createSandbox(db: Db, clock: Clock) {
  return {
    provider: razorpay(account, sandboxTransport(db, clock), true),

    /** Pays or fails, as a person would in the provider's window; answers what the window hands over, the webhook, and how it was asked to go. */
    async pay(providerOrderId: string, outcome: 'paid' | 'failed', asked?: SandboxBehaviour) {
      const order = await db
        .selectFrom('sandbox_orders')
        .selectAll()
        .where('id', '=', providerOrderId)
        .executeTakeFirst();
      if (!order) throw notFound('The payment provider knows no such order');
      const behaviour = asked ?? (await behaviourOf(db, order.receipt)).payment;
      const id = `pay_${newId()}`;
      const status = outcome === 'paid' ? ('captured' as const) : ('failed' as const);
      const amount = order.amount + (behaviour === 'wrongAmount' ? wrongBy : 0);
      const entity = {
        id,
        order_id: order.id,
        status,
        ...(behaviour !== 'webhookIncomplete' && { amount, currency, method: 'sandbox' }),
      };
      const webhook = signed(
        `event_${newId()}`,
        JSON.stringify({
          entity: 'event',
          event: `payment.${status}`,
          payload: { payment: { entity } },
        }),
      );
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('sandbox_payments')
          .values({
            id,
            sandbox_order_id: order.id,
            amount,
            status,
            created_at: clock(),
            refund_key: null,
          })
          .execute();
        if (behaviour !== 'noWebhook')
          await queue(
            trx,
            webhook,
            new Date(clock().getTime() + (behaviour === 'webhookLate' ? lateness : 0)),
          );
      });
      return {
        behaviour,
        webhook,
        proof: {
          razorpay_payment_id: id,
          razorpay_order_id: order.id,
          razorpay_signature: hmac(account.keySecret, `${order.id}|${id}`),
        },
      };
    },
  };
}

export type Sandbox = ReturnType<typeof createSandbox>;

async function queue(
  trx: Trx,
  { body, headers: { 'x-razorpay-event-id': id } }: SandboxWebhook,
  dueAt: Date,
): Promise<void> {
  await trx.insertInto('sandbox_webhooks').values({ id, body, due_at: dueAt }).execute();
  await notifyChange(trx, sandboxTopic, id);
}
