import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { START } from './support/clock.ts';
import { adminClient } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { paidVisit } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => {
  shop.api.clock.set(START);
  shop.provider.calls.length = 0;
  shop.provider.refundStatuses.length = 0;
});
afterAll(() => shop.stop());

/** A paid order that was cancelled: its money is to go back. */
async function cancelled() {
  const one = await shop.paid();
  await one.verify(one.proof);
  await one.guest.post(`order/${one.id}/cancel`, {});
  const { phone } = await shop.api.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', one.guest.user)
    .executeTakeFirstOrThrow();
  return {
    ...one,
    /** What the customer was sent about it, by its last words. */
    messages: async () =>
      (await shop.api.outbox())
        .filter(({ to, kind }) => to === phone && kind === 'orderStatus')
        .map(({ text }) => (text.includes('have been refunded') ? 'refunded' : 'other')),
  };
}
type Cancelled = Awaited<ReturnType<typeof cancelled>>;
const refundsOf = ({ payment }: Pick<Cancelled, 'payment'>) =>
  shop.provider.refunds.filter((refund) => refund.payment_id === payment.id);
const sendEvent = (one: Cancelled, event: string, changes: object = {}) => {
  const [refund] = refundsOf(one).slice(-1);
  return shop.webhook({ event, payload: { refund: { entity: { ...refund, ...changes } } } });
};

