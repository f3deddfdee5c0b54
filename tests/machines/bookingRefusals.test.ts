import { describe, expect, it } from 'vitest';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { parseDraft, serializeDraft } from '../../machines/booking/storedDraft.ts';
import { failure, lab, otherLab, slot } from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { draft, funnel, toAddress, toOrder, toReview } from './support/funnel.ts';

type Funnel = Awaited<ReturnType<typeof funnel>>;
const contextOf = (one: Funnel) => one.context<BookingContext>();
const expectedBy = (one: Funnel, port = 'createOrder') =>
  (one.calls(port) as { expectedAmount: number | null }[]).map((input) => input.expectedAmount);
const again: Step = { fact: { type: 'order.requested' } };

describe('the price that was shown', () => {
  const throughLabs: readonly Step[] = [
    { fact: { type: 'xstate.route', to: '#lab' } },
    { answers: 'loadLabs', with: [lab, otherLab] },
  ];
  it('is that of the chosen lab, also after a reload', async () => {
    const one = await funnel();
    await one.go(...throughLabs, { fact: { type: 'lab.selected', labId: 'l2' } });
    const stored = serializeDraft(contextOf(one).draft, null, 1);
    expect(parseDraft(stored, null, 2)?.expectedAmount).toBe(otherLab.amountInRupees);
  });
  it('is sent with the order', async () => {
    const one = await funnel();
    await one.go(
      ...throughLabs,
      { fact: { type: 'lab.confirmed' } },
      { answers: 'loadSlots', with: [slot] },
      ...toAddress,
      ...toOrder,
    );
    expect(expectedBy(one)).toEqual([lab.amountInRupees]);
  });
  it('is not known of a draft that was stored before it was', async () => {
    const one = await funnel();
    await one.go(...toOrder);
    expect(expectedBy(one)).toEqual([null]);
  });
  it('is that of the order once it was reviewed, and sent when it is changed', async () => {
    const one = await funnel();
    await one.go(
      ...toReview,
      { fact: { type: 'xstate.route', to: '#slot' } },
      { answers: 'loadSlots', with: [slot, { ...slot, id: 's2' }] },
      { fact: { type: 'slot.selected', slotId: 's2' } },
      ...toAddress,
      ...toOrder,
    );
    expect(expectedBy(one, 'changeOrder')).toEqual([bookedOrder().amount]);
  });
  it('that no longer holds is said, and ordered at only when the person orders again', async () => {
    const one = await funnel({ expectedAmount: 549 });
    const refused = failure('PRICE_CHANGED', { amount: 649 });
    await one.go(...toOrder, { fails: 'createOrder', with: refused });
    expect(one.value()).toEqual({ address: 'choosing' });
    expect(contextOf(one).message?.text).toBe(refused.message);
    expect(expectedBy(one)).toEqual([549]);
    await one.go(again);
    expect(expectedBy(one)).toEqual([549, 649]);
    const keys = (one.calls('createOrder') as { idempotencyKey: string }[]).map(
      (input) => input.idempotencyKey,
    );
    expect(keys[0]).toBe(keys[1]);
  });
  it('is refused like anything else by a service that does not say the new one', async () => {
    const one = await funnel({ expectedAmount: 549 });
    await one.go(...toOrder, { fails: 'createOrder', with: failure('PRICE_CHANGED') });
    expect(one.value()).toEqual({ address: 'choosing' });
  });
});

describe('too many orders that wait for payment', () => {
  const refused = failure('TOO_MANY_HOLDS', { oldest: 'o0' });
  const toOldest: readonly Step[] = [
    ...toOrder,
    { fails: 'createOrder', with: refused },
    { answers: 'loadOldest', with: bookedOrder({ id: 'o0' }) },
  ];
  it('name the oldest, and cancel it for this one only when the person says so', async () => {
    const one = await funnel();
    await one.go(...toOldest);
    expect(one.calls('loadOldest')).toEqual([{ orderId: 'o0' }]);
    expect(one.value()).toEqual({ address: 'tooManyHolds' });
    expect(contextOf(one).message?.text).toBe(refused.message);
    expect(one.calls('cancelOrder')).toEqual([]);
    await one.go({ fact: { type: 'oldest.givenUp' } });
    expect(one.calls('cancelOrder')).toEqual([{ orderId: 'o0', onlyUnpaid: true }]);
    await one.go({ answers: 'cancelOrder', with: null });
    expect(one.calls('createOrder')).toHaveLength(2);
    await one.go({ answers: 'createOrder', with: bookedOrder() });
    expect(one.value()).toEqual({ review: 'showing' });
  });
  it('go on when the oldest was paid meanwhile', async () => {
    const one = await funnel();
    await one.go(
      ...toOldest,
      { fact: { type: 'oldest.givenUp' } },
      { fails: 'cancelOrder', with: failure('ALREADY_PAID') },
    );
    expect(one.value()).toEqual({ address: 'creatingOrder' });
  });
  it("say so and no more when they are another customer's with the same phone", async () => {
    const one = await funnel();
    const other = failure('TOO_MANY_HOLDS', { oldest: null });
    await one.go(...toOrder, { fails: 'createOrder', with: other });
    expect(one.value()).toEqual({ address: 'choosing' });
    expect(contextOf(one).message?.text).toBe(other.message);
    expect(one.can({ type: 'oldest.givenUp' })).toBe(false);
  });
  it('are tried again without giving one up', async () => {
    const one = await funnel();
    await one.go(...toOldest, again);
    expect(one.value()).toEqual({ address: 'creatingOrder' });
    expect(draft.orderId).toBe(null);
  });
});
