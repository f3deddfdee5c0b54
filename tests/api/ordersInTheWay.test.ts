import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sentenceOf } from '../../api/reasons/reasons.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import {
  cancel,
  closedDay,
  closedDayShop,
  hoursOf,
  keep,
  move,
  nextDay,
} from './support/closedDay.ts';
import { crowd } from './support/crowd.ts';
import { inTheWay, problemsIn } from './support/ownersLab.ts';

let shop: Awaited<ReturnType<typeof closedDayShop>>;
beforeAll(async () => {
  shop = await closedDayShop();
});
afterEach(() => shop.beginAnew());
afterAll(() => shop.api.stop());

type Paid = Awaited<ReturnType<typeof shop.paidOrder>>;
/** Who cancelled an order, and what is noted about it, as its customer reads it. */
const cancelledBy = async (one: Paid) => {
  const event = (await shop.orderOf(one)).events.find(({ type }) => type === 'order.cancelled');
  return [event?.actor, event?.note];
};

describe('orders in the way of a change', () => {
  it('are kept, moved and cancelled together with it, each as it would be by itself', async () => {
    const kept = await shop.paidOrder(shop.closed('0700'));
    const moved = await shop.paidOrder(shop.closed('0800'));
    const dropped = await shop.paidOrder(shop.closed('0800'));
    const asked = await shop.close([]);
    expect([asked.status, asked.body.code]).toEqual([409, 'ORDERS_IN_THE_WAY']);
    expect(asked.body).toMatchObject({ reason: 'ORDERS_IN_THE_WAY', params: { count: 3 } });
    expect(inTheWay(asked).find(({ _id }) => _id === moved.id)).toEqual({
      _id: moved.id,
      patientName: 'Guest',
      testName: 'Vitamin D',
      date: closedDay,
      startTime: '08:00 am',
      paid: true,
      amount: 800,
      version: `${shop.closed('0800')} paid`,
      problem: null,
    });
    const { slots } = asked.body.data as unknown as { slots: SlotJson[] };
    expect(slots.some(({ date }) => date === closedDay)).toBe(false);
    expect(slots).toContainEqual(
      expect.objectContaining({ _id: shop.next('0800'), startTime: '08:00 am', placesLeft: 9 }),
    );

    const decisions = [keep(kept), move(moved, shop.next('0800')), cancel(dropped)];
    expect((await shop.close(decisions)).body.data.holidays).toEqual([
      { date: closedDay, part: 'day' },
    ]);
    expect(await shop.timeOf(kept)).toBe(`${closedDay} 07:00 am`);
    expect(await shop.timeOf(moved)).toBe(`${nextDay} 08:00 am`);
    expect(await shop.statusOf(moved)).toEqual(['placed', 'SUCCESS']);
    expect(await shop.statusOf(dropped)).toEqual(['cancelled', 'REFUND_PENDING']);
    expect(await cancelledBy(dropped)).toEqual(['administrator', 'The lab is closed on that day']);
    expect(
      (await shop.open(nextDay)).find(({ _id }) => _id === shop.next('0800'))?.placesLeft,
    ).toBe(8);
    expect(await shop.sentAbout(moved, 'was moved to Wed 25 Nov, 8:00 am')).toHaveLength(1);
    expect(await shop.sentAbout(dropped, 'was cancelled')).toHaveLength(1);
    expect([
      await shop.auditOf(kept),
      await shop.auditOf(moved),
      await shop.auditOf(dropped),
    ]).toEqual([[], ['reschedule'], ['cancel']]);

    // An answer that got lost: the same once more changes nothing more.
    expect((await shop.close(decisions)).status).toBe(200);
    expect(await shop.times(moved, 'slot.changed')).toBe(1);
    expect(await shop.sentAbout(moved, 'was moved to')).toHaveLength(1);
  });

  it('move to slots of the new hours, also to such as were not there before', async () => {
    const one = await shop.paidOrder(shop.closed('0900'));
    const dropped = await shop.paidOrder(shop.closed('0800'));
    const body = { ...hoursOf(2), slotMinutes: 45 };
    const asked = await shop.hours(body);
    const { slots } = asked.body.data as unknown as { slots: SlotJson[] };
    expect(slots.filter(({ date }) => date === closedDay).map((slot) => slot.startTime)).toEqual([
      '07:00 am',
      '07:45 am',
      '08:30 am',
      '09:15 am',
    ]);
    const decisions = [move(one, shop.closed('0915')), cancel(dropped)];
    expect((await shop.hours({ ...body, decisions })).status).toBe(200);
    expect(await cancelledBy(dropped)).toEqual(['administrator', 'The lab changed its hours']);
    expect((await shop.orderOf(one)).slot).toMatchObject({
      startTime: '09:15 am',
      endTime: '10:00 am',
    });
  });

  it('change nothing at all while one of the decisions cannot be carried out', async () => {
    await shop.hours(hoursOf(2));
    await shop.paidOrder(shop.next('0700'));
    const first = await shop.paidOrder(shop.closed('0700'));
    const second = await shop.paidOrder(shop.closed('0700'));
    const third = await shop.paidOrder(shop.closed('0800'));
    const [guest] = await crowd(shop.api, 1);
    const unpaid = {
      guest: guest!,
      id: (await shop.order(guest!, shop.closed('0900'))).body.data._id,
    };
    const refused = await shop.close([
      move(first, shop.next('0700')),
      move(second, shop.next('0700')),
      move(third, shop.closed('0900')),
      move(unpaid, shop.next('0800')),
    ]);
    expect([refused.status, refused.body.code, refused.body.reason]).toEqual([
      409,
      'ORDERS_IN_THE_WAY',
      'DECISIONS_OUTDATED',
    ]);
    expect(refused.body).toMatchObject({ params: { count: 3 } });
    expect(inTheWay(refused).find(({ _id }) => _id === second.id)!.problem).toEqual({
      reason: 'SLOT_TAKEN',
      message: sentenceOf('SLOT_TAKEN'),
    });
    expect(problemsIn(refused)).toEqual({
      [second.id]: 'SLOT_TAKEN',
      [third.id]: 'SLOT_NOT_OFFERED',
      [unpaid.id]: 'ORDER_UNPAID_STAYS',
    });
    expect(await shop.holidaysNow()).toEqual([]);
    expect(await shop.timeOf(first)).toBe(`${closedDay} 07:00 am`);
    expect(await shop.sentAbout(first, 'was moved to')).toEqual([]);

    const notListed = await shop.close([
      move(first, shop.next('0700')),
      cancel(second),
      cancel(third),
    ]);
    expect(notListed.body.reason).toBe('ORDERS_IN_THE_WAY');
    expect(problemsIn(notListed)).toEqual({ [unpaid.id]: 'ORDER_CAME_MEANWHILE' });
    expect(await shop.statusOf(second)).toEqual(['placed', 'SUCCESS']);

    for (const slot of ['nowhere', 'other-lab-20261125-0700', shop.slotOf('2026-12-24', '0700')])
      expect(
        problemsIn(
          await shop.close([move(first, slot), cancel(second), cancel(third), cancel(unpaid)]),
        ),
      ).toEqual({ [first.id]: 'SLOT_NOT_OFFERED' });
  });

  it('are refused as a request where one is decided about twice, or moves to nowhere', async () => {
    const one = await shop.paidOrder(shop.closed('0700'));
    for (const [decisions, reason] of [
      [[cancel(one), { orderId: one.id, action: 'keep' }], 'DECISION_TWICE'],
      [[{ orderId: one.id, action: 'move' }], 'FIELD_MISSING'],
      [[{ orderId: one.id, action: 'lose' }], 'FIELD_NOT_ALLOWED'],
      [[{ ...move(one, shop.next('0700')), slotId: 7 }], 'FIELD_TYPE_WRONG'],
    ] as const) {
      const answer = await shop.close([...decisions]);
      expect([answer.status, answer.body.reason]).toEqual([400, reason]);
    }
    expect(await shop.statusOf(one)).toEqual(['placed', 'SUCCESS']);
  });
});
