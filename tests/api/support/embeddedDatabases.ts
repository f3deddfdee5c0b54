import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../../api/db/database.ts';
import { embedded, embeddedOptions } from '../../../api/db/embedded.ts';
import { onceInRun } from '../../runFolder.ts';
import { migratedSnapshot } from './snapshot.ts';

/** Rows that a database has at first; they are made once in a run and copied for each test file. */
export interface Fixture {
  name: string;
  /** Makes the rows, and the files that belong to them in a folder. */
  fill(database: OpenDatabase, files: string): Promise<void>;
}

/** A migrated embedded database, and what it was when it was new. */
interface Emptiable {
  pglite: PGlite;
  files: string | undefined;
  close(): Promise<void>;
  tables: string[];
  rows: [table: string, rows: string][];
  /** Calls of `setval` that bring every sequence back. */
  sequences: string;
  mark: string;
  uses: number;
}

/** Its log grows in memory with each use. */
const mostUses = 20;

/** What waits in this process for the next test file, by the rows that it has at first. */
const spares = new Map<string | undefined, Emptiable>();

/**
 * A fresh, migrated embedded database. Opening one takes a second of the processor, so that the one
 * of the last test file is emptied and used again.
 */
export async function lendEmbedded(
  fixture?: Fixture,
): Promise<OpenDatabase & Pick<Emptiable, 'files'>> {
  const kind = fixture?.name;
  const lent = spares.get(kind) ?? (await openOne(fixture));
  spares.delete(kind);
  lent.uses += 1;
  const { database, takeOff } = queryLayerOn(lent.pglite);
  const giveBack = async () => {
    await takeOff();
    if (!spares.has(kind) && lent.uses < mostUses && (await isEmptied(lent)))
      spares.set(kind, lent);
    else await lent.close();
  };
  let given: Promise<void> | undefined;
  // Once: by then it may be somebody else's.
  return { ...database, files: lent.files, close: () => (given ??= giveBack()) };
}

/** Our own interface around a database, and how it is taken off again. */
function queryLayerOn(pglite: PGlite): { database: OpenDatabase; takeOff(): Promise<void> } {
  const database = embedded(pglite);
  const channels = new Set<string>();
  return {
    database: {
      ...database,
      listener: {
        async listen(channel, onPayload, onGap) {
          channels.add(channel);
          await database.listener.listen(channel, onPayload, onGap);
        },
      },
    },
    async takeOff() {
      await database.close();
      for (const channel of channels) await pglite.unlisten(channel);
      delete (pglite as Partial<PGlite>).execProtocolStream;
    },
  };
}

/** Opens a database in a state that was stored. */
const load = async (stored: URL | string) =>
  PGlite.create({ ...embeddedOptions, loadDataDir: await openAsBlob(stored) });

async function storeFilled({ fill }: Fixture, files: string): Promise<string> {
  const pglite = await load(await migratedSnapshot());
  const database = embedded(pglite);
  await fill(database, files);
  const stored = `${files}.tar`;
  await writeFile(stored, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return stored;
}

async function openOne(fixture: Fixture | undefined): Promise<Emptiable> {
  const filled = fixture && (await onceInRun(fixture.name, (files) => storeFilled(fixture, files)));
  const pglite = await load(filled?.made ?? (await migratedSnapshot()));
  const close = pglite.close.bind(pglite);
  // It outlives the query layer that is put around it.
  pglite.close = async () => {};
  const { rows: found } = await pglite.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const tables = found.map(({ name }) => name);
  const rows: Emptiable['rows'] = [];
  for (const table of await filledOf(pglite, tables)) {
    const { rows: all } = await pglite.query<{ rows: string }>(
      `select json_agg(${table})::text as rows from ${table}`,
    );
    rows.push([table, all[0]!.rows]);
  }
  const { rows: sequences } = await pglite.query<{ back: string }>(
    `select string_agg(format('setval(%L, %s, %L)', quote_ident(sequencename),
       coalesce(last_value, start_value), last_value is not null), ', ') as back
     from pg_sequences where schemaname = 'public'`,
  );
  const back = { tables, rows, sequences: sequences[0]!.back, mark: await markOf(pglite) };
  return { pglite, files: filled?.folder, close, ...back, uses: 0 };
}

/** The tables that have rows. */
async function filledOf(pglite: PGlite, tables: readonly string[]): Promise<string[]> {
  const { rows } = await pglite.query<{ filled: string[] }>(
    `select array_remove(array[${tables
      .map((table) => `case when exists (select from ${table}) then '${table}' end`)
      .join()}], null) as filled`,
  );
  return rows[0]!.filled;
}

/** Makes it what it was when it was new; false where a test changed more than rows. */
async function isEmptied(lent: Emptiable): Promise<boolean> {
  const { pglite, tables, rows, sequences, mark } = lent;
  if ((await markOf(pglite)) !== mark) return false;
  const filled = await filledOf(pglite, tables);
  // Some tables refuse to lose rows, by triggers.
  await pglite.exec(`set session_replication_role = replica; truncate ${filled.join()} cascade`);
  for (const [table, all] of rows) {
    const { rows: columns } = await pglite.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
    );
    await pglite.query(
      `insert into ${table} (${columns[0]!.names}) overriding system value
       select ${columns[0]!.names} from json_populate_recordset(null::${table}, $1)`,
      [all],
    );
  }
  await pglite.exec(`select ${sequences}; reset session_replication_role`);
  return true;
}

/** Changes with whatever a test might change apart from rows: the schema, settings, statistics. */
async function markOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ mark: string }>(
    `select md5(string_agg(part, '|' order by part)) as mark from (
       select concat_ws(' ', oid, relname, relkind, relnatts, relhastriggers, reloptions)
         from pg_class where relnamespace = 'public'::regnamespace
       union all select concat_ws(' ', attrelid, attname, atttypid, attnotnull, attisdropped)
         from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace
       union all select pg_get_constraintdef(oid) from pg_constraint
         where connamespace = 'public'::regnamespace
       union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger
       union all select concat_ws(' ', oid, proname, md5(prosrc)) from pg_proc
         where pronamespace = 'public'::regnamespace
       union all select concat_ws(' ', name, setting) from pg_settings where source = 'session'
       union all select concat_ws(' ', setdatabase, setconfig) from pg_db_role_setting
       union all select concat_ws(' ', starelid, staattnum) from pg_statistic
         join pg_class on pg_class.oid = starelid where relnamespace = 'public'::regnamespace
     ) as parts (part)`,
  );
  return rows[0]!.mark;
}
