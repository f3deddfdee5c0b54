import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Admin from '../../api/admin/admin.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { ReportJson } from '../../api/reports/reports.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';
import type { Client } from './support/client.ts';
import { multipart } from './support/multipart.ts';
import { adminClient } from './support/people.ts';
import { releasePdf } from './support/reportFiles.ts';
import { reachSlotDay } from './support/slotDay.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const hours = ['0700', '0800', '0900', '1000', '1100'];
let taken = 0;

/** A paid order of a new customer, each in an hour of its own. */
async function paidOrder() {
  const hour = hours[taken++ % hours.length];
  const [guest] = await crowd(api, 1);
  const order = (
    await guest!.post<OrderJson>('order/createorder', {
      patient: guest!.patient,
      test: 'tsh',
      lab: 'kaveri-precision-labs',
      slot: `kaveri-precision-labs-20261125-${hour}`,
      address: guest!.address,
    })
  ).body.data;
  const { razorpayOrderId } = (
    await guest!.post<{ razorpayOrderId: string }>('payment/create-order', { orderId: order._id })
  ).body.data;
  const proof = (
    await guest!.post<object>('sandbox/pay', {
      razorpayOrderId,
      outcome: 'paid',
      behaviour: 'noWebhook',
    })
  ).body.data;
  const verified = await guest!.post('payment/verify', { ...proof, orderId: order._id });
  expect(verified.body).toMatchObject({
    message: 'Payment verified',
    data: { order: { paymentStatus: 'SUCCESS' } },
  });
  return { guest: guest!, id: order._id };
}
const move = (id: string, action: string, technician?: string) =>
  admin.post<OrderJson>(`admin/orders/${id}/move`, { action, ...(technician && { technician }) });
const order = async (id: string) =>
  (await admin.get<{ items: OrderJson[] }>(`admin/orders?search=${id}`)).body.data.items[0]!;
const upload = (id: string, bytes: Buffer) => {
  const { body, headers } = multipart([['report', bytes, 'report.pdf']]);
  return admin.post<OrderJson>(`admin/orders/${id}/report`, body, headers);
};

