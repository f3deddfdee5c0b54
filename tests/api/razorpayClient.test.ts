import { describe, expect, it } from 'vitest';
import type { Call } from '../../api/payments/httpTransport.ts';
import { razorpay } from '../../api/payments/razorpay.ts';
import { hmac } from '../../api/secrets/signatures.ts';

const account = { keyId: 'rzp_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };
type Reply = { status?: number; text?: string; body?: unknown } | Error;

/** The client with what the provider answers, one answer after the other. */
function client(...replies: Reply[]) {
  const calls: Call[] = [];
  const provider = razorpay(account, async (call) => {
    calls.push(call);
    const reply = replies.shift();
    if (reply === undefined) throw new Error('called once too often');
    if (reply instanceof Error) throw reply;
    const { status = 200, body, text = JSON.stringify(body) } = reply;
    return { status, text };
  });
  return { provider, calls };
}
async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}
const payment = {
  id: 'pay_1',
  order_id: 'order_1',
  status: 'captured',
  amount: 50_000,
  currency: 'INR',
  method: 'upi',
};
const refund = { id: 'rfnd_1', amount: 50_000, status: 'processed', receipt: 'own-1' };
const order = { id: 'order_1' };
const unavailable = {
  status: 503,
  code: 'UNAVAILABLE',
  reason: 'PROVIDER_UNAVAILABLE',
  retryAfter: 5,
};

describe('a call of the provider', () => {
  it.each<[string, Reply]>([
    ['on network trouble', new Error('ECONNRESET')],
    ['after a 500', { status: 500, body: order }],
    ['after an answer that is cut off', { text: '{"id":"ord' }],
    ['after an answer that lacks what is needed', { body: { id: '' } }],
  ])('is made once more %s', async (_, first) => {
    const { provider, calls } = client(first, { body: order });
    expect(await provider.createOrder('own-1', 50_000)).toEqual({ id: 'order_1' });
    expect(calls).toEqual(
      Array(2).fill({
        method: 'POST',
        path: '/v1/orders',
        body: { amount: 50_000, currency: 'INR', receipt: 'own-1' },
      }),
    );
  });

  it.each<[string, Reply, RegExp]>([
    ['an error', { status: 502, body: order }, /^the payment provider answered 502$/],
    ['an answer that is not complete', { body: {} }, /answer is not complete$/],
  ])('fails with the cause where twice there is %s', async (_, reply, cause) => {
    const { provider, calls } = client(reply, reply);
    const failed = provider.createOrder('own-1', 50_000);
    await expect(failed).rejects.toMatchObject({
      ...unavailable,
      cause: { message: expect.stringMatching(cause) },
    });
    expect(calls).toHaveLength(2);
  });

  it('that is refused is not repeated, and the log has the first 300 letters of why', async () => {
    const why = 'because '.repeat(100);
    const { provider, calls } = client({ status: 400, text: why });
    await expect(provider.createOrder('own-1', 1)).rejects.toMatchObject({
      ...unavailable,
      cause: { message: `the payment provider refused with 400: ${why.slice(0, 300)}` },
    });
    expect(calls).toHaveLength(1);
    const later = client({ status: 500 }, { status: 401, text: 'who?' });
    await expect(later.provider.capture('pay_1', 1)).rejects.toMatchObject({
      ...unavailable,
      cause: { message: 'the payment provider refused with 401: who?' },
    });
  });
});

describe('payments', () => {
  it('of an order are those with all that is needed, of that order', async () => {
    const { provider, calls } = client({
      body: {
        items: [
          { ...payment, order_id: undefined, method: null },
          { ...payment, id: 'pay_2', status: 'authorized' },
          { ...payment, id: 'pay_3', status: 'refunded' },
          { ...payment, amount: 0 },
          { ...payment, currency: undefined },
          null,
        ],
      },
    });
    const read = { orderId: 'order/1', amount: 50_000, fee: 0, currency: 'INR' };
    expect(await provider.paymentsOf('order/1')).toEqual([
      { ...read, id: 'pay_1', status: 'captured', method: null },
      { ...read, id: 'pay_2', status: 'authorized', method: 'upi' },
      { ...read, id: 'pay_3', status: 'other', method: 'upi' },
    ]);
    expect(calls).toEqual([{ method: 'GET', path: '/v1/orders/order%2F1/payments' }]);
  });

  it('of a span are read page by page, a hundred each, until one is not full', async () => {
    const page = (count: number) => ({ body: { items: Array(count).fill(payment) } });
    const { provider, calls } = client(page(100), page(99));
    const [from, until] = [new Date(1_000_999), new Date(2_000_000)];
    expect(await all(provider.paymentsBetween(from, until))).toHaveLength(199);
    expect(calls).toEqual([
      { method: 'GET', path: '/v1/payments?from=1000&to=2000&count=100&skip=0' },
      { method: 'GET', path: '/v1/payments?from=1000&to=2000&count=100&skip=100' },
    ]);
    const full = client(page(100), { body: { items: [] } });
    expect(await all(full.provider.paymentsBetween(from, until))).toHaveLength(100);
    // Whoever paid without an order of ours is passed over.
    const strange = client({ body: { items: [{ ...payment, order_id: null }, payment] } });
    expect(await all(strange.provider.paymentsBetween(from, until))).toHaveLength(1);
  });

  it('that are authorized are taken with their amount', async () => {
    const { provider, calls } = client({ body: payment });
    await provider.capture('pay/1', 50_000);
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/v1/payments/pay%2F1/capture',
        body: { amount: 50_000, currency: 'INR' },
      },
    ]);
  });
});