describe('money that goes back', () => {
  it("goes back once, whatever becomes of the provider's answers", async () => {
    const one = await cancelled();
    shop.provider.mishaps.push('lost', 500);
    await shop.refundJob();
    expect(await one.status()).toBe('REFUND_PENDING');
    shop.api.clock.advance({ minutes: 1 });
    await shop.refundJob();
    expect([await one.status(), one.payment.amount_refunded]).toEqual([
      'REFUNDED',
      one.payment.amount,
    ]);
  });

  it('that somebody gave back by hand counts as given back', async () => {
    const one = await cancelled();
    shop.provider.refundByHand(one.payment);
    await shop.refundJob();
    expect(await one.status()).toBe('REFUNDED');
  });

  it('of which a part was given back by hand goes back as to the rest, and no more', async () => {
    const one = await cancelled();
    shop.provider.refundByHand(one.payment, 10_000);
    shop.provider.refundStatuses.push('pending');
    for (let minutes = 0; minutes < 3; minutes += 1) {
      await shop.refundJob();
      shop.api.clock.advance({ minutes: 2 });
    }
    expect(await one.status()).toBe('REFUND_PENDING');
    for (const refund of refundsOf(one)) refund.status = 'processed';
    shop.api.clock.advance({ hours: 6 });
    await shop.refundJob();
    expect([await one.status(), refundsOf(one).map(({ amount }) => amount)]).toEqual([
      'REFUNDED',
      [10_000, one.payment.amount - 10_000],
    ]);
  });

  it('that was given back by hand in parts is back', async () => {
    const one = await cancelled();
    shop.provider.refundByHand(one.payment, 10_000);
    shop.provider.refundByHand(one.payment, one.payment.amount - 10_000);
    await shop.refundJob();
    expect([await one.status(), refundsOf(one)]).toEqual([
      'REFUNDED',
      [expect.anything(), expect.anything()],
    ]);
  });

  it('by hand for a visit that goes on stands in its history, once, and is not given again', async () => {
    const one = await shop.paid();
    await one.verify(one.proof);
    shop.provider.refundByHand(one.payment, 10_000);
    const [refund] = refundsOf(one);
    const sent = { event: 'refund.processed', payload: { refund: { entity: refund } } };
    for (let times = 0; times < 2; times += 1) expect((await shop.webhook(sent)).status).toBe(200);
    const { events, status, paymentStatus } = await one.order();
    expect([status, paymentStatus]).toEqual(['placed', 'SUCCESS']);
    const admin = await adminClient(shop.api);
    const seen = async () =>
      (await admin.get<{ items: OrderJson[] }>(`admin/orders?search=${one.id}`)).body.data.items[0]!
        .refundByHandAt;
    expect([await seen(), (await one.order()).refundByHandAt]).toEqual([START, null]);
    expect(events.filter(({ type }) => type === 'refund.byHand').map(({ note }) => note)).toEqual([
      `Rs 100, ${refund!.id}`,
    ]);
    await one.guest.post(`order/${one.id}/cancel`, {});
    await shop.refundJob();
    expect([await one.status(), one.payment.amount_refunded]).toEqual([
      'REFUNDED',
      one.payment.amount,
    ]);
    // There is no visit left to be asked about.
    expect(await seen()).toBeNull();
    // Our own refund, heard of once more, is none by hand.
    const [, own] = refundsOf(one);
    await shop.webhook({ event: 'refund.processed', payload: { refund: { entity: own } } });
    expect((await one.order()).events.filter(({ type }) => type === 'refund.byHand')).toHaveLength(
      1,
    );
  });

  it('is on its way, and not refunded, while the provider says that it is pending', async () => {
    const one = await cancelled();
    shop.provider.refundStatuses.push('pending');
    await shop.refundJob();
    for (const minutes of [2, 20, 120]) {
      shop.api.clock.advance({ minutes });
      await shop.refundJob();
    }
    expect([await one.status(), await one.payments()]).toEqual([
      'REFUND_PENDING',
      [`${one.amount} REFUND_PENDING`],
    ]);
    expect(refundsOf(one)).toHaveLength(1);
    expect(await one.messages()).not.toContain('refunded');
    refundsOf(one)[0]!.status = 'processed';
    shop.api.clock.advance({ hours: 6 });
    await shop.refundJob();
    expect([await one.status(), await one.payments()]).toEqual([
      'REFUNDED',
      [`${one.amount} REFUNDED`],
    ]);
    expect((await one.messages()).filter((message) => message === 'refunded')).toHaveLength(1);
  });

  it('is refunded when the webhook says so, however often it does', async () => {
    const one = await cancelled();
    shop.provider.refundStatuses.push('pending');
    await shop.refundJob();
    for (const event of ['refund.created', 'refund.processed', 'refund.processed'])
      expect((await sendEvent(one, event)).status).toBe(200);
    expect(await one.status()).toBe('REFUNDED');
    expect((await one.order()).events.filter(({ type }) => type.startsWith('refund'))).toHaveLength(
      1,
    );
  });

  it('is asked for again under another key when the provider failed it', async () => {
    const one = await cancelled();
    shop.provider.refundStatuses.push('failed');
    await shop.refundJob();
    expect(await one.status()).toBe('REFUND_PENDING');
    expect(await one.messages()).not.toContain('refunded');
    shop.api.clock.advance({ minutes: 2 });
    await shop.refundJob();
    expect([await one.status(), one.payment.amount_refunded]).toEqual([
      'REFUNDED',
      one.payment.amount,
    ]);
    expect(new Set(refundsOf(one).map(({ key }) => key)).size).toBe(2);
  });

  it('is asked for again when a webhook says that a pending refund failed', async () => {
    const one = await cancelled();
    shop.provider.refundStatuses.push('pending');
    await shop.refundJob();
    const [pending] = refundsOf(one);
    pending!.status = 'failed';
    one.payment.amount_refunded = 0;
    for (let times = 0; times < 2; times += 1) await sendEvent(one, 'refund.failed');
    expect(await one.status()).toBe('REFUND_PENDING');
    shop.api.clock.advance({ minutes: 2 });
    await shop.refundJob();
    expect([await one.status(), refundsOf(one).length]).toEqual(['REFUNDED', 2]);
    // The old one's failure, heard of late, undoes nothing.
    await shop.webhook({ event: 'refund.failed', payload: { refund: { entity: pending } } });
    expect(await one.status()).toBe('REFUNDED');
  });

  it('is not back when part of it was given back by hand', async () => {
    const one = await cancelled();
    shop.provider.refundStatuses.push('pending');
    await shop.refundJob();
    expect((await sendEvent(one, 'refund.processed', { amount: 100 })).status).toBe(200);
    expect(await one.status()).toBe('REFUND_PENDING');
  });

  it('is shown to the administration after a day', async () => {
    const one = await cancelled();
    shop.provider.refundStatuses.push(...Array.from({ length: 30 }, () => 'failed'));
    const since = shop.api.clock.now().toISOString();
    for (let hours = 0; hours < 26; hours += 7) {
      await shop.refundJob();
      shop.api.clock.advance({ hours: 7 });
    }
    const admin = await adminClient(shop.api);
    const seen = async (query: string) =>
      (await admin.get<{ items: OrderJson[] }>(`admin/orders?${query}`)).body.data.items.find(
        (order) => order._id === one.id,
      );
    expect((await seen(`search=${one.id}`))?.refundDelayedSince).toBe(since);
    expect((await seen('status=refundDelayed'))?.refundDelayedSince).toBe(since);
    expect((await one.order()).refundDelayedSince).toBeNull();
  });

  it('of a test and then of its order is shown from a day after the first of them, until it is back', async () => {
    const visit = await paidVisit(shop);
    await visit.cancelItem(visit.paid[0]!._id);
    shop.api.clock.advance({ hours: 1 });
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    const delayed = async (at: string) => {
      shop.api.clock.set(at);
      const admin = await adminClient(shop.api);
      const query = `status=refundDelayed&search=${visit.id}`;
      const { body } = await admin.get<{ items: OrderJson[] }>(`admin/orders?${query}`);
      return body.data.items.map(({ refundDelayedSince }) => refundDelayedSince);
    };
    expect(await delayed('2026-11-22T04:29:59.999Z')).toEqual([]);
    expect(await delayed('2026-11-22T04:30:00.000Z')).toEqual([START]);
    expect(await delayed('2026-11-22T06:30:00.000Z')).toEqual([START]);
    await shop.refundJob();
    expect((await visit.read()).paymentStatus).toBe('REFUNDED');
    expect(await delayed('2026-11-22T06:30:00.000Z')).toEqual([]);
  });
});