describe('the administration', () => {
  it('moves an order from placed to completed, refuses what the chart refuses, and hands the report to its owner only', async () => {
    const { guest, id } = await paidOrder();
    expect((await move(id, 'collect')).status).toBe(409);
    expect((await move(id, 'assign')).status).toBe(400);
    expect((await move(id, 'assign', 'Ravi K')).body.data).toMatchObject({
      status: 'assigned',
      labTechnician: { name: 'Ravi K' },
    });
    expect((await upload(id, Buffer.from('%PDF-1.4 early'))).status).toBe(409);
    const early = await move(id, 'collect');
    expect([early.status, early.body.message]).toEqual([
      409,
      'The sample cannot be collected before the day of its slot',
    ]);
    await reachSlotDay(api, id);
    for (const [action, status] of [
      ['collect', 'collection'],
      ['examine', 'examining'],
    ])
      expect((await move(id, action!)).body.data.status).toBe(status);
    expect((await order(id)).availableActions).not.toContain('complete');
    const tooSoon = await move(id, 'complete');
    expect([tooSoon.status, tooSoon.body.message]).toEqual([
      409,
      'Please upload the report before completing the order',
    ]);
    expect((await upload(id, Buffer.from('<svg/>'))).status).toBe(415);
    expect((await upload(id, Buffer.from('%PDF-1.4 sample'))).body.data.reportUrl).toBe(null);
    expect((await move(id, 'complete')).status).toBe(409);
    await releasePdf(api, id);
    expect((await order(id)).reportUrl).toBe(`/api/v1/report/${id}/file`);
    const [ready] = (await guest.get<ReportJson[]>('report')).body.data;
    expect(ready!.readyAt).toBe(api.clock.now().toISOString());
    expect((await move(id, 'complete')).body.data.status).toBe('completed');
    const reports = (await guest.get<ReportJson[]>('report')).body.data;
    expect(reports.map((report) => report.orderId)).toEqual([id]);
    const file = await guest.get(`report/${id}/file`);
    expect([file.status, file.headers['content-type'], file.text]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.4 sample',
    ]);
    const [stranger] = await crowd(api, 1);
    expect((await stranger!.get(`report/${id}/file`)).status).toBe(404);
    expect((await stranger!.get(`order/${id}`)).status).toBe(404);
    const { events } = (await guest.get<OrderJson>(`order/${id}`)).body.data;
    // Who works there is the administration's business.
    expect(events.filter((event) => event.actor.includes('@'))).toEqual([]);
    expect(events.map((event) => event.actor)).toContain('administrator');
    expect(events.map((event) => event.type)).toEqual([
      'order.created',
      'payment.captured',
      'technician.assigned',
      'sample.collected',
      'examination.started',
      'report.uploaded',
      'report.released',
      'report.completed',
    ]);
  });

  it('writes down which administrator saw or changed whose order', async () => {
    const { id } = await paidOrder();
    await admin.get('admin/orders?status=placed');
    await move(id, 'assign', 'Ravi K');
    const rows = await api.db
      .selectFrom('admin_audit')
      .innerJoin('admins', 'admins.id', 'admin_audit.admin_id')
      .select(['action', 'order_ids', 'email', 'detail'])
      .orderBy('at', 'desc')
      .limit(2)
      .execute();
    expect(rows.map(({ action, email, detail }) => [action, detail, email.includes('@')])).toEqual([
      ['order.moved', 'assign', true],
      ['orders.viewed', 'placed', true],
    ]);
    for (const row of rows) expect(row.order_ids).toContain(id);
  });

  it('writes a move down in the transaction of the move: neither is there without the other', async () => {
    const { id } = await paidOrder();
    const rows = async () =>
      (
        await api.db
          .selectFrom('admin_audit')
          .select(['detail', 'order_ids'])
          .where('action', '=', 'order.moved')
          .execute()
      ).filter((row) => row.order_ids.includes(id));
    expect((await move(id, 'examine')).status).toBe(409);
    expect(await rows()).toEqual([]);
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no audit'; end $$`.execute(
      api.db,
    );
    await sql`create trigger refuse before insert on admin_audit for each row execute function refuse()`.execute(
      api.db,
    );
    expect((await move(id, 'assign', 'Ravi K')).status).toBe(500);
    await sql`drop trigger refuse on admin_audit`.execute(api.db);
    expect((await order(id)).status).toBe('placed');
    await move(id, 'cancel');
    expect((await rows()).map((row) => row.detail)).toEqual(['cancel']);
  });

  it('lets an administrator open a report, and writes that down', async () => {
    const { id } = await paidOrder();
    await move(id, 'assign', 'Ravi K');
    await reachSlotDay(api, id);
    for (const action of ['collect', 'examine']) await move(id, action);
    await upload(id, Buffer.from('%PDF-1.4 first'));
    expect((await upload(id, Buffer.from('%PDF-1.4 second'))).status).toBe(200);
    await releasePdf(api, id);
    expect((await admin.get(`report/${id}/file`)).text).toBe('%PDF-1.4 second');
    const actions = await api.db
      .selectFrom('admin_audit')
      .select('action')
      .where('action', 'like', 'report.%')
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(actions.map((row) => row.action).slice(-3)).toEqual([
      'report.uploaded',
      'report.released',
      'report.viewed',
    ]);
  });

  it('refunds a paid order that is cancelled before collection, once', async () => {
    const { guest, id } = await paidOrder();
    expect((await guest.post<OrderJson>(`order/${id}/cancel`, {})).body.data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'REFUND_PENDING',
    });
    expect((await guest.post(`order/${id}/cancel`, {})).status).toBe(200);
    await api.app.jobs.runOnce('refund payments');
    await api.app.jobs.runOnce('refund payments');
    expect((await guest.get<OrderJson>(`order/${id}`)).body.data.paymentStatus).toBe('REFUNDED');
    expect(
      (await guest.get<{ status: string }[]>('payment')).body.data.map((payment) => payment.status),
    ).toEqual(['REFUNDED']);
    expect(
      await api.db.selectFrom('slot_holds').selectAll().where('order_id', '=', id).execute(),
    ).toEqual([]);
  });

  it('counts, lists and searches', async () => {
    expect((await admin.get<Admin.AdminCountersJson>('admin/counters')).body.data).toMatchObject({
      totalTests: 45,
    });
    const found = (await admin.get<Admin.AdminUserPageJson>('admin/users?search=nandini')).body
      .data;
    expect(found.items.map((user) => [user.email, user.orders > 0])).toEqual([
      ['nandini@example.com', true],
    ]);
    const byWholeName = (
      await admin.get<Admin.AdminUserPageJson>(
        `admin/users?search=${encodeURIComponent('Nandini R')}`,
      )
    ).body.data;
    expect(byWholeName.items.map((user) => user.email)).toEqual(['nandini@example.com']);
    const some = (await admin.get<{ items: OrderJson[] }>('admin/orders?search=saraswati')).body
      .data.items;
    expect(new Set(some.map((order) => order.patient.name))).toEqual(new Set(['Saraswati Rao']));
    expect(
      (await admin.get<{ items: OrderJson[] }>(`admin/orders?search=${encodeURIComponent('100%')}`))
        .body.data.items,
    ).toEqual([]);
    const { items } = (await admin.get<{ items: OrderJson[] }>('admin/orders?status=completed'))
      .body.data;
    expect(new Set(items.map((order) => order.status))).toEqual(new Set(['completed']));
  });
});
