import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedManyOrders } from '../../api/demo/largeOrders.seed.ts';
import { writeCursor } from '../../api/orders/orderCursor.ts';
import type { OrdersQuery } from '../../api/orders/orderRequests.contract.ts';
import { createStaffOrderRepository } from '../../api/orders/staffOrders.repository.ts';
import { everything } from '../../api/staffScope.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { explained, queriesOf } from './support/plans.ts';

const owner = { role: 'owner', scope: everything } as const;

let api: TestApi;
let now: Date;
beforeAll(async () => {
  api = await startApi({ demo: true });
  now = api.clock.now();
  await seedManyOrders(api.db, 3000, now);
  // Of a long history a few are open.
  await sql`update orders set status = 'placed', starts_at = ${now}::timestamptz + (right(id, 2)::integer - 50) * interval '10 minutes' where id like 'many-1__'`.execute(
    api.db,
  );
  await sql`update orders set technician = 'Ravi Kumar' where id like 'many-120_'`.execute(api.db);
  await sql`analyze orders`.execute(api.db);
});
afterAll(() => api.stop());

const at = '2026-11-20T04:30:00.000Z';
const stages = Array.from({ length: 6 }, () => 'orders_by_status');
it.each<[string, OrdersQuery, indexes: string[]]>([
  ['overdue first', {}, ['orders_due', 'orders_by_visit', 'orders_by_visit']],
  ['by visit', { sort: 'visit' }, ['orders_by_visit']],
  ['by visit, the last first', { sort: 'visit', direction: 'desc' }, ['orders_by_visit']],
  ['by booking', { sort: 'placed', direction: 'desc' }, ['orders_pkey']],
  ['by patient', { sort: 'patient' }, ['orders_by_patient']],
  ['by lab', { sort: 'lab', direction: 'desc' }, ['orders_by_lab']],
  ['by amount', { sort: 'amount' }, ['orders_by_amount']],
  ['by status', { sort: 'status' }, stages],
  [
    'a later page by visit',
    {
      sort: 'visit',
      after: writeCursor({ sort: 'visit asc', run: 0, key: at, id: 'many-7', at }),
    },
    ['orders_by_visit'],
  ],
  [
    'of a lab',
    { sort: 'visit', labId: 'kaveri-precision-labs', direction: 'desc' },
    ['orders_of_lab'],
  ],
  ['of a technician by name', { sort: 'visit', technician: 'Ravi Kumar' }, ['orders_of_named']],
  ['of a day', { sort: 'amount', from: '2026-11-21', to: '2026-11-21' }, ['orders_by_visit']],
])('orders %s come from an index, not from all of the history', async (_name, query, indexes) => {
  const queries = await queriesOf((db) => createStaffOrderRepository(db).page(query, now, owner));
  const plans = await Promise.all(queries.map((one) => explained(api.db, one)));
  expect(plans).toHaveLength(indexes.length);
  for (const [index, plan] of plans.entries()) {
    // What is read beside each order comes behind.
    const [ofOrders = ''] = plan.split('SubPlan');
    expect(ofOrders).toContain(indexes[index]);
    expect(ofOrders).not.toContain('Seq Scan');
    // Those of a day are few.
    expect(query.from ? '' : ofOrders).not.toContain('Sort');
  }
});
