import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { isDuplicate } from './databaseErrors.ts';
import type { OpenDatabase } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** An arbitrary number: processes that start together wait for each other's advisory lock on it. */
const LOCK = 715_263;

/** The numbered scripts in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => /^\d{3}_\w+\.sql$/.test(name)).sort();
}

export const migrationText = (name: string) => readFile(new URL(name, FOLDER), 'utf8');

/**
 * Brings the schema up to date: each script runs once, in one transaction with its record. Returns
 * the names of those that ran.
 */
export async function migrate(database: OpenDatabase): Promise<string[]> {
  // On millions of rows a script may take longer than any call may, and so may waiting for it.
  const locked = `set local statement_timeout = 0;\nset local lock_timeout = 0;\nselect pg_advisory_xact_lock(${LOCK});\n`;
  await database.exec(
    `${locked}create table if not exists migrations (name text primary key, run_at timestamptz not null default now());`,
  );
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database.db);
  const done = new Set(rows.map(({ name }) => name));
  const run: string[] = [];
  for (const name of await migrationNames()) {
    if (done.has(name)) continue;
    try {
      // The record is inserted first: if another process was faster, the insert fails rather than
      // the script.
      await database.exec(
        `${locked}insert into migrations (name) values ('${name}');\n${await migrationText(name)}`,
      );
      run.push(name);
    } catch (error) {
      if (isDuplicate(error, 'migrations_pkey')) continue;
      throw new Error(`The database script ${name} failed: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  return run;
}
