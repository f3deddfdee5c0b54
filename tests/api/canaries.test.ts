import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalTables } from '../../api/users/personalTables.repository.ts';
import { tried } from '../attack/figures.ts';
import { allOf, canariesOf, foundIn, startLogged } from './support/canaries.ts';
import { checkout } from './support/checkout.ts';
import { fillTables, hasRow } from './support/fillTables.ts';
import type { Own } from './support/fillTables.ts';
import { signUp } from './support/people.ts';

const canaries = canariesOf(1);
const found = (text: string) => foundIn(text, canaries);

let service: Awaited<ReturnType<typeof startLogged>>;
beforeAll(async () => {
  service = await startLogged();
});
afterAll(() => service.stop());

describe('what a customer leaves', () => {
  it('is in the database while the account lives, in no log line, and after its deletion nowhere', async () => {
    const { logged, everyTable, live } = service;
    const customer = await live(canaries);
    const file = await customer.get('users/me/export');
    expect(found(file.text)).toEqual(allOf(canaries));
    const before = [...(await everyTable()).values()].join('\n');
    expect(found(before)).toEqual(allOf(canaries));
    expect(logged.filter((line) => line.includes('could not be sent')).length).toBeGreaterThan(0);
    expect(logged.filter((line) => line.includes('it failed'))).toHaveLength(1);
    expect(logged.flatMap(found)).toEqual([]);

    const answer = await customer.post('users/deleteAccount', { password: customer.password });
    expect(answer.status).toBe(200);
    const after = [...(await everyTable())].flatMap(([table, text]) =>
      found(text).map((canary) => `${table}: ${canary}`),
    );
    tried('canaries', allOf(canaries).length, {
      'found in a table': after.length,
      'found in a log line': logged.flatMap(found).length,
    });
    expect(after).toEqual([]);
    expect(logged.flatMap(found)).toEqual([]);
  });
});

/** Texts that the customers below leave empty, and why nothing has to be found of them. */
const leftEmpty: Readonly<Record<string, string>> = {
  'users.last_name': 'may be empty, and is in the crowd',
  'orders.offer': 'what the offer says',
};

describe('a column of a person, an address or an order that has a text', () => {
  const kept = ['users', 'patients', 'addresses', 'orders'];
  const needed = sql`is_nullable = 'NO' and data_type in ('text', 'jsonb')`;
  // A text that may be missing is written below, whoever fills it.
  const optional = sql`is_nullable = 'YES' and data_type in ('jsonb', 'date', 'ARRAY', 'bytea')`;
  const emptyFor = async (
    customer: { id: string; email: string },
    columns: RawBuilder<unknown>,
  ) => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name in (${sql.join(kept)})
        and (${columns})`.execute(service.api.db);
    const own = { ...customer, phone: null } as Own;
    const empty: string[] = [];
    for (const { table, column } of rows) {
      const name = `${table}.${column}`;
      const { rows: mine } = personalTables[table]!;
      if (name in leftEmpty) continue;
      const found = sql`
        select 1 from ${sql.table(table)}
        where ${mine(own)} and ${sql.ref(column)}::text <> ''`;
      if ((await found.execute(service.api.db)).rows.length === 0) empty.push(name);
    }
    return empty;
  };

  it('is filled by the customer for whom all is looked through, so that it is looked for', async () => {
    const customer = await service.live(canariesOf(3));
    expect(
      await emptyFor(customer, sql`(${needed}) or (${optional})`),
      'Fill it in tests/api/support/canaries.ts, or say here why nothing has to be found of it.',
    ).toEqual([]);
  });

  it('is filled by the people of the crowd, with whom the other tests book', async () => {
    const { guest } = await checkout(service.api);
    expect(
      await emptyFor({ id: guest.user, email: `${guest.user}@example.com` }, needed),
      'Fill it in tests/api/support/crowd.ts, or say here why it may be empty.',
    ).toEqual([]);
  });
});

it('whatever text a column has of a customer is gone with the account, unless it is said why not', async () => {
  const { api, live } = service;
  const customer = await live(canariesOf(2));
  const written = 'Canarytext of any column';
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and is_nullable = 'YES'`.execute(api.db);
  const { id, email } = customer;
  const own = { id, email, phone: null } as Own;
  const { rows: orders } = await sql<{ order_id: string; patient_id: string }>`
    select id as order_id, patient_id from orders where user_id = ${id}`.execute(api.db);
  await fillTables(api.db, own, orders[0]!);
  const empty: string[] = [];
  for (const table of Object.keys(personalTables))
    if (!(await hasRow(api.db, table, own))) empty.push(table);
  expect(empty, 'Say in tests/api/support/fillTables.ts how a row is a customer’s.').toEqual([]);
  for (const { table, column } of columns) {
    const personal = personalTables[table];
    const write = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${written}`;
    // What takes no text, as an id or one of a few words, is refused.
    if (personal) await sql`${write} where ${personal.rows(own)}`.execute(api.db).catch(() => null);
  }
  const answer = await customer.post('users/deleteAccount', { password: customer.password });
  expect(answer.status).toBe(200);
  const left: string[] = [];
  for (const { table, column } of columns) {
    const found = sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${written}`;
    if ((await found.execute(api.db)).rows.length > 0) left.push(`${table}.${column}`);
  }
  const outlives = Object.entries(personalTables).flatMap(([table, of]) =>
    Object.keys(of.outlives ?? {}).map((column) => `${table}.${column}`),
  );
  expect(left.filter((name) => !outlives.includes(name))).toEqual([]);
});

it('what opens a door is in no table as it is, so that a stolen backup logs nobody in', async () => {
  const { api, everyTable } = service;
  const customer = await signUp(api, { password: 'Canarypassword that opens' });
  const keys = [...customer.cookies.values(), customer.password];
  expect(keys.length).toBeGreaterThan(1);
  const text = [...(await everyTable()).values()].join('\n');
  expect(text).toContain(customer.email);
  expect(keys.filter((key) => text.includes(key))).toEqual([]);
});
