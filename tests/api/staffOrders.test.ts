import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/shared/config.ts';
import { searchMark } from '../../api/admin/audit.repository.ts';
import { newId } from '../../api/ids.ts';
import type { OrderJson, OrderPageJson } from '../../api/orders/orders.contract.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { START } from './support/clock.ts';
import { adminClient, temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import { bookedVisit, VISIT_DAY } from './support/technicians.ts';
import { examine, paidVisit, visitLab } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
let api: TestApi;
beforeAll(async () => {
  shop = await startRazorpayShop();
  api = shop.api;
});
beforeEach(() => api.clock.set(START));
afterAll(() => shop.stop());

const page = async (client: Client, query: string) =>
  (await client.get<OrderPageJson>(`admin/orders?${query}`)).body.data;
const idsOf = ({ items }: OrderPageJson) => items.map(({ _id }) => _id);
/** What one of the staff did, by the audit, oldest first. */
const auditOf = async (admin: string) =>
  (
    await api.db
      .selectFrom('admin_audit')
      .select(['action', 'detail', 'order_ids'])
      .where('admin_id', '=', admin)
      .orderBy('id')
      .execute()
  ).map(({ action, detail, order_ids: ids }) => [action, detail, ids]);

describe('the staff’s look at orders', () => {
  it.each([
    [
      'status=placed&labId=lab-1&technicianId=one&technician=Ravi+Kumar&from=2026-11-24&to=2026-11-25&search=Asha+Rao',
      `placed lab-1 one Ravi Kumar 2026-11-24..2026-11-25 ${searchMark('Asha Rao', readConfig({}).secretsKey)}`,
    ],
    ['labId=none&from=2026-11-24', 'none 2026-11-24..'],
    ['labId=none&to=2026-11-25', 'none ..2026-11-25'],
  ])('by %s is written down with that, a search as a mark alone', async (query, detail) => {
    const operations = await temporaryAdministrator(api, 'operations');
    expect(await page(operations, query)).toEqual({ items: [], next: null });
    expect(await auditOf(operations.id)).toEqual([['orders.viewed', detail, []]]);
  });

  it('is written down with what was seen', async () => {
    const { id } = await paidVisit(shop);
    const operations = await temporaryAdministrator(api, 'operations');
    const seen = idsOf(await page(operations, 'sort=placed&direction=desc'));
    expect(seen[0]).toBe(id);
    expect(await auditOf(operations.id)).toEqual([['orders.viewed', null, seen]]);
  });

  it('on one day has the visits from its midnight in India to the next', async () => {
    const { id } = await paidVisit(shop);
    const admin = await adminClient(api);
    const begins = (starts_at: string) =>
      api.db
        .updateTable('orders')
        .set({ starts_at: new Date(starts_at) })
        .where('id', '=', id)
        .execute();
    const found = async (day: string) =>
      idsOf(await page(admin, `from=${day}&to=${day}&search=${id}`)).length;
    await begins('2026-11-22T18:30:00.000Z');
    expect([await found('2026-11-22'), await found('2026-11-23')]).toEqual([0, 1]);
    await begins('2026-11-23T18:29:59.999Z');
    expect([await found('2026-11-23'), await found('2026-11-24')]).toEqual([1, 0]);
  });

  it('has no next page after 25 orders, and one of a single order after 26', async () => {
    const { id } = await paidVisit(shop);
    const model = await api.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { number: _number, due_at: _due, booked, ...row } = model;
    const add = (count: number) =>
      api.db
        .insertInto('orders')
        .values(
          Array.from({ length: count }, () => ({
            ...row,
            id: newId(),
            provider_order_id: null,
            idempotency_key: null,
            offer: null,
            item_count: 1,
            technician: 'Twenty Five',
            booked: JSON.stringify(booked),
          })),
        )
        .execute();
    const admin = await adminClient(api);
    await add(25);
    const whole = await page(admin, 'technician=Twenty+Five');
    expect([whole.items.length, whole.next]).toEqual([25, null]);
    await add(1);
    const first = await page(admin, 'technician=Twenty+Five');
    const last = await page(admin, `technician=Twenty+Five&after=${first.next}`);
    expect([first.items.length, last.items.length, last.next]).toEqual([25, 1, null]);
  });
});

describe('a visit that is moved to another slot', () => {
  const slot = `${visitLab}-20261125-1000`;

  it('by the staff is in the audit and, without who it was, in what the customer reads', async () => {
    const visit = await bookedVisit(shop, '0930');
    const { reportExpectedAt, number } = await visit.read();
    const operations = await temporaryAdministrator(api, 'operations');
    await operations.post(`admin/orders/${visit.id}/move`, {
      action: 'assign',
      technician: 'Kiran',
    });
    api.clock.advance({ minutes: 1 });
    const moved = await operations.post<OrderJson>(`admin/orders/${visit.id}/reschedule`, { slot });
    expect([moved.status, moved.body.message]).toEqual([200, 'Order rescheduled']);
    expect(await auditOf(operations.id)).toEqual([
      ['order.moved', 'assign', [visit.id]],
      ['order.moved', 'reschedule', [visit.id]],
    ]);
    const read = await visit.read();
    const said = ({ events }: OrderJson) =>
      events.slice(-2).map(({ type, actor, note }) => [type, actor, note]);
    expect(said(moved.body.data)).toEqual([
      ['technician.assigned', operations.email, 'Kiran'],
      ['slot.changed', operations.email, '2026-11-25, 10:00 am'],
    ]);
    expect(said(read)).toEqual([
      ['technician.assigned', 'administrator', 'Kiran'],
      ['slot.changed', 'administrator', '2026-11-25, 10:00 am'],
    ]);
    expect([read.status, read.labTechnician, read.assignedAt]).toEqual(['placed', null, null]);
    const later = Date.parse(read.reportExpectedAt!) - Date.parse(reportExpectedAt!);
    expect(later).toBe(24.5 * 3600_000);
    expect((await api.outbox()).at(-1)!.text).toBe(
      'Your visit for 3 tests was moved to Wed 25 Nov, 10:00 am. Nothing but water after midnight between Tuesday and Wednesday.',
    );
    expect(number).toBe(read.number);
  });

  it('by its customer is in no audit; to the slot that it has it is not moved at all', async () => {
    const visit = await bookedVisit(shop, '0930');
    const before = await visit.read();
    expect(before.events.at(-1)).toMatchObject({ actor: 'customer', note: '2026-11-24, 09:30 am' });
    const same = `${visitLab}-20261124-0930`;
    const sent = (await api.outbox()).length;
    await visit.guest.post(`order/${visit.id}/reschedule`, { slot: same });
    expect([await visit.read(), (await api.outbox()).length]).toEqual([before, sent]);
    const rows = await api.db.selectFrom('admin_audit').select('order_ids').execute();
    expect(rows.filter(({ order_ids: ids }) => ids.includes(visit.id))).toEqual([]);
  });

  it('is refused by name where the slot is another lab’s, or the order is not paid or under way', async () => {
    const visit = await bookedVisit(shop, '0930');
    const move = (to: string) => visit.guest.post(`order/${visit.id}/reschedule`, { slot: to });
    expect(reasonOf(await move('udaya-path-care-20261125-1000'))).toEqual([404, 'SLOT_NOT_FOUND']);
    await examine(shop, visit.id);
    expect(reasonOf(await move(slot))).toEqual([409, 'RESCHEDULING_TOO_LATE']);
    api.clock.set(START);
    const { _id: id } = (await visit.order({ items: visit.items.slice(1) })).body.data;
    expect(reasonOf(await visit.guest.post(`order/${id}/reschedule`, { slot }))).toEqual([
      409,
      'RESCHEDULING_TOO_LATE',
    ]);
  });
});

describe('an order that the staff moves along', () => {
  it('has the moment of each stage, the note or else the name, and tells its customer in English', async () => {
    const visit = await bookedVisit(shop, '0930');
    api.clock.set(VISIT_DAY);
    const admin = await adminClient(api);
    let seen = (await api.outbox()).length;
    const told = async () => {
      const texts = (await api.outbox()).slice(seen).map(({ text }) => text);
      seen += texts.length;
      return texts;
    };
    const move = async (sent: object) => {
      api.clock.advance({ minutes: 1 });
      return (await admin.post<OrderJson>(`admin/orders/${visit.id}/move`, sent)).body.data;
    };
    await move({ action: 'assign', technician: '  Kiran ', note: 'Knows the house' });
    await move({ action: 'assign', technician: ' Latha  ' });
    const collected = await move({ action: 'collect' });
    expect([collected.assignedAt, collected.collectedAt, collected.labTechnician]).toEqual([
      '2026-11-24T03:32:00.000Z',
      '2026-11-24T03:33:00.000Z',
      { name: 'Latha' },
    ]);
    const rejected = await move({ action: 'rejectSample', note: 'Too little' });
    expect([rejected.status, rejected.collectedAt]).toEqual(['assigned', null]);
    await move({ action: 'collect' });
    const examined = await move({ action: 'examine' });
    expect(examined.events.slice(3).map(({ type, note }) => [type, note])).toEqual([
      ['technician.assigned', 'Knows the house'],
      ['technician.assigned', 'Latha'],
      ['sample.collected', null],
      ['sample.rejected', 'Too little'],
      ['sample.collected', null],
      ['examination.started', null],
    ]);
    const comes = 'comes on Tue 24 Nov, 9:30 am, to collect the sample for 3 tests.';
    expect(await told()).toEqual([
      `Kiran ${comes}`,
      `Latha ${comes}`,
      'The sample for 3 tests was collected.',
      `The lab could not use the sample for 3 tests, so it is taken once more, free of charge. Please choose a time for it: open order ${examined.number} in Assay and choose another slot there.`,
      'The sample for 3 tests was collected.',
      'The lab is examining the sample for 3 tests.',
    ]);
  });

  it('is refused by name: a technician who is not there, a stage that is not next, an unpaid order', async () => {
    const visit = await bookedVisit(shop, '0930');
    const admin = await adminClient(api);
    const { id: operations } = await temporaryAdministrator(api, 'operations');
    const move = async (sent: object, id = visit.id) =>
      reasonOf(await admin.post(`admin/orders/${id}/move`, sent));
    for (const sent of [
      {},
      { technician: ' \u200b' },
      { technicianId: operations, technician: 'Kiran' },
    ])
      expect(await move({ action: 'assign', ...sent })).toEqual([400, 'TECHNICIAN_MISSING']);
    expect(await move({ action: 'examine' })).toEqual([409, 'ORDER_STAGE_FORBIDS']);
    expect(await move({ action: 'cancel' }, 'none')).toEqual([404, 'ORDER_NOT_FOUND']);
    const { _id: id } = (await visit.order({ items: visit.items.slice(1) })).body.data;
    expect(await move({ action: 'assign', technician: 'Kiran' }, id)).toEqual([
      409,
      'ORDER_STAGE_FORBIDS',
    ]);
  });
});
