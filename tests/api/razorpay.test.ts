import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { razorpay } from '../../api/payments/razorpay.ts';
import { httpTransport } from '../../api/payments/httpTransport.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { START } from './support/clock.ts';
import { providerStandIn } from './support/providerStandIn.ts';

const keys = { keyId: 'rzp_test_key', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

let api: TestApi;
let provider: Awaited<ReturnType<typeof providerStandIn>>;
beforeAll(async () => {
  provider = await providerStandIn();
  api = await startApi({
    demo: true,
    rateLimit: false,
    razorpay: { ...keys, apiUrl: provider.url },
  });
  await api.db.updateTable('slots').set({ capacity: 50 }).execute();
});
beforeEach(() => {
  api.clock.set(START);
  provider.calls.length = 0;
});
afterAll(async () => {
  await api.stop();
  await provider.close();
});

const proofOf = (orderId: string, paymentId: string) => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: sign(keys.keySecret, `${orderId}|${paymentId}`),
});
/** An order whose money the provider has, with the window's proof. */
async function paid(changes?: Parameters<typeof provider.pay>[1]) {
  const one = await checkout(api);
  const orderId = await one.providerOrder();
  const payment = provider.pay(orderId, changes);
  provider.calls.length = 0;
  return { ...one, orderId, payment, proof: proofOf(orderId, payment.id) };
}

describe('preparing a payment', () => {
  it('opens an order in paise at the provider under our account, once', async () => {
    const one = await checkout(api);
    const first = await one.prepare();
    expect((await one.prepare()).body).toEqual(first.body);
    expect(first.body.data).toMatchObject({
      keyId: keys.keyId,
      amount: one.amount * 100,
      currency: 'INR',
      sandbox: false,
    });
    expect(
      provider.calls.map(({ call, authorization, body }) => ({ call, authorization, body })),
    ).toEqual([
      {
        call: 'POST /v1/orders',
        authorization: `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`,
        body: { amount: one.amount * 100, currency: 'INR', receipt: one.id },
      },
    ]);
  });

  it.each([
    ['the network breaks', 'dropped'],
    ['the provider stumbles', 502],
  ] as const)('is tried once more when %s', async (_, mishap) => {
    const one = await checkout(api);
    provider.mishaps.push(mishap);
    expect((await one.prepare()).status).toBe(200);
    expect(provider.calls).toHaveLength(2);
  });

  it('opens another order where the answer was lost: nobody can pay the first', async () => {
    const one = await checkout(api);
    provider.mishaps.push('lost');
    const orderId = await one.providerOrder();
    expect(provider.calls.map(({ call }) => call)).toEqual(['POST /v1/orders', 'POST /v1/orders']);
    expect(provider.pay(orderId).amount).toBe(one.amount * 100);
    expect(await one.providerOrder()).toBe(orderId);
  });

  it.each([
    ['stumbles twice', [500, 503], 2],
    ['does not know us', [401], 1],
  ] as const)('says that the provider cannot be reached when it %s', async (_, mishaps, asked) => {
    const one = await checkout(api);
    provider.mishaps.push(...mishaps);
    const { status, headers, body } = await one.prepare();
    expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'UNAVAILABLE']);
    expect(provider.calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(asked);
    expect(await one.status()).toBe('PENDING');
  });

  it('does not wait for ever', async () => {
    const impatient = razorpay(keys, httpTransport({ ...keys, apiUrl: provider.url }, 800));
    provider.mishaps.push('silent', 'silent');
    await expect(impatient.paymentsOf('order_1')).rejects.toMatchObject({ status: 503 });
    expect(provider.calls).toHaveLength(2);
  });
});

