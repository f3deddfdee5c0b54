import { describe, expect, it } from 'vitest';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { bookingNotices } from '../../machines/booking/booking.notices.ts';
import { messageOf } from '../../machines/failure.ts';
import { failure, lab } from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { funnel } from './support/funnel.ts';

const context = (one: { context<Context>(): Context }) => one.context<BookingContext>();
const paid = bookedOrder({ paymentStatus: 'SUCCESS' });

describe('an order opened by its address', () => {
  const open = (orderId: string, wanted: string): Step => ({
    fact: { type: 'order.opened', orderId, wanted },
  });

  it.each([
    ['review', bookedOrder(), { review: 'showing' }],
    ['checkout', bookedOrder(), { payment: 'ready' }],
    ['success', bookedOrder(), { payment: 'ready' }],
    ['review', paid, 'placed'],
    ['success', bookedOrder({ paymentStatus: 'EXPIRED' }), { opening: 'over' }],
    ['checkout', bookedOrder({ status: 'cancelled' }), { opening: 'over' }],
    [
      'success',
      bookedOrder({ status: 'cancelled', paymentStatus: 'REFUNDED' }),
      { opening: 'over' },
    ],
  ])('for %s leads where its payment says', async (wanted, order, ends) => {
    const one = await funnel(emptyDraft('d1'));
    await one.go(open('o1', wanted), { answers: 'loadOrder', with: order });
    expect(one.value()).toEqual(ends);
  });
  it('shows that it is not there, or that it could not be fetched, and then Retry works', async () => {
    const one = await funnel();
    await one.go(open('o9', 'review'), { fails: 'loadOrder', with: failure('NOT_FOUND') });
    expect(one.value()).toEqual({ opening: 'notFound' });
    await one.go(open('o9', 'review'), { fails: 'loadOrder', with: failure() });
    expect(one.value(), 'clause 8.15').toEqual({ opening: 'loadFailed' });
    expect(one.effects, 'clause 8.15').toEqual([['log', { message: messageOf(failure()) }]]);
    await one.go({ fact: { type: 'load.retried' } }, { answers: 'loadOrder', with: bookedOrder() });
    expect(one.value(), 'clause 8.15').toEqual({ review: 'showing' });
  });
  it('forgets the labs that were asked for the tests of another booking', async () => {
    const one = await funnel({ ...emptyDraft('d1'), testId: 't1', patientId: 'p1' });
    await one.go(
      { fact: { type: 'xstate.route', to: '#lab' } },
      { answers: 'loadLabs', with: [{ ...lab, missingTests: [{ id: 't2', name: 'HbA1c' }] }] },
      open('o1', 'review'),
      { answers: 'loadOrder', with: bookedOrder() },
      { fact: { type: 'xstate.route', to: '#lab' } },
    );
    expect([one.value(), context(one).labs]).toEqual([{ lab: 'loading' }, []]);
  });
  it.each([
    ['p2', { slot: 'loading' }],
    [null, { patient: 'loading' }],
  ])(
    "of another booking never takes over this draft's patient: it is for %s",
    async (patientId, step) => {
      const one = await funnel();
      const items = [{ ...bookedOrder().items[0]!, patientId }];
      await one.go(
        open('o9', 'checkout'),
        { answers: 'loadOrder', with: bookedOrder({ id: 'o9', paymentStatus: 'EXPIRED', items }) },
        { fact: { type: 'booking.resumed' } },
      );
      expect(one.value()).toEqual(step);
      expect(context(one).draft).toMatchObject({
        testId: 't1',
        labId: 'l1',
        patientId,
        addressId: null,
        slotId: null,
        orderId: null,
      });
      expect(context(one).message).toBe(bookingNotices.holdExpired);
    },
  );
  it.each([
    [bookingNotices.holdExpired, { paymentStatus: 'EXPIRED' }],
    [bookingNotices.orderCancelled, { status: 'cancelled', paymentStatus: 'EXPIRED' }],
    [bookingNotices.moneyBack, { status: 'cancelled', paymentStatus: 'REFUND_PENDING' }],
  ] as const)('and resumed when it is over says why: %s', async (message, changes) => {
    const one = await funnel({ orderId: 'o1' });
    await one.go(
      { answers: 'loadOrder', with: bookedOrder(changes) },
      { fact: { type: 'booking.resumed' } },
    );
    expect(context(one).message).toBe(message);
  });
  it("that is the draft's own keeps patient and address when it is over", async () => {
    const one = await funnel({ orderId: 'o1' });
    await one.go(
      { answers: 'loadOrder', with: bookedOrder({ paymentStatus: 'EXPIRED' }) },
      { fact: { type: 'booking.resumed' } },
    );
    expect(one.value()).toEqual({ slot: 'loading' });
    expect(context(one).draft).toMatchObject({
      patientId: 'p1',
      addressId: 'a1',
      slotId: null,
      orderId: null,
    });
  });
});
