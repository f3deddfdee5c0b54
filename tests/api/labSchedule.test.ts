import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crowd } from './support/crowd.ts';
import { inTheWay, morning, ownersLab } from './support/ownersLab.ts';

type Shop = Awaited<ReturnType<typeof ownersLab>>;
const byText = (one: string, other: string) => one.localeCompare(other);
let shop: Shop;
beforeAll(async () => {
  shop = await ownersLab();
  await shop.hours({ slotMinutes: 45, hours: [morning] });
});
afterAll(() => shop.api.stop());

describe('new hours and holidays with orders in the way', () => {
  it('change nothing until it is decided of each order; what is kept stays, what is cancelled is refunded', async () => {
    const first = await shop.paidOrder(shop.slotOf('2026-11-23', '0700'));
    const second = await shop.paidOrder(shop.slotOf('2026-11-23', '0915'));
    const [guest] = await crowd(shop.api, 1);
    const unpaid = (await shop.order(guest!, shop.slotOf('2026-11-23', '0915'))).body.data._id;
    const body = { holidays: [{ date: '2026-11-23', part: 'day' }] };
    const refused = await shop.holidays(body);
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS_IN_THE_WAY']);
    expect(
      inTheWay(refused)
        .map(({ _id, startTime, paid }) => `${_id} ${startTime} ${paid}`)
        .toSorted(byText),
    ).toEqual(
      [
        `${first.id} 07:00 am true`,
        `${second.id} 09:15 am true`,
        `${unpaid} 09:15 am false`,
      ].toSorted(byText),
    );
    expect(await shop.open('2026-11-23')).toHaveLength(3);
    const some = await shop.holidays({
      ...body,
      decisions: [{ orderId: first.id, action: 'keep' }],
    });
    expect(some.status).toBe(409);
    expect(await shop.statusOf(first)).toEqual(['placed', 'SUCCESS']);

    const all = await shop.holidays({
      ...body,
      decisions: [
        { orderId: first.id, action: 'keep' },
        { orderId: second.id, action: 'cancel' },
        { orderId: unpaid, action: 'cancel' },
      ],
    });
    expect(all.body.data.holidays).toEqual(body.holidays);
    expect(await shop.open('2026-11-23')).toEqual([]);
    expect(await shop.statusOf(first)).toEqual(['placed', 'SUCCESS']);
    expect(await shop.statusOf(second)).toEqual(['cancelled', 'REFUND_PENDING']);
    expect((await shop.statusOf({ guest: guest!, id: unpaid }))[0]).toBe('cancelled');
    expect(
      (await shop.api.outbox()).filter((sent) => sent.text.includes('was cancelled')),
    ).toHaveLength(1);
    const [row] = await shop.api.db
      .selectFrom('admin_audit')
      .select(['action', 'detail', 'order_ids'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(row).toMatchObject({ action: 'lab.holidays.changed', detail: 'north-lab' });
    expect(row!.order_ids.toSorted(byText)).toEqual([first.id, second.id, unpaid].toSorted(byText));

    // What was kept is not asked about again, and a holiday taken back opens the day.
    expect((await shop.holidays({ holidays: [] })).status).toBe(200);
    expect(
      (await shop.open('2026-11-23')).map((slot) => [slot.startTime, slot.placesLeft]),
    ).toEqual([
      ['07:00 am', 1],
      ['07:45 am', 2],
      ['08:30 am', 2],
      ['09:15 am', 2],
    ]);
  });

  it('half a day closes up to noon, or from noon on', async () => {
    await shop
      .hours({ slotMinutes: 60, hours: [{ ...morning, opens: '11:00', closes: '14:00' }] })
      .then((answer) =>
        shop.hours({
          slotMinutes: 60,
          hours: [{ ...morning, opens: '11:00', closes: '14:00' }],
          decisions: inTheWay(answer).map(({ _id }) => ({ orderId: _id, action: 'keep' })),
        }),
      );
    for (const [part, starts] of [
      ['morning', ['12:00 pm', '01:00 pm']],
      ['afternoon', ['11:00 am']],
    ] as const) {
      await shop.holidays({ holidays: [{ date: '2026-11-24', part }] });
      expect((await shop.open('2026-11-24')).map((slot) => slot.startTime)).toEqual(starts);
    }
    await shop.holidays({ holidays: [] });
  });

  it('holds for days whose slots are made later, too', async () => {
    await shop.holidays({ holidays: [{ date: '2026-12-02', part: 'day' }] });
    shop.api.clock.advance({ days: 7 });
    await shop.api.app.jobs.runOnce('slots');
    await shop.signInAgain();
    expect(await shop.open('2026-12-02')).toEqual([]);
    expect(await shop.open('2026-12-03')).toHaveLength(3);
  });

  it('an order made at the same moment is either refused its slot or asked about', async () => {
    const guests = await crowd(shop.api, 6);
    const [closed, ...orders] = await Promise.all([
      shop.hours({ slotMinutes: 60, hours: [morning] }),
      ...guests.map((guest, index) =>
        shop.order(guest, shop.slotOf('2026-12-03', ['1100', '1200', '1300'][index % 3]!)),
      ),
    ]);
    const made = orders.flatMap(({ status, body }) => (status === 201 ? [body.data._id] : []));
    expect(orders.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect([200, 409]).toContain(closed.status);
    // Whichever came first: nothing that was made has lost its time unasked.
    const again = await shop.hours({ slotMinutes: 60, hours: [morning] });
    expect((made.length > 0 ? inTheWay(again) : []).map(({ _id }) => _id).toSorted(byText)).toEqual(
      made.toSorted(byText),
    );
  });
});
