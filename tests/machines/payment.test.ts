import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pagePause, pollPause, polls } from '../../machines/booking/booking.polling.ts';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { bookingNotices } from '../../machines/booking/booking.notices.ts';
import { failure } from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { draft, funnel, toReview, toVerdict, toWindow } from './support/funnel.ts';

const minutes = (count: number) => count * 60_000;
const context = (one: { context<Context>(): Context }) => one.context<BookingContext>();
const refused = { accepted: false, status: 'FAILED', message: 'No', orderId: 'o1' };
const paid = bookedOrder({ paymentStatus: 'SUCCESS' });
/** Its time is over, and nobody has written it down yet. */
const over = bookedOrder({ holdSecondsLeft: 0, holdExtendable: false });

describe('the held place', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
  afterEach(() => void vi.useRealTimers());
  /** Time passes for the machine's clock and the device's. */
  const pass = (count: number): Step => {
    vi.setSystemTime(Date.now() + minutes(count));
    return { passes: minutes(count) };
  };

  it('is given up after 15 minutes, however they were spent; patient and address are kept', async () => {
    const one = await funnel();
    await one.go(...toReview);
    await one.go(pass(10));
    await one.go({ fact: { type: 'review.confirmed' } });
    await one.go(pass(4));
    expect([one.value(), context(one).holdEnding]).toEqual([{ payment: 'ready' }, true]);
    await one.go(pass(1), { answers: 'reloadOrderToPay', with: over });
    expect(one.value()).toEqual({ slot: 'loading' });
    expect(context(one).message).toBe(bookingNotices.holdExpired);
    expect(context(one).draft).toEqual({
      ...draft,
      slotId: null,
      attempt: 1,
      expectedAmount: bookedOrder().amount,
    });
  });
  it("does not close the provider's window; the person is told afterwards", async () => {
    const one = await funnel();
    await one.go(...toWindow);
    await one.go(pass(16));
    expect(one.value()).toEqual({ payment: 'windowOpen' });
    await one.go(
      { answers: 'openPaymentWindow', with: { kind: 'dismissed' } },
      { passes: 0 },
      { passes: 0 },
      { answers: 'reloadOrderToPay', with: over },
    );
    expect(one.value()).toEqual({ slot: 'loading' });
    expect(context(one).message).toBe(bookingNotices.holdExpired);
  });
  it('that ends by the clock is no reason to say so when the money has come by itself', async () => {
    const one = await funnel();
    await one.go(...toWindow, { answers: 'openPaymentWindow', with: { kind: 'dismissed' } });
    await one.go(pass(15), { passes: 0 }, { answers: 'reloadOrderToPay', with: paid });
    expect(one.value()).toBe('placed');
  });
  it('counts from the answer, so a device whose clock is off sees the same', async () => {
    vi.setSystemTime(Date.UTC(2031, 0));
    const one = await funnel();
    await one.go(...toReview);
    expect(context(one).holdUntil).toBe(Date.UTC(2031, 0) + minutes(15));
  });
});

describe('where the browser opens no window', () => {
  const toPage: readonly Step[] = [
    ...toWindow,
    { answers: 'openPaymentWindow', with: { kind: 'blocked' } },
  ];
  const seen: Step = { fact: { type: 'page.seen' } };

  it("the provider's page is opened for the same payment", async () => {
    const one = await funnel();
    await one.go(...toPage);
    expect(one.value()).toEqual({ payment: { onPage: 'waiting' } });
    expect(one.calls('openPaymentPage')).toEqual(one.calls('openPaymentWindow'));
  });

  it.each([
    ['paid in another tab', paid, 'placed'],
    ['over', bookedOrder({ paymentStatus: 'EXPIRED' }), { slot: 'loading' }],
    ['not paid yet', bookedOrder(), { payment: { onPage: 'waiting' } }],
  ])('who looks at the page again finds the order %s', async (_, order, end) => {
    const one = await funnel();
    await one.go(...toPage, seen, { answers: 'checkPaidOrder', with: order });
    expect(one.value()).toEqual(end);
  });

  it('the order is asked for without anybody looking, and the page can be opened again', async () => {
    const one = await funnel();
    await one.go(...toPage, { passes: pagePause }, { fails: 'checkPaidOrder', with: failure() });
    expect(one.value()).toEqual({ payment: { onPage: 'waiting' } });
    await one.go({ fact: { type: 'payment.requested' } });
    expect(one.value()).toEqual({ payment: 'creating' });
  });

  const back = (returned: 'failed' | 'unknown'): Step => ({
    fact: { type: 'order.opened', orderId: 'o1', wanted: 'checkout', returned },
  });
  it('a payment that failed there is declined, and another try is a press', async () => {
    const one = await funnel({ orderId: 'o1' });
    await one.go(back('failed'), { answers: 'loadOrder', with: bookedOrder() });
    expect(one.value()).toEqual({ payment: 'declined' });
    expect(context(one).message).toBe(bookingNotices.paymentDeclined);
    expect(one.can({ type: 'payment.requested' })).toBe(true);
  });

  it('an unknown end is asked for until the bank has confirmed', async () => {
    const one = await funnel({ orderId: 'o1' });
    await one.go(
      back('unknown'),
      { answers: 'loadOrder', with: bookedOrder() },
      { answers: 'pollOrder', with: paid },
    );
    expect(one.value()).toBe('placed');
  });

  it('what the address says does not outlive it, and never stands above the order', async () => {
    const one = await funnel({ orderId: 'o1' });
    await one.go(back('failed'), { answers: 'loadOrder', with: bookedOrder() });
    await one.go(
      { fact: { type: 'order.opened', orderId: 'o1', wanted: 'checkout' } },
      { answers: 'loadOrder', with: bookedOrder() },
    );
    expect(one.value()).toEqual({ payment: 'ready' });
    await one.go(back('failed'), { answers: 'loadOrder', with: paid });
    expect(one.value()).toBe('placed');
  });
});

