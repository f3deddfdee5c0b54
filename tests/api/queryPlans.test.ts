import type { CompiledQuery, Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdminRepository } from '../../api/admin/admin.repository.ts';
import { createAssistantRepository } from '../../api/assistant/assistant.repository.ts';
import type { Database } from '../../api/tables.ts';
import { createLabRepository } from '../../api/labs/labs.repository.ts';
import { createOrderRepository } from '../../api/orders/orders.repository.ts';
import { nextOrderOf, readStandings } from '../../api/offers/offerUses.repository.ts';
import { createStaffOrderRepository } from '../../api/orders/staffOrders.repository.ts';
import { countVisits } from '../../api/orders/visitCounts.repository.ts';
import { explained, queriesOf } from './support/plans.ts';
import { everything } from '../../api/staffScope.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

const owner = { role: 'owner', scope: everything } as const;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ofPaidOrders = [
  'orders_by_status',
  'orders_by_visit',
  'orders_by_patient',
  'orders_by_lab',
  'orders_by_amount',
  'orders_of_lab',
];

/**
 * The plan of a query where a table is read whole only if no index serves it: an empty table would
 * be read whole anyway.
 */
async function planOf(query: CompiledQuery, wanted: string): Promise<string> {
  const byPart = / like |@@/.test(query.sql);
  const trx = await api.db.startTransaction().execute();
  await sql`set local enable_seqscan = off`.execute(trx);
  await sql`set local enable_indexscan = ${sql.raw(byPart ? 'off' : 'on')}`.execute(trx);
  // An index of nothing is as cheap as any: these would do for every order that the administration sees.
  for (const index of ofPaidOrders.filter((name) => name !== wanted))
    await sql`drop index ${sql.ref(index)}`.execute(trx);
  const plan = await explained(trx, query);
  await trx.rollback().execute();
  return plan;
}

const now = new Date('2026-03-02T06:00:00Z');
it.each<[name: string, indexes: string[], use: (db: Kysely<Database>) => Promise<unknown>]>([
  [
    'customers by a part of a name',
    ['users_search'],
    (db) => createAdminRepository(db).users({ search: 'nandini' }),
  ],
  [
    'orders by a part of a name',
    ['order_items_search', 'samples_pkey', 'orders_search'],
    (db) => createStaffOrderRepository(db).page({ sort: 'visit', search: 'saraswati' }, now, owner),
  ],
  [
    'orders by a phone',
    ['users_search', 'order_items_search', 'samples_pkey', 'orders_search'],
    (db) =>
      createStaffOrderRepository(db).page({ sort: 'visit', search: '+91 98860 12345' }, now, owner),
  ],
  [
    'orders by status',
    ['orders_by_status'],
    (db) => createStaffOrderRepository(db).page({ sort: 'placed', status: 'placed' }, now, owner),
  ],
  [
    'the labs of a test',
    ['slot_holds_by_start'],
    (db) => {
      const days = { from: now, until: new Date(now.getTime() + 3 * 24 * 3600_000) };
      return createLabRepository(db).list({ testId: 'tsh' }, { open: days, kept: days }, now);
    },
  ],
  ['the visits by day', ['orders_by_start'], (db) => countVisits(db, now, everything)],
  ['my orders', ['orders_of_user'], (db) => createOrderRepository(db).page('someone', now, {})],
  [
    'my orders, those that go on first',
    ['orders_open_of_user', 'orders_of_user'],
    (db) => createOrderRepository(db).page('someone', now, { openFirst: true }),
  ],
  [
    'how offers stand for a customer',
    ['orders_of_phone'],
    (db) => readStandings(db, nextOrderOf('someone')),
  ],
  [
    'the counters',
    ['tests_active', 'orders_without_report', 'orders_by_start', 'users_last_seen'],
    (db) => createAdminRepository(db).counters(now, everything),
  ],
  [
    'tests for the words of a question',
    ['tests_search'],
    (db) => createAssistantRepository(db).tests('thyroid', 5),
  ],
])('%s: read from an index, not row by row', async (_name, indexes, use) => {
  const queries = await queriesOf(use);
  expect(queries).toHaveLength(indexes.length);
  for (const [at, index] of indexes.entries())
    expect(await planOf(queries[at]!, index)).toContain(index);
});
