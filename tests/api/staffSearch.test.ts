import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminUserPageJson } from '../../api/admin/admin.contract.ts';
import type { OrderJson, OrderPageJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import type { Guest } from './support/crowd.ts';
import { temporaryAdministrator } from './support/people.ts';

let api: TestApi;
let order: string;
let customer: Guest;
const phone = '+919812345678';
beforeAll(async () => {
  api = await startApi({ rateLimit: false, demo: true });
  const { guest, id, pay } = await checkout(api);
  await pay();
  order = id;
  customer = guest;
  await api.db.updateTable('users').set({ phone }).where('id', '=', guest.user).execute();
  await api.db
    .updateTable('orders')
    .set({ payment_status: 'SUCCESS' })
    .where('id', '=', id)
    .execute();
});
afterAll(() => api.stop());

const ordersFor = async (search: string, role: 'operations' | 'lab' = 'operations') => {
  const client = await temporaryAdministrator(api, role);
  const { body } = await client.get<OrderPageJson>(
    `admin/orders?search=${encodeURIComponent(search)}`,
  );
  return body.data.items.map((found) => found._id);
};

it.each(['+91 98123 45678', '09812345678', '9812-345-678', '2345678', '(98123) 45678'])(
  'operations finds an order by the phone %s',
  async (search) => {
    expect(await ordersFor(search)).toEqual([order]);
  },
);

it.each(['123', '99999 99999', '+91 98123 45679'])('and none by %s', async (search) => {
  expect(await ordersFor(search)).not.toContain(order);
});

it.each(['%', '_', '\\', '[a-z]'])(
  'no order is found by the sign %s, which stands for itself',
  async (sign) => {
    expect(await ordersFor(sign)).toEqual([]);
  },
);

it('the lab, which sees no phones, finds nobody by one', async () => {
  expect(await ordersFor(phone, 'lab')).toEqual([]);
  expect(await ordersFor(order, 'lab')).toEqual([order]);
});

it.each(['operations', 'lab'] as const)(
  '%s finds an order by the label of a sample, and reads it at its test',
  async (role) => {
    const { id: staff } = await temporaryAdministrator(api, 'technician');
    const at = api.clock.now();
    const label = role === 'lab' ? 'BLR-004212' : 'BLR-004211';
    await api.db
      .insertInto('samples')
      .values({
        id: label,
        order_id: order,
        item_id: order,
        staff_id: staff,
        taken_at: at,
        stored_at: at,
      })
      .execute();
    expect(await ordersFor(` ${label.toLowerCase()} `, role)).toEqual([order]);
    expect(await ordersFor(label.slice(0, -1), role)).toEqual([]);
    const client = await temporaryAdministrator(api, role);
    const { body } = await client.get<OrderPageJson>(`admin/orders?search=${label}`);
    expect(body.data.items[0]?.items.map(({ sampleId }) => sampleId)).toEqual([label]);
    const mine = await customer.get<OrderJson>(`order/${order}`);
    expect(mine.body.data.items.map(({ sampleId }) => sampleId)).toEqual([null]);
    api.clock.advance({ minutes: 1 });
  },
);

it.each([
  ['the id of an order', () => order],
  ['that id in capitals', () => ` ${order.toUpperCase()} `],
  ['a phone with spaces', () => '+91 98123 45678'],
])('a customer is found by %s', async (_what, search) => {
  const operations = await temporaryAdministrator(api, 'operations');
  const { body } = await operations.get<AdminUserPageJson>(
    `admin/users?search=${encodeURIComponent(search())}`,
  );
  expect(body.data.items.map((user) => user.phoneNumber)).toEqual([phone]);
});

it.each([
  ['Rémy Núñez', 'remy nunez'],
  // As a Mac types it: letters and accents apart.
  ['Rémy'.normalize('NFD'), 'Rémy'],
  ['Remy', 'Re\u0301my'],
  ['Łukasz', 'lukasz'],
  ['Jo\u00adsé', 'Jose\u200b'],
  ['आशा', 'आशा'],
])('%s is found by %s, among customers and orders', async (name, search) => {
  const operations = await temporaryAdministrator(api, 'operations');
  const [firstName, lastName = ''] = name.split(' ');
  await api.db
    .updateTable('users')
    .set({ first_name: firstName!, last_name: lastName })
    .where('id', '=', customer.user)
    .execute();
  const { booked } = await api.db
    .selectFrom('orders')
    .select('booked')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const patient = { ...booked.patient, name };
  await api.db
    .updateTable('orders')
    .set({ booked: JSON.stringify({ ...booked, patient }) as never })
    .where('id', '=', order)
    .execute();
  expect(await ordersFor(search)).toEqual([order]);
  const { body } = await operations.get<AdminUserPageJson>(
    `admin/users?search=${encodeURIComponent(search)}`,
  );
  expect(body.data.items.map((user) => user.phoneNumber)).toEqual([phone]);
});

it('vowels and marks of other scripts count', async () => {
  expect(await ordersFor('आशि')).toEqual([]);
});
