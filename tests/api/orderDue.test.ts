import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { adminClient } from './support/people.ts';
import { examine } from './support/visit.ts';
import { bookedVisit } from './support/technicians.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
afterAll(() => shop.stop());

/** An order as the staff reads it at a time. */
async function seen(id: string, at: string) {
  shop.api.clock.set(at);
  const admin = await adminClient(shop.api);
  const { body } = await admin.get<{ items: OrderJson[] }>(`admin/orders?search=${id}`);
  const { dueAt, overdue } = body.data.items[0]!;
  return { dueAt, overdue };
}

it('is due at the end of its slot until it is collected', async () => {
  const { id, guest } = await bookedVisit(shop, '0930');
  const end = '2026-11-24T04:30:00.000Z';
  expect(await seen(id, '2026-11-24T04:29:00.000Z')).toEqual({ dueAt: end, overdue: false });
  expect(await seen(id, end)).toEqual({ dueAt: end, overdue: true });
  shop.api.clock.set('2026-11-23T04:00:00.000Z');
  const slot = 'kaveri-precision-labs-20261125-1000';
  expect((await guest.post(`order/${id}/reschedule`, { slot })).status).toBe(200);
  expect((await seen(id, end)).overdue).toBe(false);
  expect((await guest.post(`order/${id}/cancel`, {})).status).toBe(200);
  expect(await seen(id, '2026-11-26T04:30:00.000Z')).toEqual({ dueAt: null, overdue: false });
});

it('is due when its reports were promised, until the last of them is there', async () => {
  const { id, paid, read, cancelItem } = await bookedVisit(shop, '1000');
  expect((await cancelItem(paid[2]!._id)).status).toBe(200);
  const { upload, complete } = await examine(shop, id);
  const promised = (await read()).reportExpectedAt!;
  const after = new Date(Date.parse(promised) + 1000).toISOString();
  expect(await seen(id, after)).toEqual({ dueAt: promised, overdue: true });
  expect((await upload(paid[0]!._id)).status).toBe(200);
  expect((await seen(id, after)).overdue).toBe(true);
  expect((await upload(paid[1]!._id)).status).toBe(200);
  expect(await seen(id, after)).toEqual({ dueAt: null, overdue: false });
  expect((await complete()).status).toBe(200);
  expect(await seen(id, after)).toEqual({ dueAt: null, overdue: false });
});
