import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyRefund } from '../../api/payments/refunds.ts';
import { createRefundRepository } from '../../api/payments/refunds.repository.ts';
import { START } from './support/clock.ts';
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
  shop.provider.calls.length = 0;
  const row = () =>
    shop.api.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', one.id)
      .executeTakeFirstOrThrow();
  return {
    ...one,
    row,
    /** Minutes until it is seen to again. */
    pause: async () =>
      ((await row()).refund_due_at!.getTime() - shop.api.clock.now().getTime()) / 60_000,
    refunds: () => shop.provider.refunds.filter(({ payment_id: id }) => id === one.payment.id),
    events: async () =>
      (await one.order()).events
        .map(({ type, actor, note }) => [type, actor, note].join(', '))
        .filter((event) => event.includes('refund')),
  };
}
const due = async (minutes: number) => {
  shop.api.clock.advance({ minutes });
  await shop.refundJob();
};
const byHand = (id: string, amount: number, changes: object = {}) =>
  shop.provider.refunds.push({
    id: `rfnd_by_hand_${shop.provider.refunds.length}`,
    key: 'by hand',
    payment_id: id,
    amount,
    status: 'processed',
    receipt: null,
    ...changes,
  });

describe('a refund that', () => {
  it('the provider failed is tried again after ever longer pauses, each time under a key of its own, and written down', async () => {
    const one = await cancelled();
    shop.provider.refundStatuses.push(...Array<string>(10).fill('failed'));
    await shop.refundJob();
    const pauses = [await one.pause()];
    for (let failures = 2; failures <= 10; failures += 1) {
      await due(pauses.at(-1)!);
      pauses.push(await one.pause());
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    const { id } = await one.row();
    expect(one.refunds().map(({ key }) => key)).toEqual([
      id,
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((failures) => `${id}-${failures}`),
    ]);
    const failed = `refund.failed, provider, Rs ${one.amount}`;
    expect(await one.events()).toEqual(Array(10).fill(failed));
  });

  it('is pending is looked at again after an eighth of its age: a minute at least, six hours at most', async () => {
    const one = await cancelled();
    shop.provider.refundStatuses.push('pending');
    await shop.refundJob();
    const pauses = [await one.pause()];
    for (const minutes of [79, 160, 4 * 24 * 60]) {
      await due(minutes + 1);
      pauses.push(await one.pause());
    }
    expect(pauses).toEqual([1, 10, 30.125, 360]);
    expect(one.refunds()).toHaveLength(1);
  });

  it('could not be asked for waits a minute, to the second, and is not asked for in between', async () => {
    const one = await cancelled();
    shop.provider.mishaps.push(500, 503);
    await shop.refundJob();
    expect(await one.pause()).toBe(1);
    shop.provider.calls.length = 0;
    shop.api.clock.advance({ seconds: 59 });
    await shop.refundJob();
    expect([shop.provider.calls, await one.status()]).toEqual([[], 'REFUND_PENDING']);
    shop.api.clock.advance({ seconds: 1 });
    await shop.refundJob();
    expect([shop.provider.calls.length, await one.status()]).toEqual([1, 'REFUNDED']);
  });

  it('the provider failed by a webhook is written down once, however often it says so', async () => {
    const one = await cancelled();
    shop.provider.refundStatuses.push('pending');
    await shop.refundJob();
    const [entity] = one.refunds();
    for (let times = 0; times < 3; times += 1)
      await shop.webhook({ event: 'refund.failed', payload: { refund: { entity } } });
    expect(await one.events()).toEqual([`refund.failed, provider, Rs ${one.amount}`]);
    expect((await one.row()).refund_failures).toBe(1);
  });

  it('failed while we looked at it is not in flight again when the answer comes', async () => {
    const one = await cancelled();
    shop.provider.refundStatuses.push('pending');
    await shop.refundJob();
    shop.api.clock.advance({ minutes: 1 });
    const { db, clock } = shop.api;
    const [looked] = await createRefundRepository(db).due(clock.now());
    const [entity] = one.refunds();
    const { id } = Object.assign(entity!, { status: 'failed' });
    await shop.webhook({ event: 'refund.failed', payload: { refund: { entity } } });
    await applyRefund(shop.api.app.deps, looked!, { id, status: 'pending' }, id);
    expect((await one.row()).refund_id).toBeNull();
    one.payment.amount_refunded = 0;
    await due(2);
    expect([await one.status(), one.refunds().length]).toEqual(['REFUNDED', 2]);
  });
});

describe('what somebody gave back by hand', () => {
  it('counts also where the network broke at the first try', async () => {
    const one = await cancelled();
    shop.provider.refundByHand(one.payment);
    shop.provider.mishaps.push('dropped');
    await shop.refundJob();
    expect([await one.status(), (await one.row()).refund_id]).toEqual([
      'REFUNDED',
      one.refunds()[0]!.id,
    ]);
  });

  it.each<[string, object]>([
    ['failed', { status: 'failed' }],
    ['was for something else', { receipt: 'another item' }],
  ])('does not count where it %s', async (_, changes) => {
    const one = await cancelled();
    byHand(one.payment.id, one.payment.amount, changes);
    // As the provider refuses where not all of the money is there any more.
    shop.provider.mishaps.push(400);
    await shop.refundJob();
    expect([await one.status(), await one.pause()]).toEqual(['REFUND_PENDING', 1]);
    await due(1);
    expect(await one.status()).toBe('REFUNDED');
  });
});

describe('of a visit of which a test was cancelled before all of it', () => {
  /** Both shares are pending at the provider: the test's, and the rest. */
  async function bothPending() {
    const visit = await paidVisit(shop);
    await visit.cancelItem(visit.paid[1]!._id);
    shop.provider.refundStatuses.push('pending', 'pending');
    await shop.refundJob();
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    await shop.refundJob();
    const [share, rest] = visit.refunds();
    const processed = (changes: object) =>
      shop.webhook({
        event: 'refund.processed',
        payload: { refund: { entity: { ...rest, ...changes } } },
      });
    const back = async () => {
      const { refunded_at: ofRest } = await shop.api.db
        .selectFrom('payments')
        .select('refunded_at')
        .where('order_id', '=', visit.id)
        .executeTakeFirstOrThrow();
      const { items } = await visit.read();
      return [items[1]!.refundedAt !== null, ofRest !== null];
    };
    return { ...visit, share: share!, rest: rest!, processed, back };
  }

  it('each share is back when its own refund is, and the order when both are', async () => {
    const visit = await bothPending();
    expect(visit.share.amount + visit.rest.amount).toBe(visit.payment.amount);
    await visit.processed({ id: 'rfnd_of_nobody', amount: visit.payment.amount });
    expect(await visit.back()).toEqual([false, false]);
    await visit.processed({ ...visit.share, amount: visit.share.amount - 1 });
    expect(await visit.back()).toEqual([false, false]);
    await visit.processed({});
    expect(await visit.back()).toEqual([false, true]);
    expect((await visit.read()).paymentStatus).toBe('REFUND_PENDING');
    await visit.processed(visit.share);
    expect(await visit.back()).toEqual([true, true]);
    const { paymentStatus, events } = await visit.read();
    expect(paymentStatus).toBe('REFUNDED');
    expect(
      events
        .filter(({ type }) => type.includes('refund'))
        .map(({ type, actor, note }) => [type, actor, note]),
    ).toEqual([
      ['payment.refunded', 'provider', `Rs ${Math.round(visit.rest.amount / 100)}`],
      ['refund.completed', 'provider', null],
    ]);
  });
});
