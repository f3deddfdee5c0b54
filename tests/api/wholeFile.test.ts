import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalTables } from '../../api/users/personalTables.repository.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import type { Client } from './support/client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

const fileOf = (client: Client) => client.get('users/me/export');
const each = (tables: string, why: string): Record<string, string> =>
  Object.fromEntries(tables.split(' ').map((table) => [table, why]));
/** Tables in which nothing is a customer's, and why. */
const withoutCustomers: Record<string, string> = {
  ...each(
    'content_texts content_versions faq_items testimonials tests test_parameters offers labs lab_hours',
    'what the business offers',
  ),
  ...each(
    'lab_holidays lab_prices planned_prices slots settings',
    'what the business offers, and how it works',
  ),
  ...each(
    'admins staff_invitations staff_labs doctor_hours doctor_days_off second_factors recovery_codes begun_sign_ins visit_acts',
    'accounts of the staff and what they sent',
  ),
  ...each(
    'sandbox_behaviours sandbox_orders sandbox_payments sandbox_refunds sandbox_webhooks',
    'the stand-in for the payment provider, not there with a real one',
  ),
  admin_audit: 'acts of the staff, who are named; of customers it has ids of orders alone',
  discarded_files: 'names of files that are about to be deleted',
  dropped_provider_orders: "ids of the provider's that are checked for late money",
  flow_figures: 'counts of many people together',
  limits: 'counts under a hash, for hours',
  migrations: 'versions of the database',
  provider_events: "ids of the provider's events",
  receipt_series: 'how far the numbers have come',
  repeated_calls: 'answers that nobody can read without the key that the client has, for a day',
  slot_holds: 'which place of a slot an order has, as the order says, too',
};

/** The columns of the database, and whether one says who of the staff did something. */
const columnsOf = async ({ db }: TestApi) => {
  const { rows } = await sql<{ table: string; column: string; isStaff: boolean }>`
    select table_name as table, column_name as column, exists (
      select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where conrelid = table_name::regclass and confrelid = 'admins'::regclass
        and attname = column_name) as "isStaff"
    from information_schema.columns where table_schema = 'public'`.execute(db);
  return rows;
};

describe('the file of what is kept of a customer', () => {
  it('has every table of the database that is about a customer', async () => {
    const tables = new Set((await columnsOf(api)).map(({ table }) => table));
    const decided = new Set([...Object.keys(withoutCustomers), ...Object.keys(personalTables)]);
    expect(
      [...tables].filter((table) => !decided.has(table)),
      'Say in api/users/personalTables.repository.ts whose its rows are, or here that it has nothing of a customer.',
    ).toEqual([]);
    expect([...decided].filter((table) => !tables.has(table))).toEqual([]);
  });

  it('without what opens an account, or is of the staff', async () => {
    const columns = await columnsOf(api);
    const shown = columns.filter(
      ({ table, column, isStaff }) =>
        (isStaff || /hash|password|secret|_mark$|^code$/.test(column)) &&
        table in personalTables &&
        !(column in personalTables[table]!.withheld),
    );
    expect(shown, 'Withhold it in api/users/personalTables.repository.ts.').toEqual([]);
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const named = Object.entries(personalTables).flatMap(([table, { withheld, outlives }]) =>
      Object.keys({ ...withheld, ...outlives }).map((column) => `${table}.${column}`),
    );
    expect(named.filter((column) => !known.has(column))).toEqual([]);
  });

  it('and what a customer removed is not in it, nor anywhere but in the orders made with it', async () => {
    const { guest, id } = await checkout(api);
    for (const [path, of] of [
      ['patient', guest.patient],
      ['address', guest.address],
    ] as const) {
      const table = path === 'patient' ? 'patients' : 'addresses';
      expect((await guest.call('DELETE', `${path}/${of}`)).status).toBe(200);
      const left = await api.db.selectFrom(table).select('id').where('id', '=', of).execute();
      expect(left).toEqual([]);
      expect((await guest.call('DELETE', `${path}/${of}`)).status).toBe(404);
    }
    const { stored } = JSON.parse((await fileOf(guest)).text) as {
      stored: Record<string, { id: string }[]>;
    };
    expect([stored.patients, stored.addresses]).toEqual([[], []]);
    expect(stored.orders!.map((order) => order.id)).toEqual([id]);
  });

  it('and an earlier version that marks what was removed has it erased, too', async () => {
    const { guest } = await checkout(api);
    for (const [table, of] of [
      ['patients', guest.patient],
      ['addresses', guest.address],
    ] as const) {
      await sql`update ${sql.table(table)} set deleted_at = now() where id = ${of}`.execute(api.db);
      const left = await api.db.selectFrom(table).select('id').where('id', '=', of).execute();
      expect(left).toEqual([]);
    }
  });
});
