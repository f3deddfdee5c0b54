import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import { START } from './support/clock.ts';
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

/** What was written down about a visit: the order's history without its booking, and the audit. */
async function written(id: string) {
  const events = await shop.api.db
    .selectFrom('order_events')
    .select(['type', 'actor', 'note', 'at'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const audit = await shop.api.db
    .selectFrom('admin_audit')
    .select(['action', 'admin_id', 'detail', 'order_ids'])
    .orderBy('id')
    .execute();
  return {
    events: events
      .filter(({ type }) => /departed|collected|failed|cancelled/.test(type))
      .map(({ type, actor, note, at }) => [type, actor, note, at.toISOString()]),
    audit: audit
      .filter(({ action, order_ids: ids }) => action.startsWith('visit.') && ids.includes(id))
      .map(({ action, admin_id: by, detail, order_ids: ids }) => [action, by, detail, ids.length]),
  };
}
const fail = { act: 'failVisit', failure: 'refused', next: 'newTime' } as const;

describe('what is written down about a visit', () => {
  it('is who did it, when it was pressed and what for; setting out twice is setting out once', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id } = visit;
    const { email } = technician;
    await act(technician, id, { act: 'depart' });
    shop.api.clock.advance({ minutes: 10 });
    await act(technician, id, { act: 'depart' });
    expect((await visit.read()).onTheWayAt).toBe(VISIT_DAY);
    const samples = labelled(visit.paid);
    const pressedAt = '2026-11-24T03:35:00.000Z';
    await act(technician, id, { act: 'collect', samples, pressedAt });
    const { events, audit } = await written(id);
    expect(events).toEqual([
      ['technician.departed', email, null, VISIT_DAY],
      ['sample.collected', email, null, pressedAt],
    ]);
    expect(audit).toEqual([
      ['visit.departed', technician.id, null, 1],
      ['visit.departed', technician.id, null, 1],
      ['visit.collected', technician.id, null, 1],
    ]);
    const stored = await shop.api.db
      .selectFrom('samples')
      .select(['id', 'item_id', 'staff_id', 'taken_at', 'stored_at'])
      .where('order_id', '=', id)
      .execute();
    expect(stored).toEqual(
      expect.arrayContaining(
        samples.map(({ item, sampleId }) => ({
          id: sampleId,
          item_id: item,
          staff_id: technician.id,
          taken_at: new Date(pressedAt),
          stored_at: shop.api.clock.now(),
        })),
      ),
    );
    const { number } = await visit.read();
    const told = (await shop.api.outbox()).filter(
      ({ text }) => text.includes(number) && text.includes('is on the way to you'),
    );
    expect(told).toHaveLength(1);
  });

  it('is why nothing was brought back, in the words of who was there', async () => {
    const moved = await plannedVisit(shop);
    const note = ' Gate shut ';
    const other = { act: 'failVisit', failure: 'other', note, next: 'newTime' } as const;
    const { body } = await act(moved.technician, moved.id, other);
    expect(body.data).toMatchObject({
      failure: 'other',
      failureNote: 'Gate shut',
      failedAt: VISIT_DAY,
      afterFailure: 'newTime',
    });
    expect(await written(moved.id)).toEqual({
      events: [['collection.failed', moved.technician.email, 'other: Gate shut', VISIT_DAY]],
      audit: [['visit.failed', moved.technician.id, 'other newTime', 1]],
    });
    const over = await plannedVisit(shop);
    const cancelled = await act(over.technician, over.id, { ...fail, next: 'cancel' });
    expect(cancelled.body.data.afterFailure).toBe('cancel');
    expect((await written(over.id)).events).toEqual([
      ['collection.failed', over.technician.email, 'refused', VISIT_DAY],
      ['order.cancelled', over.technician.email, 'refused', VISIT_DAY],
    ]);
  });

  it('needs both the reason and what comes next', async () => {
    const visit = await plannedVisit(shop);
    for (const missing of [{ next: null }, { failure: null }])
      expect(reasonOf(await act(visit.technician, visit.id, { ...fail, ...missing }))).toEqual([
        400,
        'VISIT_FAILURE_MISSING',
      ]);
    expect(await written(visit.id)).toEqual({ events: [], audit: [] });
  });

  it.each([
    ['a day ago is dated as it was pressed', 0, '2026-11-24T03:30:00.000Z'],
    ['a second earlier is dated when it arrives', 1, '2026-11-25T03:30:01.000Z'],
  ])('and was pressed %s', async (_, seconds, at) => {
    const visit = await plannedVisit(shop);
    shop.api.clock.set('2026-11-25T03:30:00.000Z');
    shop.api.clock.advance({ seconds });
    const owner = await adminClient(shop.api);
    await act(owner, visit.id, { act: 'depart', pressedAt: VISIT_DAY });
    expect((await visit.read()).onTheWayAt).toBe(at);
  });
});

