import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { isDuplicate } from './databaseErrors.ts';
import type { OpenDatabase } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number: processes that start together wait for each other on it. */
const LOCK = 715_263;

/** The numbered scripts in their order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => /^\d{3}_\w+\.sql$/.test(name)).sort();
}

/** The text of one script. */
export const migrationText = (name: string) => readFile(new URL(name, FOLDER), 'utf8');

/**
 * Brings the schema up to date: each script once, in one transaction with its record. Answers what
 * was run.
 */
export async function migrate(database: OpenDatabase): Promise<string[]> {
  // Over millions of rows a script may take longer than any call may, and so may waiting for it.
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
      // The record comes first: a process that was here before us makes the insert fail, not the
      // script.
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
