import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentJson } from '../../api/payments/payments.contract.ts';
import { START } from './support/clock.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { paidVisit } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

type Paid = Awaited<ReturnType<typeof shop.paid>>;
const captured = ({ payment }: Paid) =>
  shop.webhook({ event: 'payment.captured', payload: { payment: { entity: payment } } });

/** The ways in which the service hears of money, with whom an order's history names for each. */
const ways: [actor: string, way: string, hear: (one: Paid) => Promise<unknown>][] = [
  ['browser', 'it brings the proof', (one) => one.verify(one.proof)],
  ['webhook', 'the provider says so', captured],
  [
    'reconciliation',
    'the provider is asked',
    async () => {
      shop.api.clock.advance({ minutes: 5 });
      await shop.api.app.jobs.runOnce('reconcile payments');
    },
  ],
];
const history = async (one: Paid) =>
  (await one.order()).events.map(({ type, actor }) => `${type} ${actor}`);

it.each(ways)('an order is paid by the hand of the %s where %s', async (actor, _, hear) => {
  const one = await shop.paid();
  await hear(one);
  expect(await one.status()).toBe('SUCCESS');
  expect((await history(one)).filter((event) => event.startsWith('payment.'))).toEqual([
    `payment.captured ${actor}`,
  ]);
});

it('whichever comes first is named, and nobody after it', async () => {
  const one = await shop.paid();
  for (const [, , hear] of ways) await hear(one);
  expect((await history(one)).filter((event) => event.startsWith('payment.'))).toEqual([
    'payment.captured browser',
  ]);
});

it('money that went back is dated, at the customer as in the history', async () => {
  const one = await shop.paid();
  await one.verify(one.proof);
  const payments = async () => (await one.guest.get<PaymentJson[]>('payment')).body.data;
  expect(await payments()).toMatchObject([{ status: 'SUCCESS', refundedAt: null }]);
  await one.guest.post(`order/${one.id}/cancel`, {});
  expect(await payments()).toMatchObject([{ status: 'REFUND_PENDING', refundedAt: null }]);
  shop.api.clock.advance({ minutes: 3 });
  await shop.refundJob();
  expect(await payments()).toMatchObject([
    { status: 'REFUNDED', refundedAt: shop.api.clock.now().toISOString() },
  ]);
  expect((await history(one)).slice(-2)).toEqual([
    'order.cancelled customer',
    'refund.completed provider',
  ]);
});

it('the payments of a customer say what was paid for, how, and what of it goes back', async () => {
  const visit = await paidVisit(shop);
  await visit.cancelItem(visit.paid[1]!._id);
  const { refundedAmount, amount, itemTotal } = await visit.read();
  expect(refundedAmount).toBe(Math.floor((amount * visit.paid[1]!.price) / itemTotal));
  const { body } = await visit.guest.get<PaymentJson[]>('payment');
  expect(body.data).toEqual([
    {
      _id: body.data[0]!._id,
      orderId: visit.id,
      testName: 'TSH',
      testNameHindi: 'टीएसएच (TSH)',
      moreTests: 1,
      amount: visit.payment.amount / 100,
      refundedAmount,
      status: 'SUCCESS',
      receiptUrl: `/api/v1/order/${visit.id}/receipt.pdf`,
      method: 'upi',
      createdAt: START,
      refundedAt: null,
    },
  ]);
  await shop.refundJob();
  const { body: later } = await visit.guest.get<PaymentJson[]>('payment');
  expect(later.data).toMatchObject([
    { status: 'SUCCESS', refundedAmount, refundedAt: shop.api.clock.now().toISOString() },
  ]);
});

describe('a proof', () => {
  it('of money that the webhook brought is answered without the provider, also when it is back', async () => {
    const one = await shop.paid();
    await captured(one);
    const verdict = async () => {
      const { body } = await one.verify(one.proof);
      return [body.message, body.data.order.paymentStatus];
    };
    expect(await verdict()).toEqual(['Payment verified', 'SUCCESS']);
    expect(shop.provider.calls).toEqual([]);
    await one.guest.post(`order/${one.id}/cancel`, {});
    await shop.refundJob();
    expect(await verdict()).toEqual([
      'Your order has ended, so your payment will be refunded',
      'REFUNDED',
    ]);
  });

  it('is asked for with the amount that was shown, or not at all', async () => {
    const one = await shop.paid();
    const open = (expectedAmount: number | null) =>
      one.guest.post('payment/create-order', { orderId: one.id, expectedAmount });
    const refused = await open(one.amount - 1);
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect((await open(one.amount)).status).toBe(200);
    await one.guest.post(`order/${one.id}/cancel`, {});
    const over = await open(null);
    expect([over.status, over.body.reason]).toEqual([409, 'ORDER_CANCELLED']);
  });
});
