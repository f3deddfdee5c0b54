import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import type { OrderJson, OrderPageJson } from '../../api/orders/orders.contract.ts';
import { stages } from '../../machines/order/order.rules.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import type { Client } from './support/client.ts';
import { START } from './support/clock.ts';
import { adminClient, temporaryAdministrator } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

const hours = 3600_000;
const labs = [
  { id: 'kaveri-precision-labs', name: 'Kaveri Precision Labs' },
  { id: 'udaya-path-care', name: 'Udaya Path Care' },
];
const statuses = [...stages, 'cancelled'] as const;
const names = ['asha Rao', 'Asha Rao', 'Zoya Khan', 'मीरा नायर'];
/** More than two pages, so that every key stands on both sides of where a page ends. */
const count = 70;

let api: TestApi;
let admin: Client;
let technician: string;
let now: Date;
beforeAll(async () => {
  api = await startApi({ rateLimit: false, demo: true });
  now = new Date(START);
  admin = await adminClient(api);
  technician = (await temporaryAdministrator(api, 'technician')).id;
  const { id, pay, verify } = await checkout(api);
  await verify((await pay()).body.data);
  const [model] = await api.db.selectFrom('orders').selectAll().where('id', '=', id).execute();
  const { number: _number, due_at: _due, ...row } = model!;
  for (let n = 0; n < count; n += 1) {
    const status = statuses[n % statuses.length]!;
    const lab = labs[n % labs.length]!;
    const { patient, ...booked } = row.booked;
    await api.db
      .insertInto('orders')
      .values({
        ...row,
        id: newId(),
        provider_order_id: null,
        idempotency_key: null,
        status,
        payment_status: status === 'cancelled' ? 'REFUNDED' : 'SUCCESS',
        lab_id: lab.id,
        amount: 300 + (n % 3),
        item_total: 400 + (n % 3),
        // Some of them at the same time, before and after now.
        starts_at: new Date(now.getTime() + ((n % 7) - 3) * 13 * hours),
        report_expected_at:
          n % 5 === 0 ? null : new Date(now.getTime() + ((n % 4) - 2) * 5 * hours),
        report_file: status === 'completed' ? 'reports/one.pdf' : null,
        technician: n % 4 === 0 ? 'Ravi Kumar' : null,
        technician_id: n % 8 === 0 ? technician : null,
        booked: JSON.stringify({
          ...booked,
          patient: { ...patient, name: names[n % names.length]! },
          lab: { ...booked.lab, ...lab, _id: lab.id },
        }),
        offer: null,
      })
      .execute();
  }
});
afterAll(() => api.stop());

const page = async (query: string, client = admin) =>
  (await client.get<OrderPageJson>(`admin/orders?${query}`)).body.data;
/** Every page of a list, one after the other. */
async function everyPage(query: string, between?: () => Promise<void>): Promise<OrderJson[]> {
  const all: OrderJson[] = [];
  for (let after = ''; ;) {
    const { items, next } = await page(`${query}${after && `&after=${after}`}`);
    all.push(...items);
    if (next === null) return all;
    after = next;
    await between?.();
  }
}
const startsAt = async () =>
  new Map(
    (await api.db.selectFrom('orders').select(['id', 'starts_at']).execute()).map((row) => [
      row.id,
      row.starts_at.getTime(),
    ]),
  );
const isInOrder = <Key>(keys: Key[], isBefore: (a: Key, b: Key) => boolean) =>
  keys.every((key, n) => n === 0 || !isBefore(key, keys[n - 1]!));
const paid = async () =>
  (
    await api.db
      .selectFrom('orders')
      .select('id')
      .where('payment_status', 'in', ['SUCCESS', 'REFUND_PENDING', 'REFUNDED'])
      .execute()
  ).map((row) => row.id);

describe('a sorted list of orders', () => {
  const keys: Record<string, (order: OrderJson, starts: Map<string, number>) => string | number> = {
    visit: (order, starts) => starts.get(order._id)!,
    placed: (order) => order._id,
    patient: (order) => order.patient.name.toLowerCase(),
    lab: (order) => order.lab.name,
    status: (order) => statuses.indexOf(order.status as never),
    amount: (order) => order.amount,
  };
  it.each(Object.keys(keys).flatMap((sort) => [`${sort} asc`, `${sort} desc`]))(
    'by %s has every order once, over all pages',
    async (name) => {
      const [sort, direction] = name.split(' ') as [string, string];
      const all = await everyPage(`sort=${sort}&direction=${direction}`);
      expect(all.map((order) => order._id).toSorted()).toEqual((await paid()).toSorted());
      const starts = await startsAt();
      const sorted = all.map((order) => keys[sort]!(order, starts));
      const isBefore = (a: string | number, b: string | number) =>
        direction === 'asc' ? a < b : a > b;
      expect(isInOrder(sorted, isBefore)).toBe(true);
    },
  );

  it('begins with what is overdue, then the visits from today on, then those of the days before', async () => {
    const all = await everyPage('');
    expect(all.map((order) => order._id).toSorted()).toEqual((await paid()).toSorted());
    const starts = await startsAt();
    const today = new Date('2026-11-20T18:30:00Z').getTime();
    const overdue = all.filter((order) => order.overdue);
    const inTime = all.slice(overdue.length);
    const ahead = inTime.filter((order) => starts.get(order._id)! >= today);
    const before = inTime.slice(ahead.length);
    expect([overdue, ahead, before].map((part) => part.length > 5)).toEqual([true, true, true]);
    expect(all.slice(0, overdue.length)).toEqual(overdue);
    expect(inTime.slice(0, ahead.length)).toEqual(ahead);
    expect(
      isInOrder(
        overdue.map((order) => order.dueAt!),
        (a, b) => a < b,
      ),
    ).toBe(true);
    const times = (part: OrderJson[]) => part.map((order) => starts.get(order._id)!);
    expect(isInOrder(times(ahead), (a, b) => a < b)).toBe(true);
    expect(isInOrder(times(before), (a, b) => a > b)).toBe(true);
    expect(overdue.every((order) => order.dueAt! <= now.toISOString())).toBe(true);
  });

  it('keeps its place while orders become overdue between two pages', async () => {
    const all = await everyPage('', async () => {
      api.clock.advance({ hours: 5, minutes: 30 });
      admin = await adminClient(api);
    });
    api.clock.set(START);
    admin = await adminClient(api);
    expect(all.map((order) => order._id).toSorted()).toEqual((await paid()).toSorted());
  });
});

