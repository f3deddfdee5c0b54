import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderJson, OrderPageJson } from '../../api/orders/orders.contract.ts';
import { adminClient } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { family } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
afterAll(() => shop.stop());

it('an order that nobody paid is found by its whole number or id, and is cancelled as one', async () => {
  const { guest, order } = await family(shop.api);
  const { _id: id, number } = (await order()).body.data;
  const admin = await adminClient(shop.api);
  const page = async (query: string) =>
    (await admin.get<OrderPageJson>(`admin/orders?${query}`)).body.data.items;
  const idsOf = async (query: string) => (await page(query)).map(({ _id }) => _id);
  const found = async (search: string) => idsOf(`search=${encodeURIComponent(search)}`);
  expect(await Promise.all([number, number.replace('-', ' '), id].map(found))).toEqual([
    [id],
    [id],
    [id],
  ]);
  expect(await found('Ravi')).not.toContain(id);
  expect(await idsOf('sort=placed&direction=desc')).not.toContain(id);
  const [shown] = await page(`search=${number}`);
  expect(shown!.availableActions).toEqual(['cancel']);
  const moved = await admin.post(`admin/orders/${id}/move`, { action: 'cancel' });
  expect(moved.status).toBe(200);
  const { status, paymentStatus } = (await guest.get<OrderJson>(`order/${id}`)).body.data;
  expect([status, paymentStatus]).toEqual(['cancelled', 'EXPIRED']);
});
