import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentJson } from '../../api/payments/payments.contract.ts';
import { START } from './support/clock.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(async () => {
  shop.api.clock.set(START);
  await shop.api.db.deleteFrom('provider_events').execute();
});
afterAll(() => shop.stop());

const daily = () => shop.api.app.jobs.runOnce('find late captures');
const lists = () => shop.provider.calls.filter(({ call }) => call.startsWith('GET /v1/payments?'));

/** An order whose hold has ended, and whose money comes when nobody asks any more. */
async function paidLate(changes: { status?: string; amount?: number } = {}) {
  const one = await shop.paid({ status: 'created', ...changes });
  shop.api.clock.advance({ minutes: 16 });
  await shop.api.app.jobs.runOnce('expire holds');
  shop.api.clock.advance({ days: 4 });
  await shop.api.app.jobs.runOnce('reconcile payments');
  expect(await one.status()).toBe('EXPIRED');
  return one;
}

describe('money that comes days late, its webhook lost', () => {
  it('goes back when the slot is over', async () => {
    const one = await paidLate();
    one.payment.status = 'captured';
    await daily();
    await shop.refundJob();
    expect([await one.status(), one.payment.amount_refunded]).toEqual([
      'REFUNDED',
      one.payment.amount,
    ]);
    const [listed] = (await one.guest.get<PaymentJson[]>('payment')).body.data;
    expect(listed).toMatchObject({ status: 'REFUNDED', receiptUrl: null });
  });

  it('books the order again where its slot is to come and has a place', async () => {
    const one = await shop.paid({ status: 'created' });
    shop.api.clock.advance({ minutes: 16 });
    await shop.api.app.jobs.runOnce('expire holds');
    one.payment.status = 'captured';
    await daily();
    expect(await one.status()).toBe('SUCCESS');
  });

  it('is looked for on every page of the list, once a day', async () => {
    const one = await paidLate();
    for (let count = 0; count < 250; count += 1)
      shop.provider.pay(one.orderId, { order_id: 'another shop', status: 'captured' });
    one.payment.status = 'captured';
    shop.provider.calls.length = 0;
    await daily();
    expect(lists().length).toBeGreaterThanOrEqual(3);
    expect(await one.status()).toBe('REFUND_PENDING');
    shop.provider.calls.length = 0;
    shop.api.clock.advance({ minutes: 60 });
    await daily();
    expect(lists()).toEqual([]);
    shop.api.clock.advance({ days: 1 });
    await daily();
    expect(lists().length).toBeGreaterThanOrEqual(3);
  });

  it('is looked for in the last ten days, in seconds', async () => {
    shop.provider.calls.length = 0;
    await daily();
    const until = Date.parse(START) / 1000;
    expect(lists()[0]!.call).toBe(
      `GET /v1/payments?from=${until - 10 * 24 * 3600}&to=${until}&count=100&skip=0`,
    );
  });

  it('is looked for again when the provider was away', async () => {
    const one = await paidLate();
    one.payment.status = 'captured';
    shop.provider.mishaps.push(500, 503);
    await expect(daily()).rejects.toThrow('cannot be reached');
    await daily();
    expect(await one.status()).toBe('REFUND_PENDING');
  });
});

describe('a payment that is only authorized', () => {
  it('is captured where its order wants it', async () => {
    const one = await shop.paid({ status: 'authorized' });
    shop.api.clock.advance({ minutes: 2 });
    await shop.api.app.jobs.runOnce('reconcile payments');
    expect([await one.status(), one.payment.status]).toEqual(['SUCCESS', 'captured']);
  });

  it('is left to the provider, which gives it back, where the order was cancelled', async () => {
    const one = await shop.paid({ status: 'authorized' });
    await one.guest.post(`order/${one.id}/cancel`, {});
    await daily();
    expect([await one.status(), one.payment.status]).toEqual(['EXPIRED', 'authorized']);
  });
});

const long = 'x'.repeat(1_000_000);
describe('what a provider should never send', () => {
  it.each<[string, object]>([
    ['nothing paid', { amount: 0 }],
    ['less than nothing', { amount: -100 }],
    ['parts of a paisa', { amount: 99.5 }],
    ['more than a column holds', { amount: 2 ** 40 }],
    ['an id of a megabyte', { id: long }],
    ['an empty id', { id: '' }],
    ['a currency of a megabyte', { currency: long }],
    ['a method of a megabyte', { method: long }],
  ])('is answered once and changes nothing: %s', async (_, changes) => {
    const one = await shop.paid({ status: 'created' });
    const entity = { ...one.payment, order_id: one.orderId, ...changes };
    const sent = await shop.webhook({
      event: 'payment.captured',
      payload: { payment: { entity } },
    });
    // Over a quarter of a megabyte the door refuses; nothing of it is an error of ours.
    expect([200, 413]).toContain(sent.status);
    Object.assign(one.payment, { status: 'captured', ...changes });
    shop.api.clock.advance({ minutes: 2 });
    await shop.api.app.jobs.runOnce('reconcile payments');
    await daily();
    expect(await one.status()).toBe('PENDING');
    one.payment.status = 'created';
  });

  it('is an id of an event that no index holds: the event counts all the same', async () => {
    const one = await shop.paid();
    const entity = { ...one.payment, order_id: one.orderId };
    const event = { event: 'payment.captured', payload: { payment: { entity } } };
    for (let times = 0; times < 2; times += 1)
      expect((await shop.webhook(event, { 'x-razorpay-event-id': 'e'.repeat(4000) })).status).toBe(
        200,
      );
    expect([await one.status(), await one.payments()]).toEqual([
      'SUCCESS',
      [`${one.amount} SUCCESS`],
    ]);
  });

  it.each(['refund.processed', 'refund.failed'])(
    'is a %s of money that does not go back, or of nothing',
    async (event) => {
      const one = await shop.paid();
      await one.verify(one.proof);
      for (const entity of [
        { id: 'rfnd_1', payment_id: one.payment.id, amount: one.payment.amount },
        { id: 'rfnd_1', payment_id: 'pay_of_nobody', amount: 100 },
        { id: long, payment_id: one.payment.id, amount: -1 },
        null,
      ])
        expect([200, 413]).toContain(
          (await shop.webhook({ event, payload: { refund: { entity } } })).status,
        );
      expect(await one.status()).toBe('SUCCESS');
    },
  );
});