describe('a refund', () => {
  it('is asked for under its key, which is its receipt, too', async () => {
    const { provider, calls } = client({ body: refund });
    expect(await provider.refund('pay/1', 50_000, 'own-1', 50_000)).toEqual({
      id: 'rfnd_1',
      status: 'processed',
    });
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/v1/payments/pay%2F1/refund',
        body: { amount: 50_000, receipt: 'own-1' },
        headers: { 'x-refund-idempotency': 'own-1' },
      },
    ]);
  });

  it.each([
    ['processed', 'processed'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['speed_changed', 'pending'],
  ])('that is %s at the provider is %s', async (status, expected) => {
    const { provider, calls } = client({ body: { ...refund, status } });
    expect((await provider.refundOf('pay/1', 'rfnd/1')).status).toBe(expected);
    expect(calls).toEqual([{ method: 'GET', path: '/v1/payments/pay%2F1/refunds/rfnd%2F1' }]);
  });

  /** A request that the provider refuses, with the refund that it has in its books. */
  const refused = (changes: object) => {
    const { provider, calls } = client(
      { status: 400, text: 'fully refunded' },
      { body: { items: [{ ...refund, ...changes }] } },
    );
    return { answer: provider.refund('pay_1', 50_000, 'own-1', 60_000), calls };
  };

  it.each<[string, object]>([
    ['of the same key', { receipt: 'own-1', amount: 1 }],
    ['by hand of all of it', { receipt: null }],
    ['by hand of more', { receipt: '', amount: 50_001 }],
  ])('that is refused is done where there is one %s', async (_, changes) => {
    const { answer, calls } = refused(changes);
    expect(await answer).toEqual({ id: 'rfnd_1', status: 'processed' });
    expect(calls[1]).toEqual({ method: 'GET', path: '/v1/payments/pay_1/refunds' });
  });

  it.each<[string, object]>([
    ['of another key', { receipt: 'own-2' }],
    ['that failed', { receipt: 'own-1', status: 'failed' }],
  ])('that is refused is not done where there is only one %s', async (_, changes) => {
    await expect(refused(changes).answer).rejects.toMatchObject({
      ...unavailable,
      cause: { message: 'the payment provider refused with 400: fully refunded' },
    });
  });

  it('that is refused goes back as to the rest where a part was given back by hand', async () => {
    const { provider, calls } = client(
      { status: 400, text: 'more than is left' },
      {
        body: {
          items: [
            { ...refund, receipt: null, amount: 15_000 },
            { ...refund, receipt: 'another item', amount: 10_000 },
            { ...refund, receipt: null, amount: 40_000, status: 'failed' },
          ],
        },
      },
      { body: { ...refund, amount: 35_000 } },
    );
    expect((await provider.refund('pay_1', 50_000, 'own-1', 60_000)).status).toBe('processed');
    expect(calls[2]).toMatchObject({
      method: 'POST',
      body: { amount: 35_000, receipt: 'own-1' },
      headers: { 'x-refund-idempotency': 'own-1-rest' },
    });
  });

  it('that is refused waits where nobody can say whether it is done', async () => {
    const { provider } = client(
      { status: 400, text: '' },
      { status: 404, text: 'no such payment' },
    );
    await expect(provider.refund('pay_1', 50_000, 'own-1', 50_000)).rejects.toMatchObject({
      ...unavailable,
      cause: { message: 'the payment provider refused with 404: no such payment' },
    });
  });
});

describe('signatures', () => {
  it("are the window's with the key's secret and the webhook's with its own", () => {
    const { provider } = client();
    expect([provider.keyId, provider.sandbox]).toEqual(['rzp_1', false]);
    const proof = hmac(account.keySecret, 'order_1|pay_1');
    expect(provider.isSigned('order_1', 'pay_1', proof)).toBe(true);
    expect(provider.isSigned('order_1', 'pay_2', proof)).toBe(false);
    expect(
      provider.isSigned('order_1', 'pay_1', hmac(account.webhookSecret, 'order_1|pay_1')),
    ).toBe(false);
    const body = Buffer.from('{}');
    expect(provider.isWebhookSigned(body, hmac(account.webhookSecret, body))).toBe(true);
    expect(provider.isWebhookSigned(body, hmac(account.keySecret, body))).toBe(false);
  });
});