describe('paying', () => {
  it('opens one window however often the button is pressed', async () => {
    const one = await funnel();
    await one.go(...toWindow, { fact: { type: 'payment.requested' } });
    expect(one.calls('startPayment')).toHaveLength(1);
    expect(one.calls('openPaymentWindow')).toHaveLength(1);
  });
  it('a closed window is only logged, and paying can begin again', async () => {
    const one = await funnel();
    await one.go(...toWindow, { answers: 'openPaymentWindow', with: { kind: 'dismissed' } });
    expect(one.value(), 'clause 8.11').toEqual({ payment: 'ready' });
    expect(context(one).message, 'clause 8.11').toBeNull();
    expect(one.effects, 'clause 8.11').toEqual([
      ['log', { message: bookingNotices.paymentWindowClosed }],
    ]);
    expect(one.can({ type: 'payment.requested' })).toBe(true);
  });
  it.each([
    ['status SUCCESS', { accepted: true, status: 'SUCCESS', message: '', orderId: 'o1' }, 'placed'],
    [
      'a message that contains payment verified',
      { accepted: false, status: null, message: 'Thank you: Payment Verified.', orderId: 'o1' },
      'placed',
    ],
    ['anything else', refused, { payment: 'verificationFailed' }],
  ])('takes %s for what it is', async (_, verdict, ends) => {
    const one = await funnel();
    await one.go(...toVerdict, { answers: 'verifyPayment', with: verdict });
    expect(one.calls('verifyPayment'), 'clause 3.10').toEqual([
      { orderId: 'o1', providerPaymentId: 'pay1', providerOrderId: 'order1', signature: 'good' },
    ]);
    expect(one.value(), 'clause 4.2').toEqual(ends);
  });
  it('a check that breaks is not said to be what an earlier payment was refused with', async () => {
    const one = await funnel();
    await one.go(
      ...toVerdict,
      { answers: 'verifyPayment', with: refused },
      { fact: { type: 'alert.closed' } },
      { answers: 'pollOrder', with: bookedOrder() },
      ...toVerdict.slice(-3),
    );
    await one.go({ fails: 'verifyPayment', with: failure() });
    expect([one.value(), context(one).verdict]).toEqual([{ payment: 'verificationFailed' }, null]);
  });
  it('a paid order closes the draft, and the next booking gets a key of its own', async () => {
    const one = await funnel();
    await one.go(...toVerdict, {
      answers: 'verifyPayment',
      with: { ...refused, status: 'SUCCESS' },
    });
    expect(context(one).draft).toEqual({ ...emptyDraft('d1'), attempt: 1 });
    expect(context(one).order?.id).toBe('o1');
  });
  it.each([
    ['refused', { answers: 'verifyPayment', with: refused }],
    ['broken', { fails: 'verifyPayment', with: failure() }],
  ] as const)(
    'a %s check is followed by asking for the order, as money may be under way',
    async (_, end) => {
      const one = await funnel();
      await one.go(
        ...toVerdict,
        end,
        { fact: { type: 'alert.closed' } },
        { answers: 'pollOrder', with: bookedOrder() },
        { passes: pollPause },
        { answers: 'pollOrder', with: paid },
      );
      expect(one.value()).toBe('placed');
    },
  );
  it('again what is paid already leads to the paid order', async () => {
    const one = await funnel();
    await one.go(
      ...toReview,
      { fact: { type: 'review.confirmed' } },
      { fact: { type: 'payment.requested' } },
      { fails: 'startPayment', with: failure('ALREADY_PAID') },
      { answers: 'pollOrder', with: paid },
    );
    expect(one.value()).toBe('placed');
  });
  it('too late, when the slot was gone, is never shown as a placed order; the money goes back and a slot is picked again', async () => {
    const one = await funnel();
    await one.go(
      ...toVerdict,
      { answers: 'verifyPayment', with: { ...refused, status: 'REFUND_PENDING' } },
      { fact: { type: 'alert.closed' } },
      {
        answers: 'pollOrder',
        with: bookedOrder({ status: 'cancelled', paymentStatus: 'REFUND_PENDING' }),
      },
    );
    expect(one.value()).toEqual({ slot: 'loading' });
    expect(context(one).message).toBe(bookingNotices.moneyBack);
  });
  it('stops asking after a minute, says so, and lets the person pay again', async () => {
    const one = await funnel();
    const poll: Step[] = [{ answers: 'pollOrder', with: bookedOrder() }, { passes: pollPause }];
    await one.go(
      ...toVerdict,
      { answers: 'verifyPayment', with: refused },
      { fact: { type: 'alert.closed' } },
    );
    for (let count = 0; count < polls; count += 1) await one.go(...poll);
    expect(one.value()).toEqual({ payment: 'ready' });
    expect(one.calls('pollOrder')).toHaveLength(polls);
    expect(context(one).message).toBe(bookingNotices.stillConfirming);
    expect(one.can({ type: 'payment.requested' })).toBe(true);
  });
});
