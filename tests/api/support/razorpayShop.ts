import { createHmac } from 'node:crypto';
import { startApi } from './api.ts';
import { checkout } from './checkout.ts';
import { providerStandIn } from './providerStandIn.ts';

export const keys = {
  keyId: 'rzp_test_key',
  keySecret: 'key secret',
  webhookSecret: 'webhook secret',
};
export const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

let events = 0;

/** The service with a stand-in of the real provider; stop it in afterAll. */
export async function startRazorpayShop() {
  const provider = await providerStandIn();
  const api = await startApi({
    demo: true,
    rateLimit: false,
    razorpay: { ...keys, apiUrl: provider.url },
  });
  await api.db.updateTable('slots').set({ capacity: 50 }).execute();
  const proofOf = (orderId: string, paymentId: string) => ({
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: sign(keys.keySecret, `${orderId}|${paymentId}`),
  });
  return {
    api,
    provider,
    proofOf,
    /** An order whose money the provider has, with the window's proof. */
    async paid(changes?: Parameters<typeof provider.pay>[1]) {
      const one = await checkout(api);
      const orderId = await one.providerOrder();
      const payment = provider.pay(orderId, changes);
      provider.calls.length = 0;
      return { ...one, orderId, payment, proof: proofOf(orderId, payment.id) };
    },
    /** Sends a webhook, signed; each has an id of its own. */
    webhook: (event: unknown, headers: Record<string, string> = {}) => {
      const body = JSON.stringify(event);
      return api.client().post('payment/webhook', body, {
        'content-type': 'application/json',
        'x-razorpay-signature': sign(keys.webhookSecret, body),
        'x-razorpay-event-id': `event ${(events += 1)}`,
        ...headers,
      });
    },
    refundJob: () => api.app.jobs.runOnce('refund payments'),
    async stop() {
      await api.stop();
      await provider.close();
    },
  };
}
