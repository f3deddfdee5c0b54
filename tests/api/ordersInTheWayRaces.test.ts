import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancel, closedDay, closedDayShop, hoursOf, move, nextDay } from './support/closedDay.ts';
import { crowd } from './support/crowd.ts';
import { inTheWay, problemsIn } from './support/ownersLab.ts';
import { versionAt } from './support/saveWhole.ts';

let shop: Awaited<ReturnType<typeof closedDayShop>>;
beforeAll(async () => {
  shop = await closedDayShop();
});
afterEach(() => shop.beginAnew());
afterAll(() => shop.api.stop());

describe('an order that changes while it is decided about', () => {
  it('is not cancelled once it was paid for, unless nobody minds', async () => {
    const [guest] = await crowd(shop.api, 1);
    const one = {
      guest: guest!,
      id: (await shop.order(guest!, shop.closed('0700'))).body.data._id,
    };
    const [{ version } = { version: '' }] = inTheWay(await shop.close([]));
    await shop.pay(guest!, one.id);
    const refused = await shop.close([{ ...cancel(one), version }]);
    expect(refused.status).toBe(409);
    expect(problemsIn(refused)).toEqual({ [one.id]: 'ORDER_CHANGED_MEANWHILE' });
    expect(inTheWay(refused)[0]).toMatchObject({ paid: true });
    expect(await shop.statusOf(one)).toEqual(['placed', 'SUCCESS']);
    expect((await shop.close([cancel(one)])).status).toBe(200);
    expect(await shop.statusOf(one)).toEqual(['cancelled', 'REFUND_PENDING']);
  });

  it('that is paid for at the same moment is paid and there, or cancelled with its money back', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [guest] = await crowd(shop.api, 1);
      const one = {
        guest: guest!,
        id: (await shop.order(guest!, shop.closed('0700'))).body.data._id,
      };
      const { version } = inTheWay(await shop.close([])).find(({ _id }) => _id === one.id)!;
      const [saved] = await Promise.all([
        shop.close([{ ...cancel(one), version }]),
        shop.pay(guest!, one.id),
      ]);
      await shop.api.app.jobs.runOnce('refund payments');
      const { status, paymentStatus } = await shop.orderOf(one);
      expect([200, 409]).toContain(saved.status);
      expect([status, paymentStatus === 'SUCCESS']).toEqual(
        saved.status === 409 ? ['placed', true] : ['cancelled', false],
      );
      // Money that came after the end is on its way back, or there was none.
      const open = await shop.api.db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', one.id)
        .where('refund_since', 'is', null)
        .execute();
      expect(open).toHaveLength(saved.status === 409 ? 1 : 0);
      await shop.holidays({ holidays: [] });
      await guest!.post(`order/${one.id}/cancel`, {});
    }
  });

  it('is refused where its customer has cancelled or moved it, and none is left', async () => {
    const gone = await shop.paidOrder(shop.closed('0700'));
    const elsewhere = await shop.paidOrder(shop.closed('0700'));
    await gone.guest.post(`order/${gone.id}/cancel`, {});
    await elsewhere.guest.post(`order/${elsewhere.id}/reschedule`, { slot: shop.next('0900') });
    const decisions = [move(gone, shop.next('0700')), cancel(elsewhere)];
    const refused = await shop.close(decisions);
    expect([refused.status, refused.body.code, refused.body.reason]).toEqual([
      409,
      'CONFLICT',
      'ORDERS_CHANGED_MEANWHILE',
    ]);
    expect(refused.body).toMatchObject({ params: { count: 2 } });
    expect(await shop.holidaysNow()).toEqual([]);
    expect(await shop.timeOf(elsewhere)).toBe(`${nextDay} 09:00 am`);
    const third = await shop.paidOrder(shop.closed('0700'));
    const asked = await shop.close([...decisions, cancel(third)]);
    expect([asked.body.code, asked.body.reason, inTheWay(asked).length]).toEqual([
      'ORDERS_IN_THE_WAY',
      'ORDERS_CHANGED_MEANWHILE',
      1,
    ]);
    expect(asked.body).toMatchObject({ params: { count: 2 } });
    expect((await shop.close([cancel(third), { orderId: 'unknown', action: 'keep' }])).status).toBe(
      200,
    );
  });
});

describe('a race', () => {
  it('for the last place has one winner: the move of a change, or a customer who books or moves', async () => {
    await shop.hours(hoursOf(1));
    const [guest] = await crowd(shop.api, 1);
    const other = await shop.paidOrder(shop.slotOf('2026-11-26', '0700'));
    const moveOther = (slot: string) => other.guest.post(`order/${other.id}/reschedule`, { slot });
    for (const [place, time, isChangeFirst, rival] of [
      [shop.next('0700'), '07:00 am', true, (slot: string) => shop.order(guest!, slot)],
      [shop.next('0800'), '08:00 am', true, moveOther],
      [shop.next('0900'), '09:00 am', false, moveOther],
    ] as const) {
      const one = await shop.paidOrder(shop.closed('0700'));
      const change = () => shop.close([move(one, place)]);
      const booking = () => rival(place);
      const [saved, booked] = isChangeFirst
        ? await Promise.all([change(), booking()])
        : (await Promise.all([booking(), change()])).toReversed();
      expect([saved!.status, booked!.status]).toEqual(
        saved!.status === 200 ? [200, 409] : [409, rival === moveOther ? 200 : 201],
      );
      expect(await shop.timeOf(one)).toBe(
        saved!.status === 200 ? `${nextDay} ${time}` : `${closedDay} 07:00 am`,
      );
      const taken = await shop.api.db
        .selectFrom('slot_holds')
        .select('place')
        .where('slot_id', '=', place)
        .execute();
      expect(taken).toHaveLength(1);
      expect(saved!.status === 200 ? {} : problemsIn(saved!)).toEqual(
        saved!.status === 200 ? {} : { [one.id]: 'SLOT_TAKEN' },
      );
      await one.guest.post(`order/${one.id}/cancel`, {});
      await shop.holidays({ holidays: [] });
    }
  });

  it('of the same change moves, cancels and refunds once', async () => {
    const moved = await shop.paidOrder(shop.closed('0700'));
    const dropped = await shop.paidOrder(shop.closed('0700'));
    const decisions = [move(moved, shop.next('0700')), cancel(dropped)];
    const version = await versionAt(shop.admin(), `admin/labs/${shop.lab._id}`);
    const changes = Array.from({ length: 4 }, () => shop.close(decisions, version));
    const answers = await Promise.all(changes);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.reason === 'CHANGED_SINCE')).toHaveLength(3);
    await shop.api.app.jobs.runOnce('refund payments');
    await shop.api.app.jobs.runOnce('refund payments');
    expect(await shop.statusOf(dropped)).toEqual(['cancelled', 'REFUNDED']);
    for (const happened of ['order.cancelled', 'refund.completed'])
      expect(await shop.times(dropped, happened)).toBe(1);
    expect(await shop.times(moved, 'slot.changed')).toBe(1);
    expect(await shop.auditOf(dropped)).toEqual(['cancel']);
    expect(await shop.sentAbout(dropped, 'was cancelled')).toHaveLength(1);
    expect(await shop.sentAbout(moved, 'was moved to')).toHaveLength(1);
  });
});
