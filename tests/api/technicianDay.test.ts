import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import { adminClient, temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import {
  act,
  assign,
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

/** What was written to the audit about an order, oldest first. */
const auditOf = async (id: string) =>
  (
    await shop.api.db
      .selectFrom('admin_audit')
      .select(['action', 'detail', 'order_ids'])
      .orderBy('id')
      .execute()
  )
    .filter((row) => row.order_ids.includes(id))
    .map((row) => row.action);
const messagesOf = async (number: string) =>
  (await shop.api.outbox()).map((message) => message.text).filter((text) => text.includes(number));

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
    expect(await auditOf(visit.id)).toContain('visits.viewed');
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

describe('the phone', () => {
  it('is shown on the day of the visit, which is written to the audit, and on no other', async () => {
    const visit = await plannedVisit(shop);
    const { technician } = visit;
    const path = `technician/visits/${visit.id}/phone`;
    const shown = await technician.post<{ phone: string }>(path, {});
    expect(shown.body.data.phone).toMatch(/^\+91\d{10}$/);
    expect((await auditOf(visit.id)).filter((action) => action === 'phone.shown')).toHaveLength(1);
    shop.api.clock.set('2026-11-24T18:30:00.000Z');
    const owner = await adminClient(shop.api);
    expect(reasonOf(await owner.post(path, {}))).toEqual([403, 'VISIT_PHONE_NOT_TODAY']);
    shop.api.clock.set('2026-11-23T18:29:00.000Z');
    const before = await adminClient(shop.api);
    expect(reasonOf(await before.post(path, {}))).toEqual([403, 'VISIT_PHONE_NOT_TODAY']);
    expect((await auditOf(visit.id)).filter((action) => action === 'phone.shown')).toHaveLength(1);
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
    expect((await visit.technician.post('technician/visits/unknown/phone', {})).status).toBe(404);
  });
});

describe('what happens on a visit', () => {
  it('goes from the way to the samples: the customer is told, and everybody sees it', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id } = visit;
    const { number } = await visit.read();
    const told = (await messagesOf(number)).length;
    const gone = await act(technician, id, { act: 'depart' });
    expect(gone.body.data).toMatchObject({
      standing: 'onTheWay',
      actions: ['collect', 'failVisit'],
    });
    expect(await visit.read()).toMatchObject({ status: 'assigned', onTheWayAt: VISIT_DAY });
    expect((await messagesOf(number)).slice(told).join()).toContain('is on the way to you');

    shop.api.clock.advance({ minutes: 40 });
    const samples = labelled(visit.paid);
    const taken = await act(technician, id, {
      act: 'collect',
      // Pressed where there was no connection.
      pressedAt: '2026-11-24T04:00:00.000Z',
      samples: samples.map((one) => ({ ...one, sampleId: ` ${one.sampleId.toLowerCase()} ` })),
    });
    expect(taken.body.data).toMatchObject({ standing: 'collected', actions: [] });
    expect(taken.body.data.items.map(({ sampleId }) => sampleId)).toEqual(
      samples.map(({ sampleId }) => sampleId),
    );
    expect(await visit.read()).toMatchObject({
      status: 'collection',
      collectedAt: '2026-11-24T04:00:00.000Z',
    });
    const actions = (await auditOf(id)).filter((action) => action.startsWith('visit.'));
    expect(actions).toEqual(['visit.departed', 'visit.collected']);
  });

  it('is not moved to a moment that cannot be: the future, or days ago', async () => {
    for (const pressedAt of ['2026-11-24T05:00:00.000Z', '2026-11-22T04:00:00.000Z', 'noon']) {
      const visit = await plannedVisit(shop);
      await act(visit.technician, visit.id, { act: 'depart', pressedAt });
      expect((await visit.read()).onTheWayAt).toBe(VISIT_DAY);
    }
  });

  it('needs a label for each item that stays, each of them once, in a form that labels have', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id } = visit;
    await visit.cancelItem(visit.paid[0]!._id);
    const stay = visit.paid.slice(1);
    const [one, other] = labelled(stay);
    const collect = (samples: { item: string; sampleId: string }[]) =>
      act(technician, id, { act: 'collect', samples });
    expect(reasonOf(await collect([one!]))).toEqual([400, 'SAMPLE_ID_MISSING']);
    for (const sampleId of ['  ', 'AB', 'A B C D', 'X'.repeat(33), '<script>'])
      expect((await collect([one!, { ...other!, sampleId }])).status).toBe(400);
    expect(reasonOf(await collect([one!, { ...other!, sampleId: one!.sampleId }]))).toEqual([
      400,
      'SAMPLE_ID_TWICE',
    ]);
    expect((await visit.read()).status).toBe('assigned');
    expect((await collect([one!, other!])).status).toBe(200);

    const next = await plannedVisit(shop);
    const used = labelled(next.paid);
    used[1]!.sampleId = other!.sampleId.toLowerCase();
    const refused = await act(next.technician, next.id, { act: 'collect', samples: used });
    expect(reasonOf(refused)).toEqual([409, 'SAMPLE_ID_USED']);
    expect(refused.body).toMatchObject({ params: { sampleId: other!.sampleId } });
    expect((await next.read()).status).toBe('assigned');
    used[1]!.sampleId = `${other!.sampleId}-N`;
    expect((await act(next.technician, next.id, { act: 'collect', samples: used })).status).toBe(
      200,
    );
  });

  it('may be that nothing was collected: the customer chooses another time', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id } = visit;
    const { number } = await visit.read();
    const fail = (sent: object) => act(technician, id, { act: 'failVisit', ...sent });
    expect(reasonOf(await fail({}))).toEqual([400, 'VISIT_FAILURE_MISSING']);
    expect(reasonOf(await fail({ failure: 'other', note: ' ', next: 'newTime' }))).toEqual([
      400,
      'VISIT_FAILURE_NOTE_MISSING',
    ]);
    const failed = await fail({ failure: 'notFasting', note: 'Tea at 8', next: 'newTime' });
    expect(failed.body.data).toMatchObject({
      standing: 'notCollected',
      failure: 'notFasting',
      failureNote: 'Tea at 8',
      actions: [],
    });
    const order = await visit.read();
    expect(order).toMatchObject({
      status: 'placed',
      labTechnician: null,
      failedVisit: { at: VISIT_DAY, failure: 'notFasting', note: null },
    });
    expect(order.availableActions).toContain('reschedule');
    expect((await messagesOf(number)).at(-1)).toContain('could not be collected');
    const slot = 'kaveri-precision-labs-20261126-0930';
    await visit.guest.post(`order/${id}/reschedule`, { slot });
    expect(await visit.read()).toMatchObject({ failedVisit: null, onTheWayAt: null });
    expect((await dayOf(technician)).visits).toEqual([]);
  });

  it('or that it is cancelled with all its money', async () => {
    const visit = await plannedVisit(shop);
    const sent = { act: 'failVisit', failure: 'refused', next: 'cancel' } as const;
    const failed = await act(visit.technician, visit.id, sent);
    expect(failed.body.data).toMatchObject({ standing: 'notCollected', actions: [] });
    expect(await visit.read()).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'REFUND_PENDING',
    });
    await shop.api.app.jobs.runOnce('refund payments');
    expect(visit.refunds()).toHaveLength(1);
    const row = await shop.api.db
      .selectFrom('admin_audit')
      .select('detail')
      .where('action', '=', 'visit.failed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.detail).toBe('refused cancel');
  });

  it('owners and operations choose another time for the customer, by the customer’s own rules', async () => {
    const visit = await plannedVisit(shop);
    const sent = { act: 'failVisit', failure: 'nobodyThere', next: 'newTime' } as const;
    await act(visit.technician, visit.id, sent);
    const path = `admin/orders/${visit.id}/reschedule`;
    const slot = 'kaveri-precision-labs-20261127-0930';
    expect((await visit.technician.post(path, { slot })).status).toBe(403);
    const office = await temporaryAdministrator(shop.api, 'operations');
    expect((await office.post(path, { slot: 'somewhere' })).status).toBe(404);
    expect((await office.post(path, { slot: 'kaveri-precision-labs-20261124-1000' })).status).toBe(
      409,
    );
    expect((await office.post(path, { slot })).status).toBe(200);
    const order = await visit.read();
    expect(order).toMatchObject({ slot: { date: '2026-11-27' }, failedVisit: null });
    expect((await messagesOf(order.number)).length).toBeGreaterThan(0);
    expect((await auditOf(visit.id)).at(-1)).toBe('order.moved');
  });
});