describe('a proof of payment', () => {
  it('makes the order paid', async () => {
    const one = await paid();
    expect((await one.verify(one.proof)).body).toMatchObject({
      message: 'Payment verified',
      data: { order: { paymentStatus: 'SUCCESS' } },
    });
    expect(await one.payments()).toEqual([`${one.amount} SUCCESS`]);
  });

  it("is refused when its signature is not the provider's, or is over somebody else's order", async () => {
    const [one, other] = [await paid(), await paid()];
    const guessed = sign('guessed', `${one.orderId}|${one.payment.id}`);
    const notVerified = { message: 'The payment could not be verified' };
    for (const [proof, status, refusal] of [
      [{ ...one.proof, razorpay_signature: guessed }, 400, notVerified],
      [other.proof, 400, notVerified],
      [
        proofOf(one.orderId, other.payment.id),
        409,
        { message: 'The payment is not confirmed yet' },
      ],
    ] as const) {
      const answer = await one.verify(proof);
      expect(answer).toMatchObject({ status, body: refusal });
    }
    expect(await one.status()).toBe('PENDING');
    expect(
      (await other.guest.post('payment/verify', { ...one.proof, orderId: one.id })).status,
    ).toBe(404);
  });

  it.each([
    ['created', 409],
    ['failed', 409],
  ])('of a payment that is only %s does not count yet', async (status, answered) => {
    const one = await paid({ status });
    expect((await one.verify(one.proof)).status).toBe(answered);
    expect(await one.status()).toBe('PENDING');
  });

  it('of a payment that is only authorized takes the money first', async () => {
    const one = await paid({ status: 'authorized' });
    expect((await one.verify(one.proof)).status).toBe(200);
    expect([await one.status(), one.payment.status]).toEqual(['SUCCESS', 'captured']);
  });

  it('of an authorized payment of another amount takes nothing', async () => {
    const one = await paid({ status: 'authorized', amount: 100 });
    expect((await one.verify(one.proof)).status).toBe(409);
    expect(one.payment.status).toBe('authorized');
  });

  it.each([
    ['too little', { amount: 100 }],
    ['too much, with paise', { amount: 9_999_999 }],
    ['in another currency', { currency: 'USD' }],
  ])('of money that is %s sends all of it back', async (_, changes) => {
    const one = await paid(changes);
    expect((await one.verify(one.proof)).body).toMatchObject({
      message: 'The amount paid is not the amount of the order, so it will be refunded',
      data: { order: { paymentStatus: 'PENDING' } },
    });
    provider.calls.length = 0;
    await api.app.jobs.runOnce('refund payments');
    const ours = await api.db
      .selectFrom('payments')
      .select(['id', 'refunded_at'])
      .where('order_id', '=', one.id)
      .executeTakeFirstOrThrow();
    expect(provider.calls).toMatchObject([
      {
        call: `POST /v1/payments/${one.payment.id}/refund`,
        body: { amount: one.payment.amount },
        headers: { 'x-refund-idempotency': ours.id },
      },
    ]);
    expect([one.payment.amount_refunded, ours.refunded_at !== null]).toEqual([
      one.payment.amount,
      true,
    ]);
  });
});

describe("the provider's webhook", () => {
  const deliver = (body: string, signature: string) =>
    api.client().post('payment/webhook', body, {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': `event ${body.length}`,
    });

  it('counts when it is signed, and is refused otherwise', async () => {
    const one = await paid();
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { ...one.payment, order_id: one.orderId } } },
    });
    expect((await deliver(body, sign('guessed', body))).status).toBe(401);
    expect((await deliver(`${body} `, sign(keys.webhookSecret, body))).status).toBe(401);
    expect(await one.status()).toBe('PENDING');
    expect((await deliver(body, sign(keys.webhookSecret, body))).status).toBe(200);
    expect(await one.status()).toBe('SUCCESS');
    expect(provider.calls).toEqual([]);
  });

  it.each(['null', '[]', '{"event":"order.paid"}', '{"event":"payment.captured","payload":null}'])(
    'that is of no concern is taken and forgotten: %s',
    async (body) => {
      expect((await deliver(body, sign(keys.webhookSecret, body))).status).toBe(200);
    },
  );

  it('that is no JSON is refused', async () => {
    expect((await deliver('{', sign(keys.webhookSecret, '{'))).status).toBe(400);
  });
});

it('the sandbox is not there', async () => {
  expect(
    (await api.client().post('sandbox/pay', { razorpayOrderId: 'x', outcome: 'paid' })).status,
  ).toBe(404);
});
