import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLook } from '../../api/admin/audit.repository.ts';
import type { VisitJson } from '../../api/visits/visits.contract.ts';
import { adminClient, temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import {
  act,
  assign,
  auditOf,
  bookedVisit,
  dayOf,
  labelled,
  plannedVisit,
  VISIT_DAY,
} from './support/technicians.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
afterAll(() => shop.stop());

describe('the list of the day', () => {
  it('has one’s own visits with what is needed at the door, and no phone', async () => {
    const visit = await plannedVisit(shop);
    const order = await visit.read();
    const { technician } = visit;
    const { date, visits } = await dayOf(technician);
    expect([date, visits.length]).toEqual(['2026-11-24', 1]);
    const [seen] = visits;
    expect(seen).toMatchObject({
      _id: visit.id,
      number: order.number,
      date: '2026-11-24',
      startTime: '09:30 am',
      late: false,
      standing: 'planned',
      address: order.address,
      actions: ['depart', 'collect', 'failVisit'],
      phoneOpen: true,
    });
    expect(seen!.items.map(({ testName, patient }) => [testName, patient.age])).toEqual(
      order.items.map(({ test, patient }) => [test.testName, patient.age]),
    );
    expect(seen!.items.map(({ sample }) => sample)).not.toContain(null);
    expect(new Set(seen!.items.map(({ fasting }) => fasting))).toContain('needed');
    const { host, searchParams } = new URL(seen!.mapUrl);
    expect([host, [...searchParams.keys()]]).toEqual(['www.google.com', ['api', 'query']]);
    expect(searchParams.get('query')).toContain(order.address.zipCode);
    expect(JSON.stringify(visits)).not.toContain('+91');
    expect(await auditOf(shop, visit.id)).toContain('visits.viewed');
  });

  it('is in order of time, then of the PIN code; owners see everybody’s, others their own', async () => {
    const late = await plannedVisit(shop, '1130');
    const { technician } = late;
    const early = await bookedVisit(shop, '1000');
    const north = await bookedVisit(shop, '1130');
    shop.api.clock.set(VISIT_DAY);
    for (const { id } of [early, north]) await assign(shop, id, technician.id);
    const { booked } = await shop.api.db
      .selectFrom('orders')
      .select('booked')
      .where('id', '=', north.id)
      .executeTakeFirstOrThrow();
    const address = { ...booked.address, zipCode: '560000' };
    await shop.api.db
      .updateTable('orders')
      .set({ booked: JSON.stringify({ ...booked, address }) })
      .where('id', '=', north.id)
      .execute();
    const own = (await dayOf(technician)).visits;
    expect(own.map((one) => one.startTime)).toEqual(['10:00 am', '11:30 am', '11:30 am']);
    expect(own.map((one) => one._id)).toEqual([early.id, north.id, late.id]);
    const all = (await dayOf(await adminClient(shop.api))).visits.map((one) => one._id);
    expect(all).toEqual(expect.arrayContaining([late.id, early.id, north.id]));
    expect((await dayOf(await temporaryAdministrator(shop.api, 'technician'))).visits).toEqual([]);
  });

  it('keeps a visit of an earlier day that was not made, as late; a made one goes', async () => {
    const visit = await plannedVisit(shop);
    const made = await bookedVisit(shop, '1000');
    shop.api.clock.set(VISIT_DAY);
    await assign(shop, made.id, visit.technician.id);
    await act(visit.technician, made.id, { act: 'collect', samples: labelled(made.paid) });
    shop.api.clock.set('2026-11-25T03:30:00.000Z');
    const owner = await adminClient(shop.api);
    const mine = (await dayOf(owner)).visits.filter(({ _id }) => [visit.id, made.id].includes(_id));
    expect(mine).toMatchObject([{ _id: visit.id, late: true, phoneOpen: false }]);
    const before = (await dayOf(owner, '?date=2026-11-24')).visits.map(({ _id }) => _id);
    expect(before).toEqual(expect.arrayContaining([visit.id, made.id]));
    expect((await owner.get('technician/visits?date=tomorrow')).status).toBe(400);
  });
});

it('a visit whose samples were rejected has no labels any more until they are taken again', async () => {
  const visit = await plannedVisit(shop);
  const samples = labelled(visit.paid);
  const sampleIds = async () =>
    (await dayOf(visit.technician)).visits[0]!.items.map(({ sampleId }) => sampleId);
  await act(visit.technician, visit.id, { act: 'collect', samples });
  expect(await sampleIds()).toEqual(samples.map(({ sampleId }) => sampleId));
  const owner = await adminClient(shop.api);
  const rejected = { action: 'rejectSample', note: 'spilt' };
  expect((await owner.post(`admin/orders/${visit.id}/move`, rejected)).status).toBe(200);
  expect(await sampleIds()).toEqual([null, null, null]);
});

describe('the phone', () => {
  it('is shown on the day of the visit, which is written to the audit, and on no other', async () => {
    const visit = await plannedVisit(shop);
    const { technician } = visit;
    const path = `technician/visits/${visit.id}/phone`;
    const shown = await technician.post<{ phone: string }>(path, {});
    expect(shown.body.data.phone).toMatch(/^\+91\d{10}$/);
    expect(
      (await auditOf(shop, visit.id)).filter((action) => action === 'phone.shown'),
    ).toHaveLength(1);
    shop.api.clock.set('2026-11-24T18:30:00.000Z');
    const owner = await adminClient(shop.api);
    expect(reasonOf(await owner.post(path, {}))).toEqual([403, 'VISIT_PHONE_NOT_TODAY']);
    shop.api.clock.set('2026-11-23T18:29:00.000Z');
    const before = await adminClient(shop.api);
    expect(reasonOf(await before.post(path, {}))).toEqual([403, 'VISIT_PHONE_NOT_TODAY']);
    expect(
      (await auditOf(shop, visit.id)).filter((action) => action === 'phone.shown'),
    ).toHaveLength(1);
  });

  it('is nobody else’s, nor anybody’s once the visit is cancelled', async () => {
    const visit = await plannedVisit(shop);
    const path = `technician/visits/${visit.id}/phone`;
    const other = await temporaryAdministrator(shop.api, 'technician');
    expect(reasonOf(await other.post(path, {}))).toEqual([403, 'VISIT_NOT_YOURS']);
    const lab = await temporaryAdministrator(shop.api, 'lab');
    expect(reasonOf(await lab.post(path, {}))).toEqual([403, 'ROLE_FORBIDS']);
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    expect((await visit.technician.post(path, {})).status).toBe(403);
    expect((await dayOf(visit.technician)).visits).toMatchObject([
      { _id: visit.id, standing: 'cancelled', actions: [], phoneOpen: false },
    ]);
    expect((await visit.technician.post('technician/visits/unknown/phone', {})).status).toBe(404);
  });
});

describe('a visit on the list', () => {
  it('that is on its way is late the next day, and nowhere the day after', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id } = visit;
    await act(technician, id, { act: 'depart' });
    const order = await visit.read();
    const { visits } = await dayOf(technician);
    const { houseNo, road, cityState, zipCode } = order.address;
    const place = `${houseNo}, ${road}, ${cityState} ${zipCode}`;
    expect(visits).toMatchObject([
      {
        _id: id,
        number: order.number,
        date: '2026-11-24',
        startTime: '09:30 am',
        endTime: '10:00 am',
        late: false,
        standing: 'onTheWay',
        labName: 'Kaveri Precision Labs',
        address: order.address,
        mapUrl: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`,
        technicianName: 'Former',
        onTheWayAt: VISIT_DAY,
        actions: ['collect', 'failVisit'],
        phoneOpen: true,
      } satisfies Partial<VisitJson>,
    ]);
    const [item] = visits[0]!.items;
    expect([item!.testNameHindi, item!.sampleId]).toEqual(['टीएसएच (TSH)', null]);
    shop.api.clock.set('2026-11-24T18:30:00.000Z');
    const owner = await adminClient(shop.api);
    const seen = async (query: string) =>
      (await dayOf(owner, query)).visits
        .filter(({ _id }) => _id === id)
        .map(({ late, standing }) => [late, standing]);
    expect(await seen('')).toEqual([[true, 'onTheWay']]);
    expect(await seen('?date=2026-11-26')).toEqual([]);
    const { detail } = await shop.api.db
      .selectFrom('admin_audit')
      .select('detail')
      .where('action', '=', 'visits.viewed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toBe('2026-11-26');
  });

  it('that is read each minute is one entry of the audit until it changes, or for an hour', async () => {
    const { technician, id: own } = await plannedVisit(shop, '1300');
    const { id } = await bookedVisit(shop, '1300');
    shop.api.clock.set(VISIT_DAY);
    const entries = async () => {
      const rows = await shop.api.db
        .selectFrom('admin_audit')
        .select('id')
        .where('action', '=', 'visits.viewed')
        .where('admin_id', '=', technician.id)
        .execute();
      return rows.length;
    };
    await dayOf(technician);
    const look = async (minutes: number) => {
      const now = new Date(Date.parse(VISIT_DAY) + minutes * 60_000);
      const seen = { orders: [own], detail: '2026-11-24' };
      await auditLook(shop.api.db, technician.id, 'visits.viewed', now, seen);
      return entries();
    };
    expect([await look(59), await look(60)]).toEqual([1, 2]);
    await assign(shop, id, technician.id);
    await dayOf(technician);
    expect(await entries()).toBe(3);
  });

  it('comes in order of the road where time and PIN code are the same', async () => {
    const first = await plannedVisit(shop, '1300');
    const visits = [first, await bookedVisit(shop, '1300'), await bookedVisit(shop, '1300')];
    shop.api.clock.set(VISIT_DAY);
    for (const { id } of visits.slice(1)) await assign(shop, id, first.technician.id);
    const roads = ['Church Street', 'Brigade Road', 'Avenue Road'];
    for (const [index, { id }] of visits.entries()) {
      const { booked } = await shop.api.db
        .selectFrom('orders')
        .select('booked')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const address = { ...booked.address, road: roads[index]! };
      await shop.api.db
        .updateTable('orders')
        .set({ booked: JSON.stringify({ ...booked, address }) })
        .where('id', '=', id)
        .execute();
    }
    expect((await dayOf(first.technician)).visits.map(({ address }) => address.road)).toEqual(
      roads.toReversed(),
    );
  });
});
