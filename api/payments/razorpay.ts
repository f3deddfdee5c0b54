import { Pool } from 'undici';
import type { Config } from '../../config.ts';
import { Refusal } from '../refusal.ts';
import { currency } from './paise.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { hmac, sameSignature } from './signatures.ts';

/** Milliseconds that the provider may take. */
const timeout = 10_000;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

const isTrouble = (error: unknown) => !(error instanceof ProviderRefusal);

/** The provider understood and said no: asking again would not help. */
class ProviderRefusal extends Error {}

/** Razorpay's REST API by a small client: basic auth, a time limit, one more try on network trouble and 5xx. */
export function razorpay({ keyId, keySecret, webhookSecret, apiUrl }: NonNullable<Config['razorpay']>): PaymentProvider {
  const pool = new Pool(apiUrl, { connections: 16, headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout } });
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const once = async <Answer>({ method, path, body, headers = {} }: Call): Promise<Answer> => {
    const reply = await pool.request({
      method, path, headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers }, body: body ? JSON.stringify(body) : null, signal: AbortSignal.timeout(timeout),
    });
    const text = await reply.body.text();
    if (reply.statusCode >= 500) throw new Error(`the payment provider answered ${reply.statusCode}`);
    if (reply.statusCode >= 400) throw new ProviderRefusal(`the payment provider refused with ${reply.statusCode}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as Answer;
  };
  const ask = async <Answer>(call: Call): Promise<Answer> => {
    try {
      return await once<Answer>(call).catch((error: unknown) => {
        if (isTrouble(error)) return once<Answer>(call);
        throw error;
      });
    } catch (error) {
      if (error instanceof ProviderRefusal) throw error;
      throw new Refusal(503, 'UNAVAILABLE', 'The payment provider cannot be reached just now. Please try again in a moment.', 5);
    }
  };

  return {
    keyId,
    sandbox: false,
    async createOrder(receipt, amount) {
      try {
        return await ask<{ id: string }>({ method: 'POST', path: '/v1/orders', body: { amount, currency, receipt, unique_receipt: true } });
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        // The receipt is there already: an earlier call came through and its answer was lost.
        const { items } = await ask<{ items: { id: string }[] }>({ method: 'GET', path: `/v1/orders?receipt=${encodeURIComponent(receipt)}` });
        if (!items[0]) throw error;
        return { id: items[0].id };
      }
    },
    async paymentsOf(providerOrderId) {
      const { items } = await ask<{ items: { id: string; status: string; amount: number; currency: string; method?: string }[] }>({ method: 'GET', path: `/v1/orders/${encodeURIComponent(providerOrderId)}/payments` });
      return items.map((item): ProviderPayment => ({
        id: item.id, status: item.status === 'captured' || item.status === 'failed' ? item.status : 'other', amount: item.amount, currency: item.currency, method: item.method ?? null,
      }));
    },
    async refund(providerPaymentId, amount, key) {
      await ask({ method: 'POST', path: `/v1/payments/${encodeURIComponent(providerPaymentId)}/refund`, body: { amount }, headers: { 'x-refund-idempotency': key } });
    },
    isSigned: (providerOrderId, providerPaymentId, signature) => sameSignature(hmac(keySecret, `${providerOrderId}|${providerPaymentId}`), signature),
    isWebhookSigned: (body, signature) => sameSignature(hmac(webhookSecret, body), signature),
  };
}