describe('a filtered list of orders', () => {
  it.each([
    [`labId=${labs[1]!.id}`, (order: OrderJson) => order.lab._id === labs[1]!.id],
    ['technician=Ravi+Kumar', (order: OrderJson) => order.labTechnician?.name === 'Ravi Kumar'],
    ['status=examining&sort=amount', (order: OrderJson) => order.status === 'examining'],
  ])('with %s has those alone', async (query, isOne) => {
    const all = await everyPage(query);
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((order) => !isOne(order))).toEqual([]);
  });

  it('of a technician has the visits of the account, and by a name those without one', async () => {
    const ofAccount = await everyPage(`technicianId=${technician}&sort=visit`);
    const ofName = await everyPage('technician=Ravi+Kumar');
    expect([ofAccount.length, ofName.length]).toEqual([9, 9]);
    const both = [...ofAccount, ...ofName].map((order) => order._id);
    expect(new Set(both).size).toBe(18);
  });

  it('of a technician has besides those that their name had before the account', async () => {
    await api.db
      .updateTable('admins')
      .set({ name: 'Ravi Kumar' })
      .where('id', '=', technician)
      .execute();
    expect((await everyPage(`technicianId=${technician}`)).length).toBe(18);
  });

  it('by days has the visits of those days in India, from midnight to midnight', async () => {
    const starts = await startsAt();
    const found = await everyPage('from=2026-11-20&to=2026-11-21&sort=visit');
    const wanted = (await paid()).filter((id) => {
      const at = new Date(starts.get(id)!).toISOString();
      return at >= '2026-11-19T18:30:00.000Z' && at < '2026-11-21T18:30:00.000Z';
    });
    expect(wanted.length).toBeGreaterThan(5);
    expect(found.map((order) => order._id).toSorted()).toEqual(wanted.toSorted());
    const since = await everyPage('from=2026-11-22');
    const until = await everyPage('to=2026-11-21');
    expect(since.length + until.length).toBe((await paid()).length);
  });

  it('of nobody that is known is empty', async () => {
    expect(await page('labId=nobody')).toEqual({ items: [], next: null });
    expect(await page(`technicianId=${newId()}`)).toEqual({ items: [], next: null });
  });
});

const cursor = (place: unknown) =>
  `after=${Buffer.from(JSON.stringify(place)).toString('base64url')}`;
const place = { sort: 'overdue', run: 0, key: START, id: 'a1', at: START };
it.each([
  ['sort=price', 'FIELD_NOT_ALLOWED'],
  ['sort=visit&direction=sideways', 'FIELD_NOT_ALLOWED'],
  ['status=lost', 'FIELD_NOT_ALLOWED'],
  ['from=22.11.2026', 'DATE_INVALID'],
  ['to=2026-02-30', 'DATE_INVALID'],
  ['to=0000-01-01', 'DATE_INVALID'],
  ['from=2026-11-23&to=2026-11-22', 'DAYS_REVERSED'],
  [`labId=${'l'.repeat(101)}`, 'FIELD_TOO_LONG'],
  ['after=00000000000000000000000001', 'PAGE_UNKNOWN'],
  ['after=bm9uc2Vuc2U', 'PAGE_UNKNOWN'],
  [`sort=visit&${cursor(place)}`, 'PAGE_UNKNOWN'],
  [cursor({ ...place, key: '2026-99-99T99:99:99.999Z' }), 'PAGE_UNKNOWN'],
  [cursor({ ...place, at: '2026-99-99T99:99:99.999Z' }), 'PAGE_UNKNOWN'],
  [cursor({ ...place, key: 1e12 }), 'PAGE_UNKNOWN'],
  [cursor({ ...place, key: 7 }), 'PAGE_UNKNOWN'],
  [cursor({ ...place, key: { text: '\u0000' } }), 'PAGE_UNKNOWN'],
  [cursor({ ...place, run: 3 }), 'PAGE_UNKNOWN'],
])('refuses %s', async (query, reason) => {
  const answer = await admin.get(`admin/orders?${query}`);
  expect(reasonOf(answer)).toEqual([400, reason]);
});

it('says of what is overdue nothing to customers', async () => {
  const { guest, id, pay, verify } = await checkout(api);
  await verify((await pay()).body.data);
  const own = (await guest.get<OrderJson>(`order/${id}`)).body.data;
  expect([own.dueAt, own.overdue]).toEqual([null, false]);
  const [seen] = (await page(`search=${id}`)).items;
  expect([seen!.dueAt === null, seen!.overdue]).toEqual([false, false]);
});
