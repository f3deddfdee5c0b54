import type { Db } from '../db/database.ts';
import type { Clock } from '../deps.ts';
import { newId } from '../ids.ts';
import { notFound } from '../refusal.ts';
import { currency } from './paise.ts';
import type { PaymentProvider } from './provider.ts';
import { hmac, sameSignature } from './signatures.ts';

/** The sandbox moves no money, so its secrets guard nothing; production refuses to start with it. */
const secret = 'sandbox-key-secret';
const webhookSecret = 'sandbox-webhook-secret';

/** A message of the sandbox as the webhook gets it. */
export interface SandboxWebhook {
  body: string;
  headers: { 'x-razorpay-signature': string; 'x-razorpay-event-id': string };
}

/** The built-in provider: its books are tables, so they survive a restart. */
export function createSandbox(db: Db, clock: Clock) {
  const provider: PaymentProvider = {
    keyId: 'sandbox',
    sandbox: true,
    async createOrder(receipt, amount) {
      await db.insertInto('sandbox_orders').values({ id: `order_${newId()}`, receipt, amount, created_at: clock() }).onConflict((on) => on.column('receipt').doNothing()).execute();
      return db.selectFrom('sandbox_orders').select('id').where('receipt', '=', receipt).executeTakeFirstOrThrow();
    },
    async paymentsOf(providerOrderId) {
      const rows = await db.selectFrom('sandbox_payments').selectAll().where('sandbox_order_id', '=', providerOrderId).orderBy('id').execute();
      return rows.map((row) => ({ id: row.id, status: row.status, amount: row.amount, currency, method: 'sandbox' }));
    },
    async refund(providerPaymentId, _amount, key) {
      await db.updateTable('sandbox_payments').set({ refund_key: key }).where('id', '=', providerPaymentId).where('refund_key', 'is', null).execute();
    },
    isSigned: (providerOrderId, providerPaymentId, signature) => sameSignature(hmac(secret, `${providerOrderId}|${providerPaymentId}`), signature),
    isWebhookSigned: (body, signature) => sameSignature(hmac(webhookSecret, body), signature),
  };

  return {
    provider,
    /** Pays or fails, as a person would in the provider's window; returns what the window hands over, and the webhook that goes with it. */
    async pay(providerOrderId: string, outcome: 'paid' | 'failed') {
      const order = await db.selectFrom('sandbox_orders').selectAll().where('id', '=', providerOrderId).executeTakeFirst();
      if (!order) throw notFound('The payment provider knows no such order');
      const id = `pay_${newId()}`;
      const status = outcome === 'paid' ? ('captured' as const) : ('failed' as const);
      await db.insertInto('sandbox_payments').values({ id, sandbox_order_id: order.id, amount: order.amount, status, created_at: clock(), refund_key: null }).execute();
      return {
        proof: { razorpay_payment_id: id, razorpay_order_id: order.id, razorpay_signature: hmac(secret, `${order.id}|${id}`) },
        webhook: webhookOf(`payment.${status}`, { id, order_id: order.id, status, amount: order.amount, currency, method: 'sandbox' }),
      };
    },
  };
}

export type Sandbox = ReturnType<typeof createSandbox>;

/** A webhook as the sandbox sends it, signed. */
function webhookOf(event: string, entity: Record<string, unknown>): SandboxWebhook {
  const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } });
  return { body, headers: { 'x-razorpay-signature': hmac(webhookSecret, body), 'x-razorpay-event-id': `event_${newId()}` } };
}
