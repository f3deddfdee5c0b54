import { sql } from 'kysely';
import type { Db } from '../../../api/db/database.ts';
import { personalTables } from '../../../api/users/personalTables.repository.ts';

export type Own = Parameters<(typeof personalTables)[string]['rows']>[0];

const valueOf: Readonly<Record<string, string>> = {
  text: 'x',
  date: '2026-11-24',
  'timestamp with time zone': '2026-11-24T02:30:00.000Z',
  boolean: 'false',
  jsonb: '{}',
};

/** Whether a customer has a row in a table. */
export async function hasRow(db: Db, table: string, own: Own): Promise<boolean> {
  const found = await sql`
    select 1 from ${sql.table(table)} where ${personalTables[table]!.rows(own)} limit 1`.execute(
    db,
  );
  return found.rows.length > 0;
}

/**
 * Gives a customer a row in each personal table that has none, so that what is done with all that is
 * stored of a customer is tried on tables that no test has filled. For a database that is thrown away:
 * the checks of these tables are dropped, and what a row refers to may be missing.
 */
export async function fillTables(db: Db, own: Own, refersTo: Record<string, string>) {
  const keys = { user_id: own.id, account_id: own.id, repeat_id: 'canary-repeats', ...refersTo };
  for (const table of Object.keys(personalTables))
    if (!(await hasRow(db, table, own))) await fill(db, table, keys);
}

async function fill(db: Db, table: string, keys: Record<string, string>): Promise<void> {
  const { rows: checks } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`.execute(db);
  for (const { name } of checks)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO'
      and column_default is null and is_generated = 'NEVER' and is_identity = 'NO'`.execute(db);
  const known: Record<string, string> = { id: `canary-${table}`, ...keys };
  const values = columns.map(({ name, type }) => known[name] ?? valueOf[type] ?? '1');
  await db.transaction().execute(async (trx) => {
    // References are not looked at, and triggers stay still.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values)})`.execute(trx);
  });
}
