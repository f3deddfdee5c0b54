import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminSettingsJson } from '../../api/admin/admin.contract.ts';
import type { OrderPageJson } from '../../api/orders/orders.contract.ts';
import type { Client } from './support/client.ts';
import { adminClient } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import { act, assign, dayOf, labelled, plannedVisit } from './support/technicians.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
afterAll(() => shop.stop());

/** The orders that an owner sees as without a technician, and how many there are said to be. */
async function left(owner: Client) {
  const { items } = (await owner.get<OrderPageJson>('admin/orders?status=technicianLeft')).body
    .data;
  const { visitsWithoutTechnician: count } = (
    await owner.get<{ visitsWithoutTechnician: number }>('admin/me')
  ).body.data;
  expect(count).toBe(items.length);
  return items.map(({ _id }) => _id);
}
const lastText = async () => (await shop.api.outbox()).at(-1)!.text;

/** How somebody of the staff stops making visits. */
const ways: [string, (owner: Client, id: string) => Promise<{ status: number }>][] = [
  ['is removed', (owner, id) => owner.call('DELETE', `admin/staff/${id}`)],
  [
    'gets another role',
    (owner, id) => owner.call('PATCH', `admin/staff/${id}`, { staffRole: 'operations' }),
  ],
];

describe.each(ways)('a technician who %s', (_, stop) => {
  it('has no visits to come any more; the staff see which, and the customer that it is somebody else', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id } = visit;
    await act(technician, id, { act: 'depart' });
    const owner = await adminClient(shop.api);
    expect((await stop(owner, technician.id)).status).toBe(200);

    expect(await visit.read()).toMatchObject({
      status: 'placed',
      labTechnician: null,
      assignedAt: null,
      onTheWayAt: null,
    });
    expect((await visit.read()).events.at(-1)).toMatchObject({ type: 'technician.withdrawn' });
    expect(await lastText()).toContain('somebody else comes');
    expect(await left(owner)).toContain(id);
    const seen = (await dayOf(owner)).visits.find(({ _id }) => _id === id);
    expect(seen).toMatchObject({ technicianName: null, standing: 'planned' });

    const { technician: other } = await plannedVisit(shop, '1000');
    const again = await adminClient(shop.api);
    await assign(shop, id, other.id);
    expect(await left(again)).not.toContain(id);
    expect((await dayOf(other)).visits.map(({ _id }) => _id)).toContain(id);
  });

  it('does not come again for a sample that the lab rejects', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id, paid } = visit;
    await act(technician, id, { act: 'collect', samples: labelled(paid) });
    const owner = await adminClient(shop.api);
    await stop(owner, technician.id);
    expect((await visit.read()).status).toBe('collection');
    await owner.post(`admin/orders/${id}/move`, { action: 'rejectSample' });
    expect(await visit.read()).toMatchObject({ status: 'placed', labTechnician: null });
    expect(await left(owner)).toContain(id);
    const said = (await shop.api.outbox()).findLast(({ text }) => text.includes('the sample'));
    expect(said!.text).toMatch(/^The lab could not use the sample .* choose another slot there\.$/);
  });

  it('while somebody assigns them gets nothing: a later look takes it off', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id } = visit;
    await stop(await adminClient(shop.api), technician.id);
    // As a call leaves it that had looked before.
    await shop.api.db
      .updateTable('orders')
      .set({ status: 'assigned', technician: 'Former', technician_id: technician.id })
      .where('id', '=', id)
      .execute();
    await shop.api.app.jobs.runOnce('withdraw former technicians');
    expect((await visit.read()).labTechnician).toBeNull();
  });
});

it('a name that is taken out of the settings comes no more', async () => {
  const save = async (technicians: string[]) => {
    const admin = await adminClient(shop.api);
    const { data } = (await admin.get<AdminSettingsJson>('admin/settings')).body;
    expect((await admin.call('PUT', 'admin/settings', { ...data, technicians })).status).toBe(200);
    return admin;
  };
  const visits = [await plannedVisit(shop), await plannedVisit(shop, '1000')];
  const admin = await save(['Ravi Kumar', 'Sunil Rao']);
  for (const [index, technician] of ['Ravi Kumar', 'Sunil Rao'].entries())
    await admin.post(`admin/orders/${visits[index]!.id}/move`, { action: 'assign', technician });
  await save(['Sunil Rao']);
  await shop.api.app.jobs.runOnce('withdraw former technicians');
  const coming = await Promise.all(visits.map(async (one) => (await one.read()).labTechnician));
  expect(coming).toEqual([null, { name: 'Sunil Rao' }]);
});

describe('what a device sends afterwards', () => {
  it('is refused with the reason, whatever was noted, and stores nothing of it', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id, paid } = visit;
    const samples = labelled(paid);
    const owner = await adminClient(shop.api);
    const change = (staffRole: string) =>
      owner.call('PATCH', `admin/staff/${technician.id}`, { staffRole });
    await change('operations');
    const sent = { act: 'collect' as const, samples };
    const key = 'as-it-was-pressed-1';
    expect(reasonOf(await act(technician, id, sent, key))).toEqual([409, 'VISIT_GONE']);
    await change('technician');
    expect(reasonOf(await act(technician, id, sent, key))).toEqual([403, 'VISIT_NOT_YOURS']);
    await owner.call('DELETE', `admin/staff/${technician.id}`);
    expect((await act(technician, id, sent, key)).status).toBe(401);
    // The labels are free for whoever is told of them.
    const { technician: other } = await plannedVisit(shop, '1000');
    await assign(shop, id, other.id);
    expect((await act(other, id, sent)).status).toBe(200);
  });
});

describe('two devices of one technician', () => {
  it('count what was said first; what comes second is refused, and its labels are free', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id, paid } = visit;
    const [first, second] = [labelled(paid), labelled(paid)];
    expect((await act(technician, id, { act: 'depart' })).status).toBe(200);
    expect((await act(technician, id, { act: 'depart' })).status).toBe(200);
    expect((await act(technician, id, { act: 'collect', samples: first })).status).toBe(200);
    const late = await act(technician, id, { act: 'collect', samples: second });
    expect(reasonOf(late)).toEqual([409, 'VISIT_COLLECTED_ALREADY']);
    const failed = { act: 'failVisit', failure: 'nobodyThere', next: 'cancel' } as const;
    expect(reasonOf(await act(technician, id, failed))).toEqual([409, 'VISIT_COLLECTED_ALREADY']);
    const seen = (await dayOf(technician)).visits.find(({ _id }) => _id === id)!;
    expect(seen.items.map(({ sampleId }) => sampleId)).toEqual(first.map((one) => one.sampleId));
    const said = (await visit.read()).events.map(({ type }) => type);
    expect(said.filter((type) => type === 'technician.departed')).toHaveLength(1);

    const other = await plannedVisit(shop, '1000');
    const again = second.map(({ sampleId }, index) => ({ sampleId, item: other.paid[index]!._id }));
    const sent = { act: 'collect', samples: again } as const;
    expect((await act(other.technician, other.id, sent)).status).toBe(200);
  });

  it('count one act where both send at once', async () => {
    const { technician, id, paid } = await plannedVisit(shop);
    const both = await Promise.all(
      [1, 2].map(() => act(technician, id, { act: 'collect', samples: labelled(paid) })),
    );
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
      200, 409,
    ]);
  });
});
