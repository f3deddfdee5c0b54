import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminLabJson } from '../../api/labs/adminLabs.contract.ts';
import { crowd } from './support/crowd.ts';
import { multipart, png } from './support/multipart.ts';
import { morning, ownersLab } from './support/ownersLab.ts';

type Shop = Awaited<ReturnType<typeof ownersLab>>;
let shop: Shop;
beforeAll(async () => {
  shop = await ownersLab();
});
afterAll(() => shop.api.stop());

describe('a lab that an administrator adds', () => {
  it('is offered with the starting prices and gets its slots as soon as it has hours', async () => {
    expect([shop.added.status, shop.added.body.message]).toEqual([201, 'Lab added']);
    expect(shop.lab).toMatchObject({
      _id: 'north-lab',
      name: 'North Lab',
      rating: null,
      active: true,
    });
    expect(await shop.offered()).toMatchObject([
      { name: 'North Lab', price: 900, rating: null, reportTime: '18 Hrs', slotsAvailable: 0 },
    ]);
    const saved = await shop.hours({ slotMinutes: 45, hours: [morning] });
    expect(saved.body.data).toMatchObject({ slotMinutes: 45, hours: [morning] });
    expect(
      (await shop.open('2026-11-23')).map(({ startTime, endTime }) => [startTime, endTime]),
    ).toEqual([
      ['07:00 am', '07:45 am'],
      ['07:45 am', '08:30 am'],
      ['08:30 am', '09:15 am'],
      ['09:15 am', '10:00 am'],
    ]);
    expect((await shop.offered())[0]!.slotsAvailable).toBe(24);
  });

  it('shows a rating only with its source', async () => {
    const rated = { rating: 4.6, ratingSource: 'Google, May 2026', ratingCount: 1204 };
    const refused = await shop.change({ ...rated, ratingSource: null });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Please say where the rating comes from',
    ]);
    const uncounted = await shop.change({ ...rated, ratingCount: null });
    expect([uncounted.status, uncounted.body.message]).toEqual([
      400,
      'Please say how many gave the rating',
    ]);
    expect((await shop.change({ ...rated, ratingCount: 0 })).status).toBe(400);
    expect((await shop.change(rated)).status).toBe(200);
    expect((await shop.offered())[0]).toMatchObject({ rating: 4.6, ratingCount: 1204 });
    expect((await shop.change({ ratingSource: '' })).status).toBe(400);
    expect((await shop.change({ rating: null, ratingSource: null })).status).toBe(200);
    expect((await shop.offered())[0]).toMatchObject({ rating: null, ratingCount: null });
  });

  it('shows a rating from before its count was asked for to nobody, and can be changed otherwise', async () => {
    const rated = { rating: 4.6, rating_source: 'Google, May 2026', rating_count: null };
    await shop.api.db.updateTable('labs').set(rated).where('id', '=', shop.lab._id).execute();
    expect((await shop.offered())[0]).toMatchObject({ rating: null, ratingCount: null });
    expect((await shop.change({ address: '14 MG Road' })).status).toBe(200);
    expect((await shop.change({ rating: 4.7 })).status).toBe(400);
  });

  it('shows who examined it, with the number, and is none of the demo', async () => {
    const accreditation = { body: 'NABL' as const, number: 'MC-2345' };
    const nameless = await shop.change({ accreditation: { ...accreditation, number: ' ' } });
    expect([nameless.status, nameless.body.message]).toEqual([
      400,
      'Please give the number of the accreditation',
    ]);
    const unknown = await shop.change({ accreditation: { body: 'ISO', number: '1' } } as never);
    expect(unknown.status).toBe(400);
    expect((await shop.change({ accreditation })).body.data).toMatchObject({ accreditation });
    expect((await shop.offered())[0]).toMatchObject({ accreditation, demo: false });
    expect((await shop.change({ accreditation: null })).status).toBe(200);
    expect((await shop.offered())[0]!.accreditation).toBeNull();
  });

  it('has a picture by its content', async () => {
    const form = multipart([['image', png, 'x.png']]);
    const put = await shop
      .admin()
      .post<AdminLabJson>(`admin/labs/${shop.lab._id}/image`, form.body, form.headers);
    expect(put.body.data.image).toMatch(/^\/api\/v1\/files\/[0-9a-f]{32}\.png$/);
    const svg = multipart([['image', Buffer.from('<svg/>'), 'x.png']]);
    expect(
      (await shop.admin().post(`admin/labs/${shop.lab._id}/image`, svg.body, svg.headers)).status,
    ).toBe(415);
    const none = multipart([['other', 'x']]);
    expect(
      (await shop.admin().post(`admin/labs/${shop.lab._id}/image`, none.body, none.headers)).status,
    ).toBe(400);
  });

  it('is refused with a sentence where something is wrong', async () => {
    const post = (body: object) => shop.admin().post('admin/labs', body);
    for (const [answer, status, message] of [
      [await post({}), 400, 'Please give the lab a name'],
      [await post({ name: 'NORTH LAB' }), 409, 'There is already a lab with this name'],
      [await post({ name: 'x'.repeat(101) }), 400, 'Name must have 100 characters or fewer'],
      [
        await shop.admin().call('PATCH', 'admin/labs/none', {}),
        404,
        'We do not work with this lab',
      ],
      [
        await shop.hours({ slotMinutes: 60, hours: [{ ...morning, closes: '07:30' }] }),
        400,
        'Opening hours must last for at least one slot of 60 minutes',
      ],
      [
        await shop.hours({ slotMinutes: 30, hours: [morning, { ...morning, opens: '09:30' }] }),
        400,
        'Two of the opening hours overlap on the same day',
      ],
      [
        await shop.holidays({ holidays: [{ date: '2026-02-30', part: 'day' }] }),
        400,
        'The date must be a day such as 2026-11-22',
      ],
      [
        await shop.holidays({
          holidays: [
            { date: '2026-12-25', part: 'morning' },
            { date: '2026-12-25', part: 'day' },
          ],
        }),
        400,
        'A day can be named only once',
      ],
    ] as const)
      expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('collects only at its PIN codes', async () => {
    expect((await shop.change({ pins: ['411', '411', '560039'] })).body.data.pins).toEqual([
      '411',
      '560039',
    ]);
    expect(await shop.offered('?testId=vitamin-d&pin=560038')).toEqual([]);
    expect(await shop.offered('?testId=vitamin-d&pin=411001')).toHaveLength(1);
    const [guest] = await crowd(shop.api, 1);
    const refused = await shop.order(guest!, shop.slotOf('2026-11-26', '0745'));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'North Lab does not collect samples at 560038. Please choose another lab or address.',
    ]);
    await shop.change({ pins: [] });
    expect((await shop.order(guest!, shop.slotOf('2026-11-26', '0745'))).status).toBe(201);
  });

  it('is not offered while it is paused; its orders go on', async () => {
    const booked = await shop.paidOrder(shop.slotOf('2026-11-26', '0700'));
    await shop.change({ active: false });
    expect(await shop.offered()).toEqual([]);
    const [guest] = await crowd(shop.api, 1);
    expect((await shop.order(guest!, shop.slotOf('2026-11-26', '0830'))).status).toBe(404);
    expect(await shop.statusOf(booked)).toEqual(['placed', 'SUCCESS']);
    const assigned = { action: 'assign', technician: 'Ravi K' };
    expect((await shop.admin().post(`admin/orders/${booked.id}/move`, assigned)).status).toBe(200);
    await shop.change({ active: true });
    expect(await shop.offered()).toHaveLength(1);
  });
});
