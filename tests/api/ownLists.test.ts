import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostOnPage } from '../../api/lists.contract.ts';
import { PaymentStatusJson } from '../../api/orders/orders.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { isPast, stages } from '../../machines/order/order.rules.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import type { Answer, Client } from './support/client.ts';
import { copyOrder, withReports } from './support/manyOrders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

interface Entry {
  _id: string;
  orderId: string;
}
/** All entries of a list, page by page, each page's length checked. */
async function walk(client: Client, list: string, limit: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { status, body }: Answer<Entry[]> = await client.get(
      `${list}${list.includes('?') ? '&' : '?'}limit=${limit}${cursor && `&cursor=${cursor}`}`,
    );
    expect(status).toBe(200);
    entries.push(...body.data);
    cursor = (body as unknown as { nextCursor: string | null }).nextCursor;
    // Only the last page has room left.
    expect(body.data.length).toBeGreaterThanOrEqual(cursor === null ? 0 : limit);
    expect(body.data.length).toBeLessThanOrEqual(limit);
  }
  return entries;
}
const newestFirst = (ids: string[]) => ids.toSorted().toReversed();

/** A paid visit that is to come, and 204 later orders that are over. */
async function longHistory() {
  const { guest, id, pay, verify } = await checkout(api);
  await verify((await pay()).body.data);
  const past = await copyOrder(api, id, 204, {
    status: 'completed',
    report_file: 'reports/any.pdf',
  });
  return { guest, id, past };
}

describe('a customer with more than 200 orders', () => {
  it('reads all of them page by page, each once, and the visit to come on the first page', async () => {
    const { guest, id, past } = await longHistory();
    const first = await guest.get<OrderJson[]>('order');
    expect(first.body.data).toHaveLength(mostOnPage);
    const all = newestFirst([id, ...past]);
    for (const limit of [50, 200])
      expect((await walk(guest, 'order', limit)).map(({ _id }) => _id)).toEqual(all);
    expect((await walk(guest, 'order?openFirst=true', 50)).map(({ _id }) => _id)).toEqual([
      id,
      ...newestFirst(past),
    ]);
  });

  it('and all payments and reports, those of an order with several tests too, wherever a page ends', async () => {
    const { guest, id, past } = await longHistory();
    const payments = await walk(guest, 'payment', 50);
    expect(payments.map(({ orderId }) => orderId)).toEqual(newestFirst([id, ...past]));
    const [, second, third] = newestFirst(past);
    await withReports(api, second!, 3);
    await withReports(api, third!, 2);
    const reports = await walk(guest, 'report', 200);
    expect(reports.map(({ _id }) => _id)).toEqual(
      newestFirst(past).flatMap((order) => {
        if (order === second) return [1, 2, 3].map((n) => `${order}-item-${n}`);
        return order === third ? [1, 2].map((n) => `${order}-item-${n}`) : [order];
      }),
    );
    for (const limit of [2, 3])
      expect((await walk(guest, 'report', limit)).map(({ _id }) => _id)).toEqual(
        reports.map(({ _id }) => _id),
      );
    const file = JSON.parse((await guest.get('users/me/export')).text) as Record<string, unknown[]>;
    expect([file.orders!.length, file.payments!.length, file.reports!.length]).toEqual([
      205,
      payments.length,
      reports.length,
    ]);
  });
});

it('orders that go on come before those that are past, the soonest visit first, wherever a page ends', async () => {
  const { guest, id } = await checkout(api);
  const states = [...stages, 'cancelled' as const].flatMap((status) =>
    PaymentStatusJson.enum.map((paymentStatus) => ({ status, paymentStatus })),
  );
  const copies = await copyOrder(api, id, states.length);
  for (const [index, { status, paymentStatus }] of states.entries())
    await api.db
      .updateTable('orders')
      .set({ status, payment_status: paymentStatus })
      .where('id', '=', copies[index]!)
      .execute();
  const [open, past] = [false, true].map((wanted) =>
    copies.filter((_, index) => isPast(states[index]!) === wanted),
  );
  // What was booked last is visited first; of two visits at one time that which was booked first.
  const [soonest, sameTime] = [open!.slice(2).toReversed(), open!.slice(0, 2)];
  for (const [index, copy] of soonest.entries())
    await api.db
      .updateTable('orders')
      .set({ starts_at: sql`starts_at - ${soonest.length - index} * interval '1 hour'` })
      .where('id', '=', copy)
      .execute();
  for (const limit of [1, 3, open!.length + 1, 200])
    expect((await walk(guest, 'order?openFirst=true', limit)).map(({ _id }) => _id)).toEqual([
      ...soonest,
      id,
      ...sameTime,
      ...newestFirst(past!),
    ]);
});

it.each(['limit=0', 'limit=201', 'limit=many', 'cursor=..', 'cursor=', 'cursor=a.b'])(
  'a page that no list has is refused: %s',
  async (query) => {
    const { guest } = await checkout(api);
    const lists = ['order', 'payment', 'report'].map((list) => guest.get(`${list}?${query}`));
    expect((await Promise.all(lists)).map(({ status }) => status)).toEqual([400, 400, 400]);
  },
);

it.each([
  'openFirst=true&cursor=a',
  'openFirst=true&cursor=a.2',
  'cursor=a.1',
  'openFirst=perhaps',
])('nor does a list of orders go on in another sorting: %s', async (query) => {
  const { guest } = await checkout(api);
  expect((await guest.get(`order?${query}`)).status).toBe(400);
});
