import { describe, expect, it } from 'vitest';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { bookingNotices } from '../../machines/booking/booking.notices.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { address, failure, slot } from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import { everything } from '../../devtools/samples/booking.samples.ts';
import { draft, funnel, toAddress, toOrder, toReview } from './support/funnel.ts';

const draftOf = (one: { context<Context>(): Context }) => one.context<BookingContext>().draft;
const messageOf = (one: { context<Context>(): Context }) => one.context<BookingContext>().message;

describe('the order', () => {
  it('is made once however often the button is pressed', async () => {
    const one = await funnel();
    await one.go(...toOrder, { fact: { type: 'order.requested' } });
    expect(one.calls('createOrder')).toHaveLength(1);
  });
  it('has the same key after a reload in the middle of the call, and after coming back unchanged', async () => {
    const before = await funnel();
    const after = await funnel();
    await before.go(...toOrder);
    await after.go(...toReview, { fact: { type: 'xstate.route', to: '#address' } }, ...toOrder);
    expect(
      new Set(
        [...before.calls('createOrder'), ...after.calls('createOrder')].map(
          (input) => (input as { idempotencyKey: string }).idempotencyKey,
        ),
      ).size,
    ).toBe(1);
    expect(draftOf(after).orderId).toBe('o1');
  });
  /** From the review back to the slots, and another one is chosen. */
  const anotherSlot: readonly Step[] = [
    ...toReview,
    { fact: { type: 'xstate.route', to: '#slot' } },
    { answers: 'loadSlots', with: [slot, { ...slot, id: 's2' }] },
    { fact: { type: 'slot.selected', slotId: 's2' } },
  ];
  const toChange: readonly Step[] = [...anotherSlot, ...toAddress, ...toOrder];

  it('stays the same order when something else is chosen before payment', async () => {
    const one = await funnel();
    await one.go(...anotherSlot);
    expect(draftOf(one).orderId).toBe('o1');
    expect(one.can({ type: 'xstate.route', to: '#review' })).toBe(false);
    await one.go(...toAddress, ...toOrder);
    expect(one.calls('createOrder')).toHaveLength(1);
    expect(one.calls('changeOrder')).toEqual([
      {
        orderId: 'o1',
        ...everything,
        slotId: 's2',
        expectedAmount: bookedOrder().amount,
      },
    ]);
    await one.go({ answers: 'changeOrder', with: bookedOrder() });
    expect(one.value()).toEqual({ review: 'showing' });
    expect(one.can({ type: 'xstate.route', to: '#payment' })).toBe(true);
  });
  it('is paid for under another key once it was changed', async () => {
    const key = async (...steps: readonly Step[]) => {
      const one = await funnel();
      await one.go(
        ...steps,
        { fact: { type: 'review.confirmed' } },
        { fact: { type: 'payment.requested' } },
      );
      return (one.calls('startPayment')[0] as { idempotencyKey: string }).idempotencyKey;
    };
    const changed = await key(...toChange, { answers: 'changeOrder', with: bookedOrder() });
    expect(changed).not.toBe(await key(...toReview));
  });
  it('that is paid meanwhile is not changed: it is shown as paid', async () => {
    const one = await funnel();
    await one.go(
      ...toChange,
      { fails: 'changeOrder', with: failure('ALREADY_PAID') },
      { answers: 'loadOrder', with: bookedOrder({ paymentStatus: 'SUCCESS' }) },
    );
    expect(one.value()).toBe('placed');
  });
  it.each(['HOLD_EXPIRED', 'NOT_FOUND'])(
    'that is over meanwhile (%s) becomes a new one of all that is chosen',
    async (code) => {
      const one = await funnel();
      await one.go(...toChange, { fails: 'changeOrder', with: failure(code) });
      expect(one.value()).toEqual({ address: 'creatingOrder' });
      const [first, second] = one.calls('createOrder') as {
        slotId: string;
        idempotencyKey: string;
      }[];
      expect(second!.slotId).toBe('s2');
      expect(second!.idempotencyKey).not.toBe(first!.idempotencyKey);
      await one.go({ answers: 'createOrder', with: bookedOrder({ id: 'o2' }) });
      expect(draftOf(one).orderId).toBe('o2');
      expect(one.can({ type: 'xstate.route', to: '#payment' })).toBe(true);
    },
  );
  it('keeps its seat when the new slot was just taken', async () => {
    const one = await funnel();
    await one.go(...toChange, { fails: 'changeOrder', with: failure('SLOT_TAKEN') });
    expect(one.value()).toEqual({ slot: 'loading' });
    expect(messageOf(one)).toBe(bookingNotices.slotTaken);
    expect(draftOf(one)).toMatchObject({ orderId: 'o1', slotId: null });
  });
  it('for a slot that was just taken leads back to the slots with a plain message, which the next step does not repeat', async () => {
    const one = await funnel();
    await one.go(...toOrder, { fails: 'createOrder', with: failure('SLOT_TAKEN') });
    expect(one.value()).toEqual({ slot: 'loading' });
    expect(messageOf(one)).toBe(bookingNotices.slotTaken);
    expect(draftOf(one)).toEqual({ ...draft, slotId: null, attempt: 1 });
    await one.go({ fact: { type: 'xstate.route', to: '#lab' } });
    expect(messageOf(one)).toBeNull();
  });
  it('that fails is only logged, said where the person is, and may be tried again', async () => {
    const one = await funnel();
    await one.go(...toOrder, { fails: 'createOrder', with: new Error('The service is away') });
    expect(one.value()).toEqual({ address: 'choosing' });
    expect(messageOf(one)?.text, 'clause 8.16').toBe('The service is away');
    expect(one.effects, 'clause 8.16').toEqual([
      ['log', { message: { text: 'The service is away' } }],
    ]);
    await one.go(
      { fact: { type: 'order.requested' } },
      { answers: 'createOrder', with: bookedOrder() },
    );
    expect(one.value()).toEqual({ review: 'showing' });
  });
  it('needs a ticked address', async () => {
    const one = await funnel();
    await one.go(
      { answers: 'loadAddresses', with: [address] },
      { fact: { type: 'address.unticked' } },
    );
    expect(one.can({ type: 'order.requested' })).toBe(false);
  });
});
