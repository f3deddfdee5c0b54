import {
  DummyDriver,
  Kysely,
  NoResultError,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdminRepository } from '../../api/admin/admin.repository.ts';
import { createAssistantRepository } from '../../api/assistant/assistant.repository.ts';
import type { Database } from '../../api/tables.ts';
import { createLabRepository } from '../../api/labs/labs.repository.ts';
import { createOrderRepository } from '../../api/orders/orders.repository.ts';
import { createStaffOrderRepository } from '../../api/orders/staffOrders.repository.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Every query of a part of the service, as it would be sent; nothing is answered. */
async function queriesOf(
  use: (db: Kysely<Database>) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => new DummyDriver(),
    },
    log: ({ query }) => void asked.push(query),
  });
  await use(db).catch((error: unknown) => {
    // A count that got no row.
    if (!(error instanceof NoResultError)) throw error;
  });
  return asked;
}

/**
 * The plan of a query where a table is read whole only if no index serves it: an empty table would
 * be read whole anyway.
 */
async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  const byPart = /ilike|@@/.test(text);
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n) - 1);
  const trx = await api.db.startTransaction().execute();
  await sql`set local enable_seqscan = off`.execute(trx);
  await sql`set local enable_indexscan = ${sql.raw(byPart ? 'off' : 'on')}`.execute(trx);
  // An index of nothing is as cheap as any: this one would do for every order that the administration sees.
  if (byPart) await sql`drop index orders_by_status`.execute(trx);
  const query = parts.reduce(
    (whole, part, index) =>
      sql`${whole}${sql.raw(part)}${index < order.length ? sql.lit(literal(parameters[order[index]!])) : sql``}`,
    sql``,
  );
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(trx);
  await trx.rollback().execute();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
const literal = (value: unknown) =>
  value instanceof Date
    ? value.toISOString()
    : Array.isArray(value)
      ? `{${value.join()}}`
      : (value as string | number | boolean);

const now = new Date('2026-03-02T06:00:00Z');
it.each<[name: string, indexes: string[], use: (db: Kysely<Database>) => Promise<unknown>]>([
  [
    'customers by a part of a name',
    ['users_search'],
    (db) => createAdminRepository(db).users({ search: 'nandini' }),
  ],
  [
    'orders by a part of a name',
    ['order_items_search', 'orders_search'],
    (db) => createStaffOrderRepository(db).page({ search: 'saraswati' }, now, 'owner'),
  ],
  [
    'orders by a phone',
    ['users_search', 'order_items_search', 'orders_search'],
    (db) => createStaffOrderRepository(db).page({ search: '+91 98860 12345' }, now, 'owner'),
  ],
  [
    'orders by status',
    ['orders_by_status'],
    (db) => createStaffOrderRepository(db).page({ status: 'placed' }, now, 'owner'),
  ],
  [
    'the labs of a test',
    ['slot_holds_by_start'],
    (db) =>
      createLabRepository(db).list(
        { testId: 'tsh' },
        { from: now, until: new Date(now.getTime() + 3 * 24 * 3600_000) },
        now,
      ),
  ],
  ['my orders', ['orders_of_user'], (db) => createOrderRepository(db).list('someone', now)],
  [
    'the counters',
    ['tests_active', 'orders_without_report', 'orders_by_start', 'users_last_seen'],
    (db) => createAdminRepository(db).counters(now),
  ],
  [
    'tests for the words of a question',
    ['tests_search'],
    (db) => createAssistantRepository(db).tests('thyroid', 5),
  ],
])('%s: read from an index, not row by row', async (_name, indexes, use) => {
  const plans = await Promise.all((await queriesOf(use)).map(planOf));
  expect(plans).toHaveLength(indexes.length);
  indexes.forEach((index, at) => expect(plans[at]).toContain(index));
});
