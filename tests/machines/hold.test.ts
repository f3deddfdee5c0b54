import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { bookingNotices } from '../../machines/booking/booking.notices.ts';
import { failure } from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { funnel, toReview } from './support/funnel.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Time passes for the machine's clock and the device's. */
const pass = (minutes: number): Step => {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  return { passes: minutes * 60_000 };
};
const wish = { fact: { type: 'hold.extensionRequested' } };
const extended = bookedOrder({ holdSecondsLeft: 7 * 60, holdExtendable: false });
const messageOf = (one: Awaited<ReturnType<typeof funnel>>) =>
  one.context<BookingContext>().message;

/** The order is reviewed, and two minutes are left. */
async function warned() {
  const one = await funnel();
  await one.go(...toReview);
  await one.go(pass(12));
  expect([one.value(), one.can(wish.fact)]).toEqual([{ review: 'showing' }, false]);
  await one.go(pass(1));
  return one;
}

describe('two minutes before the end of a hold', () => {
  it('the person is warned and may have it extended, wherever the order is shown', async () => {
    const one = await warned();
    expect([one.value(), one.can(wish.fact)]).toEqual([{ review: 'showing' }, true]);
    await one.go({ fact: { type: 'review.confirmed' } });
    expect([one.value(), one.can(wish.fact)]).toEqual([{ payment: 'ready' }, true]);
    await one.go(
      { fact: { type: 'payment.requested' } },
      { fails: 'startPayment', with: failure() },
    );
    expect([one.value(), one.can(wish.fact)]).toEqual([{ payment: 'ready' }, true]);
    expect(messageOf(one)).toMatchObject({ text: failure().message });
  });

  it('an extension wins five minutes, once, and is followed by another warning', async () => {
    const one = await warned();
    await one.go(wish, wish);
    expect(one.calls('extendHold')).toEqual([{ orderId: 'o1' }]);
    await one.go({ answers: 'extendHold', with: extended });
    expect([one.value(), messageOf(one)]).toEqual([
      { review: 'showing' },
      bookingNotices.holdExtended,
    ]);
    await one.go(pass(4.5));
    expect(one.value()).toEqual({ review: 'showing' });
    await one.go(pass(0.5));
    expect([one.value(), one.can(wish.fact)]).toEqual([{ review: 'showing' }, false]);
    await one.go(pass(2));
    expect(one.value()).toEqual({ review: 'reloading' });
  });

  it('an order whose seat is not held any more warns of nothing', async () => {
    const one = await warned();
    const over = bookedOrder({ holdSecondsLeft: null, holdExtendable: false });
    await one.go(wish, { answers: 'extendHold', with: over });
    expect(one.context<BookingContext>()).toMatchObject({ holdUntil: null, holdEnding: false });
  });

  it('an extension that fails says so, and can be tried again', async () => {
    const one = await warned();
    await one.go(wish, { fails: 'extendHold', with: failure() });
    expect([one.value(), one.can(wish.fact)]).toEqual([{ review: 'showing' }, true]);
    expect(messageOf(one)?.text).toBe(failure().message);
  });

  it.each([
    ['has ended', 'HOLD_EXPIRED', { paymentStatus: 'EXPIRED' }, { slot: 'loading' }],
    ['is paid', 'ALREADY_PAID', { paymentStatus: 'SUCCESS' }, 'placed'],
    [
      'was extended in another tab',
      'HOLD_ALREADY_EXTENDED',
      { holdSecondsLeft: 400, holdExtendable: false },
      { review: 'showing' },
    ],
  ] as const)(
    'of an order that %s, the order is looked at again',
    async (_, code, changes, ends) => {
      const one = await warned();
      await one.go(
        wish,
        { fails: 'extendHold', with: failure(code) },
        { answers: 'reloadReviewedOrder', with: bookedOrder(changes) },
      );
      expect(one.value()).toEqual(ends);
    },
  );
});

it('an order that cannot be loaded again is shown on while its time lasts', async () => {
  const one = await warned();
  await one.go(
    wish,
    { fails: 'extendHold', with: failure('HOLD_ALREADY_EXTENDED') },
    { fails: 'reloadReviewedOrder', with: failure() },
  );
  expect([one.value(), messageOf(one)?.text]).toEqual([
    { review: 'showing' },
    failure('HOLD_ALREADY_EXTENDED').message,
  ]);
});

it('a hold that another tab extended is not given up when this one’s time is over', async () => {
  const one = await warned();
  await one.go({ fact: { type: 'review.confirmed' } });
  await one.go(pass(2), { answers: 'reloadOrderToPay', with: extended });
  expect([one.value(), one.context<BookingContext>().holdUntil]).toEqual([
    { payment: 'ready' },
    Date.now() + 7 * 60_000,
  ]);
});

it.each([
  ['paid meanwhile', { paymentStatus: 'SUCCESS' }, 'placed'],
  ['over', { paymentStatus: 'EXPIRED' }, { opening: 'over' }],
] as const)(
  'an order whose time is over and that cannot be loaded is kept and tried again: it is %s',
  async (_, changes, ends) => {
    const one = await warned();
    await one.go(pass(2), { fails: 'reloadReviewedOrder', with: failure() });
    expect([one.value(), one.context<BookingContext>().draft.orderId]).toEqual([
      { opening: 'loadFailed' },
      'o1',
    ]);
    await one.go(
      { fact: { type: 'load.retried' } },
      { answers: 'loadOrder', with: bookedOrder(changes) },
    );
    expect(one.value()).toEqual(ends);
  },
);