describe('who may, and when', () => {
  it('only the technician of the visit, and nobody before its day', async () => {
    const visit = await plannedVisit(shop);
    const other = await temporaryAdministrator(shop.api, 'technician');
    expect(reasonOf(await act(other, visit.id, { act: 'depart' }))).toEqual([
      403,
      'VISIT_NOT_YOURS',
    ]);
    const lab = await temporaryAdministrator(shop.api, 'lab');
    expect(reasonOf(await act(lab, visit.id, { act: 'depart' }))).toEqual([403, 'ROLE_FORBIDS']);
    expect((await act(visit.guest, visit.id, { act: 'depart' })).status).toBe(403);
    shop.api.clock.set('2026-11-23T10:00:00.000Z');
    const owner = await adminClient(shop.api);
    expect(reasonOf(await act(owner, visit.id, { act: 'depart' }))).toEqual([
      409,
      'COLLECTION_TOO_EARLY',
    ]);
  });

  it('what the order’s chart refuses is refused with what became of the visit', async () => {
    const visit = await plannedVisit(shop);
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    const late = { act: 'collect', samples: labelled(visit.paid) } as const;
    expect(reasonOf(await act(visit.technician, visit.id, late))).toEqual([409, 'VISIT_GONE']);
    const done = await plannedVisit(shop);
    await act(done.technician, done.id, { act: 'collect', samples: labelled(done.paid) });
    const again = await act(done.technician, done.id, {
      act: 'failVisit',
      failure: 'refused',
      next: 'newTime',
    });
    expect(reasonOf(again)).toEqual([409, 'VISIT_COLLECTED_ALREADY']);
  });

  it('a technician is somebody of the staff who still is one', async () => {
    const visit = await bookedVisit(shop);
    shop.api.clock.set(VISIT_DAY);
    const owner = await adminClient(shop.api);
    const assignTo = (technicianId: string) =>
      owner.post(`admin/orders/${visit.id}/move`, { action: 'assign', technicianId });
    const lab = await temporaryAdministrator(shop.api, 'lab');
    for (const id of ['nobody', lab.id]) expect((await assignTo(id)).status).toBe(400);
    const technician = await temporaryAdministrator(shop.api, 'technician');
    const listed = await owner.get<{ _id: string | null; name: string }[]>('admin/technicians');
    expect(listed.body.data).toContainEqual({ _id: technician.id, name: 'Former' });
    expect((await assignTo(technician.id)).status).toBe(200);
    await shop.api.db
      .updateTable('admins')
      .set({ removed_at: new Date(VISIT_DAY) })
      .where('id', '=', technician.id)
      .execute();
    expect((await assignTo(technician.id)).status).toBe(400);
  });
});

