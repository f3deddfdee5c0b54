import { describe, expect, it } from 'vitest';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import {
  idempotencyKey,
  isOrdered,
  itemsOf,
  orderChange,
  orderInput,
  withChoices,
  withItem,
  withOrder,
  withoutItem,
} from '../../machines/booking/draft.ts';
import { isDraft, parseDraft, serializeDraft } from '../../machines/booking/storedDraft.ts';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { lab, otherLab, slot } from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import { addsTest, draft, funnel, opensSheet, toReview } from './support/funnel.ts';

const first = { testId: 't1', patientId: 'p1' };
const second = { testId: 't2', patientId: 'p1' };
const third = { testId: 't1', patientId: 'p2' };
const contextOf = (one: { context<Context>(): Context }) => one.context<BookingContext>();

/** The list of labs with one test chosen. */
async function atLabs() {
  const one = await funnel({ labId: null, slotId: null, addressId: null });
  await one.go({ answers: 'loadLabs', with: [lab, otherLab] });
  return one;
}

describe('the tests of a visit', () => {
  it('are sent beside the first choice once there are several, and not before', () => {
    expect(orderInput(draft)).not.toHaveProperty('items');
    const visit = withItem(withItem(draft, second), third);
    expect(orderInput(visit)).toMatchObject({ ...first, items: [first, second, third] });
    expect(orderChange(visit)).toMatchObject({ ...first, items: [first, second, third] });
    expect(orderInput(withoutItem(withoutItem(visit, second), third))).not.toHaveProperty('items');
  });

  it('are those of an order that another device made, and none is lost when it is changed', async () => {
    const one = await funnel({ orderId: null, orderedAs: null });
    const [item] = bookedOrder().items;
    const items = [
      item!,
      { ...item!, id: 'i2', patientId: 'p2', test: { id: 't2', name: 'HbA1c' } },
    ];
    await one.go(
      { fact: { type: 'order.opened', orderId: 'o2', wanted: 'review' } },
      { answers: 'loadOrder', with: bookedOrder({ id: 'o2', items }) },
    );
    const opened = contextOf(one).draft;
    expect(itemsOf(opened)).toEqual([first, { testId: 't2', patientId: 'p2' }]);
    expect(isOrdered(opened)).toBe(true);
    expect(orderChange({ ...opened, slotId: 's2' })).toMatchObject({
      orderId: 'o2',
      items: itemsOf(opened),
    });
  });

  it('have a key and an order of their own, and one test the key that it always had', () => {
    const visit = withItem(draft, second);
    expect(idempotencyKey(visit)).not.toBe(idempotencyKey(draft));
    expect(idempotencyKey({ ...withoutItem(visit, second), slotId: draft.slotId })).toBe(
      idempotencyKey(draft),
    );
    const ordered = withOrder({ ...draft }, 'o1');
    expect(isOrdered(ordered)).toBe(true);
    expect(isOrdered(withItem(ordered, second))).toBe(false);
    expect(isOrdered(withOrder(withItem(ordered, second), 'o1'))).toBe(true);
  });

  it('are stored with the draft; a draft stored before has none, a broken one is dropped', () => {
    const visit = withItem(draft, second);
    expect(parseDraft(serializeDraft(visit, 'u1', 0), 'u1', 5)).toEqual(visit);
    expect(isDraft(draft)).toBe(true);
    expect(isDraft({ ...draft, added: [{ testId: 't1' }] })).toBe(false);
    expect(isDraft({ ...draft, added: 'two' })).toBe(false);
  });

  it('go on with the next one when the first is taken out, and never lose the last', () => {
    const visit = withItem(draft, third);
    expect(itemsOf(withoutItem(visit, first))).toEqual([third]);
    expect(itemsOf(withoutItem(draft, first))).toEqual([first]);
  });

  it('never come twice: another first patient takes the place of the one added before', () => {
    const visit = withItem(draft, third);
    expect(itemsOf(withChoices(visit, { patientId: 'p2' }))).toEqual([third]);
  });
});

