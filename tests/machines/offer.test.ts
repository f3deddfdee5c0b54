import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { failure } from '../../devtools/samples/entities.ts';
import { bookedOrder, orderWithOffer } from '../../devtools/samples/orders.ts';
import { refusedOffer } from '../../devtools/samples/offers.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { funnel, toReview } from './support/funnel.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const chosen = { fact: { type: 'offer.chosen', offerCode: 'FIRST60' } };
const removed = { fact: { type: 'offer.removed' } };
const taken = { answers: 'takeOffer', with: orderWithOffer() };
type One = Awaited<ReturnType<typeof funnel>>;
const context = (one: One) => one.context<BookingContext>();

async function reviewed(...steps: Step[]): Promise<One> {
  const one = await funnel();
  await one.go(...toReview, ...steps);
  return one;
}

describe('an offer on review', () => {
  it('is taken with one fact, and the order has the price that the service made', async () => {
    const one = await reviewed();
    expect([one.can(chosen.fact), one.can(removed.fact)]).toEqual([true, false]);
    await one.go(chosen);
    expect([one.value(), one.snapshot().hasTag('busy')]).toEqual([{ review: 'takingOffer' }, true]);
    await one.go(chosen, { fact: { type: 'review.confirmed' } });
    expect(one.calls('takeOffer')).toEqual([{ orderId: 'o1', code: 'FIRST60' }]);
    await one.go(taken);
    expect(one.value()).toEqual({ review: 'showing' });
    expect(context(one).order).toMatchObject({ amount: 260, offer: { code: 'FIRST60' } });
    expect(context(one).draft.expectedAmount).toBe(260);
    expect([one.can(chosen.fact), one.can(removed.fact)]).toEqual([false, true]);
  });

  it('is removed again', async () => {
    const one = await reviewed(chosen, taken, removed);
    expect(one.calls('dropOffer')).toEqual([{ orderId: 'o1' }]);
    await one.go({ answers: 'dropOffer', with: bookedOrder() });
    expect([one.value(), context(one).order?.offer]).toEqual([{ review: 'showing' }, null]);
    expect(context(one).draft.expectedAmount).toBe(549);
  });

  it('that cannot be used is not asked for, nor one that the order does not name', async () => {
    const one = await funnel();
    await one.go(...toReview.slice(0, -1), {
      answers: 'createOrder',
      with: bookedOrder({ offers: [refusedOffer] }),
    });
    expect(one.can(chosen.fact)).toBe(false);
    expect(one.can({ type: 'offer.chosen', offerCode: 'OTHER' })).toBe(false);
    await one.go(chosen);
    expect([one.value(), one.calls('takeOffer')]).toEqual([{ review: 'showing' }, []]);
  });

  it('that is refused is said, and the order comes anew with what it may have', async () => {
    const one = await reviewed(chosen, {
      fails: 'takeOffer',
      with: failure('OFFER_UNAVAILABLE'),
    });
    expect(one.value()).toEqual({ review: 'reloading' });
    await one.go({
      answers: 'reloadReviewedOrder',
      with: bookedOrder({ offers: [refusedOffer] }),
    });
    expect([one.value(), context(one).message?.text]).toEqual([
      { review: 'showing' },
      failure('OFFER_UNAVAILABLE').message,
    ]);
    expect(one.can(chosen.fact)).toBe(false);
  });

  it.each([
    ['takeOffer', [chosen]],
    ['dropOffer', [chosen, taken, removed]],
  ] as const)(
    'that fails at %s leaves the order as it was, to be tried again',
    async (call, facts) => {
      const one = await reviewed(...facts);
      const before = context(one).order;
      await one.go({ fails: call, with: failure() });
      expect([one.value(), context(one).order]).toEqual([{ review: 'showing' }, before]);
      expect(context(one).message?.text).toBe(failure().message);
    },
  );

  it.each(['HOLD_EXPIRED', 'ALREADY_PAID'])(
    'of an order that is over or paid (%s) leads to what became of it',
    async (code) => {
      const one = await reviewed(chosen, { fails: 'takeOffer', with: failure(code) });
      expect(one.value()).toEqual({ review: 'reloading' });
      await one.go({
        answers: 'reloadReviewedOrder',
        with: bookedOrder({ paymentStatus: code === 'ALREADY_PAID' ? 'SUCCESS' : 'EXPIRED' }),
      });
      expect(one.value()).toEqual(code === 'ALREADY_PAID' ? 'placed' : { slot: 'loading' });
    },
  );

  it('can be taken once the end of the hold was announced, which stays announced', async () => {
    const one = await reviewed();
    vi.setSystemTime(13 * 60_000);
    await one.go({ passes: 13 * 60_000 }, chosen, {
      answers: 'takeOffer',
      with: orderWithOffer({ holdSecondsLeft: 100 }),
    });
    expect([one.value(), context(one).holdEnding]).toEqual([{ review: 'showing' }, true]);
  });

  it('is given back with an order that is over: the next one costs what the labs say', async () => {
    const one = await reviewed(chosen, taken);
    vi.setSystemTime(13 * 60_000);
    await one.go({ passes: 13 * 60_000 });
    vi.setSystemTime(15 * 60_000);
    await one.go(
      { passes: 2 * 60_000 },
      { answers: 'reloadReviewedOrder', with: orderWithOffer({ paymentStatus: 'EXPIRED' }) },
    );
    expect(one.value()).toEqual({ slot: 'loading' });
    expect(context(one).draft).toMatchObject({ orderId: null, expectedAmount: null });
  });
});

describe('a price that is not what was shown', () => {
  it('is said before anything is paid: the order is loaded again', async () => {
    const one = await reviewed(
      chosen,
      taken,
      { fact: { type: 'review.confirmed' } },
      { fact: { type: 'payment.requested' } },
    );
    expect(one.calls('startPayment')).toMatchObject([{ orderId: 'o1', expectedAmount: 260 }]);
    await one.go({ fails: 'startPayment', with: failure('PRICE_CHANGED', { amount: 549 }) });
    expect(one.value()).toEqual({ payment: 'reloading' });
    await one.go({
      answers: 'reloadOrderToPay',
      with: bookedOrder({ offers: [refusedOffer] }),
    });
    expect([one.value(), context(one).order?.amount]).toEqual([{ payment: 'ready' }, 549]);
    expect(context(one).message?.text).toBe(failure('PRICE_CHANGED').message);
    await one.go({ fact: { type: 'payment.requested' } });
    expect(one.calls('startPayment').at(-1)).toMatchObject({ expectedAmount: 549 });
  });

  it('of an order that is over meanwhile leads back to the slots', async () => {
    const one = await reviewed(
      { fact: { type: 'review.confirmed' } },
      { fact: { type: 'payment.requested' } },
      { fails: 'startPayment', with: failure('PRICE_CHANGED', { amount: 549 }) },
      { answers: 'reloadOrderToPay', with: bookedOrder({ paymentStatus: 'EXPIRED' }) },
    );
    expect(one.value()).toEqual({ slot: 'loading' });
  });
});
