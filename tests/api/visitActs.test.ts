import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderPageJson } from '../../api/orders/orders.contract.ts';
import { temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import { act, auditOf, dayOf, labelled, plannedVisit, VISIT_DAY } from './support/technicians.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
afterAll(() => shop.stop());

const messagesOf = async (number: string) =>
  (await shop.api.outbox()).map((message) => message.text).filter((text) => text.includes(number));

describe('what happens on a visit', () => {
  it('goes from the way to the samples: the customer gets a message, and everybody sees it', async () => {
    const visit = await plannedVisit(shop);
    const { technician, id } = visit;
    const { number } = await visit.read();
    const before = (await messagesOf(number)).length;
    const gone = await act(technician, id, { act: 'depart' });
    expect(gone.body.data).toMatchObject({
      standing: 'onTheWay',
      actions: ['collect', 'failVisit'],
    });
    expect(await visit.read()).toMatchObject({ status: 'assigned', onTheWayAt: VISIT_DAY });
    expect((await messagesOf(number)).slice(before).join()).toContain('is on the way to you');

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
    const actions = (await auditOf(shop, id)).filter((action) => action.startsWith('visit.'));
    expect(actions).toEqual(['visit.departed', 'visit.collected']);
  });

  it('is not moved to a moment that cannot be: the future, days ago, before the day of the visit in India or the setting out', async () => {
    for (const pressedAt of [
      '2026-11-24T05:00:00.000Z',
      '2026-11-22T04:00:00.000Z',
      '2026-11-23T18:29:59.999Z',
      'noon',
    ]) {
      const visit = await plannedVisit(shop);
      await act(visit.technician, visit.id, { act: 'depart', pressedAt });
      expect((await visit.read()).onTheWayAt).toBe(VISIT_DAY);
      const samples = labelled(visit.paid);
      const earlier = '2026-11-24T03:29:59.999Z';
      await act(visit.technician, visit.id, { act: 'collect', samples, pressedAt: earlier });
      expect((await visit.read()).collectedAt).toBe(VISIT_DAY);
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
    await act(technician, id, { act: 'depart' });
    const fail = (sent: object) => act(technician, id, { act: 'failVisit', ...sent });
    expect(reasonOf(await fail({}))).toEqual([400, 'VISIT_FAILURE_MISSING']);
    expect(reasonOf(await fail({ failure: 'other', note: ' \u200b', next: 'newTime' }))).toEqual([
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
      onTheWayAt: null,
      reportExpectedAt: null,
      calendarFileUrl: null,
      failedVisit: { at: VISIT_DAY, failure: 'notFasting', note: null },
    });
    expect(order.availableActions).toContain('reschedule');
    const operations = await temporaryAdministrator(shop.api, 'operations');
    const list = await operations.get<OrderPageJson>(`admin/orders?search=${id}`);
    expect(list.body.data.items.map(({ failedVisit }) => failedVisit)).toEqual([
      { at: VISIT_DAY, failure: 'notFasting', note: 'Tea at 8' },
    ]);
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
    const operations = await temporaryAdministrator(shop.api, 'operations');
    expect((await operations.post(path, { slot: 'somewhere' })).status).toBe(404);
    expect(
      (await operations.post(path, { slot: 'kaveri-precision-labs-20261124-1000' })).status,
    ).toBe(409);
    expect((await operations.post(path, { slot })).status).toBe(200);
    const order = await visit.read();
    expect(order).toMatchObject({ slot: { date: '2026-11-27' }, failedVisit: null });
    expect((await messagesOf(order.number)).length).toBeGreaterThan(0);
    expect((await auditOf(shop, visit.id)).at(-1)).toBe('order.moved');
  });
});
