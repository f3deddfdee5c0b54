import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import { adminClient, temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import {
  act,
  auditOf,
  bookedVisit,
  labelled,
  plannedVisit,
  VISIT_DAY,
} from './support/technicians.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
afterAll(() => shop.stop());

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
    expect((await auditOf(shop, id)).filter((action) => action === 'visit.collected')).toHaveLength(
      1,
    );
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
    expect([taken.status, failed.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
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
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });
});