describe('adding a test on the list of labs', () => {
  it('asks the labs anew for all of them, keeps the lab and gives the slot back', async () => {
    const one = await funnel();
    await one.go(
      { fact: { type: 'xstate.route', to: '#lab' } },
      { answers: 'loadLabs', with: [lab, otherLab] },
      { fact: { type: 'lab.selected', labId: otherLab.id } },
      ...addsTest(second),
    );
    expect(one.value()).toEqual({ lab: 'loading' });
    const dearer = { ...otherLab, amountInRupees: 1100 };
    await one.go({ answers: 'loadLabs', with: [lab, dearer] });
    expect(contextOf(one).draft).toMatchObject({
      labId: otherLab.id,
      slotId: null,
      added: [second],
      expectedAmount: 1100,
    });
  });

  it.each([
    ['the time that was chosen, at another lab too', slot.startTime, 's2'],
    ['the earliest one where that time is gone', '07:30 am', 's1'],
  ])('to an order proposes %s', async (_, startTime, proposed) => {
    const one = await funnel();
    await one.go(
      ...toReview,
      { fact: { type: 'change.wanted', step: 'lab' } },
      { answers: 'loadLabs', with: [lab, otherLab] },
      { fact: { type: 'lab.selected', labId: otherLab.id } },
      ...addsTest(second),
      { answers: 'loadLabs', with: [lab, otherLab] },
      { fact: { type: 'lab.confirmed' } },
      {
        answers: 'loadSlots',
        with: [
          { ...slot, startTime: '06:30 am' },
          { ...slot, id: 's2', startTime },
        ],
      },
    );
    expect(one.value()).toEqual({ slot: 'choosing' });
    expect(contextOf(one).draft.slotId).toBe(proposed);
  });

  it('refuses the same test for the same person in a sentence', async () => {
    const one = await atLabs();
    await one.go(...opensSheet, { fact: { type: 'item.added', item: first } });
    expect(one.value()).toEqual({ lab: 'adding' });
    expect(contextOf(one).message?.reason).toBe('ITEM_IN_VISIT');
    await one.go({ fact: { type: 'adding.cancelled' } });
    expect([one.value(), contextOf(one).message]).toEqual([{ lab: 'choosing' }, null]);
  });

  it('ends where a seat of a slot does', async () => {
    const added = Array.from({ length: itemsPerSeat - 1 }, (_, index) => ({
      testId: `more${index}`,
      patientId: 'p1',
    }));
    const one = await funnel({ labId: null, slotId: null, addressId: null, added });
    await one.go({ answers: 'loadLabs', with: [lab] });
    expect(one.can({ type: 'item.wanted' })).toBe(false);
    expect(one.can({ type: 'item.removed', item: added[0] })).toBe(true);
  });

  it('passes over labs that lack a test; where all do, a test can be taken out', async () => {
    const missingTests = [{ id: 't2', name: 'HbA1c' }];
    const one = await funnel({ labId: null, slotId: null, addressId: null, added: [second] });
    await one.go({ answers: 'loadLabs', with: [{ ...lab, missingTests }, otherLab] });
    expect(contextOf(one).draft.labId).toBe(otherLab.id);
    await one.go({ fact: { type: 'lab.selected', labId: lab.id } });
    expect(contextOf(one).draft.labId).toBe(otherLab.id);
    const none = await funnel({ labId: null, slotId: null, addressId: null, added: [second] });
    await none.go({ answers: 'loadLabs', with: [{ ...lab, missingTests }] });
    expect(none.value()).toEqual({ lab: 'noneComplete' });
    expect(none.can({ type: 'lab.confirmed' })).toBe(false);
    await none.go({ fact: { type: 'item.removed', item: second } });
    await none.go({ answers: 'loadLabs', with: [lab] });
    expect([none.value(), contextOf(none).draft.labId]).toEqual([{ lab: 'choosing' }, lab.id]);
  });

  it('keeps the only test', async () => {
    const one = await atLabs();
    expect(one.can({ type: 'item.removed', item: first })).toBe(false);
  });
});
