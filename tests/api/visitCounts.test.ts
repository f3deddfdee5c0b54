import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import type { VisitCountJson } from '../../api/orders/visitCounts.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { adminClient } from './support/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimit: false, demo: true });
});
afterAll(() => api.stop());

const counts = async () =>
  (await (await adminClient(api)).get<VisitCountJson[]>('admin/visit-counts')).body.data;

it('counts the paid visits of the last seven days and the next seven, by days in India', async () => {
  const before = await counts();
  expect(before.map(({ date }) => date)).toEqual([
    ...['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`),
    ...['21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`),
  ]);
  const { id, pay, verify } = await checkout(api);
  await verify((await pay()).body.data);
  const {
    number: _number,
    due_at: _due,
    ...paid
  } = await api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const others = [
    // The first and the last moment of a day in India.
    { starts_at: new Date('2026-11-13T18:30:00Z') },
    { starts_at: new Date('2026-11-27T18:29:00Z') },
    // The days before and behind.
    { starts_at: new Date('2026-11-13T18:29:00Z') },
    { starts_at: new Date('2026-11-27T18:30:00Z') },
    { status: 'cancelled', payment_status: 'REFUNDED' } as const,
    { payment_status: 'PENDING' } as const,
  ];
  for (const other of others)
    await api.db
      .insertInto('orders')
      .values({
        ...paid,
        offer: null,
        booked: JSON.stringify(paid.booked),
        id: newId(),
        provider_order_id: null,
        idempotency_key: null,
        ...other,
      })
      .execute();
  expect(await counts()).toEqual(before);
  api.clock.advance({ seconds: 11 });
  const more: Record<string, number> = { '2026-11-14': 1, '2026-11-24': 1, '2026-11-27': 1 };
  expect(await counts()).toEqual(
    before.map(({ date, visits }) => ({ date, visits: visits + (more[date] ?? 0) })),
  );
});