describe('the key of an act', () => {
  it('makes it count once, however often it arrives, also at the same moment', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id } = visit;
    const key = newId();
    const collect = { act: 'collect', samples: labelled(visit.paid) } as const;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => act(technician, id, collect, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await act(technician, id, collect, key)).text).toBe(answers[0]!.text);
    const { events } = await visit.read();
    expect(events.filter(({ type }) => type === 'sample.collected')).toHaveLength(1);
    expect((await auditOf(id)).filter((action) => action === 'visit.collected')).toHaveLength(1);
  });

  it('belongs to one act: with other content it is refused, and without one nothing is done', async () => {
    const visit = await plannedVisit(shop);
    const key = newId();
    await act(visit.technician, visit.id, { act: 'depart' }, key);
    const other = await act(
      visit.technician,
      visit.id,
      { act: 'failVisit', failure: 'refused', next: 'newTime' },
      key,
    );
    expect(reasonOf(other)).toEqual([422, 'IDEMPOTENCY_KEY_USED']);
    const path = `technician/visits/${visit.id}/acts`;
    expect((await visit.technician.post(path, { act: 'depart' })).status).toBe(400);
  });

  it('is free again where the act was refused', async () => {
    const visit = await plannedVisit(shop);
    const [used] = labelled(visit.paid);
    const key = newId();
    const missing = { act: 'collect' as const, samples: [used!] };
    expect((await act(visit.technician, visit.id, missing, key)).status).toBe(400);
    const whole = { act: 'collect', samples: labelled(visit.paid) } as const;
    expect((await act(visit.technician, visit.id, whole, key)).status).toBe(200);
  });

  it('two who do different things at once get one answer each, and one of them counts', async () => {
    const visit = await plannedVisit(shop);
    const owner = await adminClient(shop.api);
    const [taken, failed] = await Promise.all([
      act(visit.technician, visit.id, { act: 'collect', samples: labelled(visit.paid) }),
      act(owner, visit.id, { act: 'failVisit', failure: 'nobodyThere', next: 'newTime' }),
    ]);
    expect([taken.status, failed.status].toSorted()).toEqual([200, 409]);
    const { status } = await visit.read();
    expect(status).toBe(taken.status === 200 ? 'collection' : 'placed');
  });

  it('one label at two doors at once goes to one of them', async () => {
    const visits = [await plannedVisit(shop), await plannedVisit(shop, '1000')];
    const label = `SHARED-${process.pid}`;
    const answers = await Promise.all(
      visits.map(({ technician, id, paid }) => {
        const samples = labelled(paid);
        samples[0]!.sampleId = label;
        return act(technician, id, { act: 'collect', samples });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
