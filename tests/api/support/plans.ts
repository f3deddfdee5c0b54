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
import type { Db, Trx } from '../../../api/db/database.ts';
import type { Database } from '../../../api/tables.ts';

/** Every query of a part of the service, as it would be sent; nothing is answered. */
export async function queriesOf(
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

const literal = (value: unknown) =>
  value instanceof Date
    ? value.toISOString()
    : Array.isArray(value)
      ? `{${value.join()}}`
      : (value as string | number | boolean);

/** How the database would answer a query. */
export async function explained(
  db: Db | Trx,
  { sql: text, parameters }: CompiledQuery,
): Promise<string> {
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n) - 1);
  const query = parts.reduce(
    (whole, part, index) =>
      sql`${whole}${sql.raw(part)}${index < order.length ? sql.lit(literal(parameters[order[index]!])) : sql``}`,
    sql``,
  );
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