describe('an act on a visit', () => {
  it('of one test has one label, that of the order', async () => {
    shop.api.clock.set(START);
    const one = await shop.paid();
    await one.verify(one.proof);
    shop.api.clock.set(VISIT_DAY);
    const technician = await temporaryAdministrator(shop.api, 'technician');
    await assign(shop, one.id, technician.id);
    const collect = (samples?: { item: string; sampleId: string }[]) =>
      act(technician, one.id, { act: 'collect', ...(samples && { samples }) });
    expect(reasonOf(await collect())).toEqual([400, 'SAMPLE_ID_MISSING']);
    const [label] = labelled([{ _id: one.id }]);
    const { items } = (await collect([label!])).body.data;
    expect(items.map(({ _id, sampleId }) => [_id, sampleId])).toEqual([[one.id, label!.sampleId]]);
  });

  it('is possible from the first second of its day in India', async () => {
    const visit = await plannedVisit(shop);
    shop.api.clock.set('2026-11-23T18:29:59.999Z');
    const owner = await adminClient(shop.api);
    const depart = () => act(owner, visit.id, { act: 'depart' });
    expect(reasonOf(await depart())).toEqual([409, 'COLLECTION_TOO_EARLY']);
    shop.api.clock.advance({ seconds: 1 });
    expect((await depart()).status).toBe(200);
  });

  it('comes too late once the samples are at the lab, and for an order that is not paid', async () => {
    const done = await plannedVisit(shop);
    await act(done.technician, done.id, { act: 'collect', samples: labelled(done.paid) });
    const owner = await adminClient(shop.api);
    const tooLate = async () => {
      const { visits } = await dayOf(owner);
      const seen = visits.find(({ _id }) => _id === done.id)!;
      return [seen.standing, ...reasonOf(await act(owner, done.id, fail))];
    };
    await owner.post(`admin/orders/${done.id}/move`, { action: 'examine' });
    const gone = ['collected', 409, 'VISIT_COLLECTED_ALREADY'];
    expect(await tooLate()).toEqual(gone);
    await shop.api.db
      .updateTable('orders')
      .set({ status: 'completed' })
      .where('id', '=', done.id)
      .execute();
    expect(await tooLate()).toEqual(gone);
    const unpaid = await plannedVisit(shop);
    await shop.api.db
      .updateTable('orders')
      .set({ payment_status: 'PENDING' })
      .where('id', '=', unpaid.id)
      .execute();
    expect(reasonOf(await act(owner, unpaid.id, fail))).toEqual([409, 'VISIT_GONE']);
  });

  it('has a key that is of this visit, not of another', async () => {
    const [one, other] = [await plannedVisit(shop), await bookedVisit(shop)];
    shop.api.clock.set(VISIT_DAY);
    await assign(shop, other.id, one.technician.id);
    const key = newId();
    expect((await act(one.technician, one.id, { act: 'depart' }, key)).status).toBe(200);
    const again = await act(one.technician, other.id, { act: 'depart' }, key);
    expect(reasonOf(again)).toEqual([422, 'IDEMPOTENCY_KEY_USED']);
  });
});
