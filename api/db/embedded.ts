import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import type { Tracing } from '../../server/shared/tracing/tracing.ts';
import type { Database } from '../tables.ts';
import type { OpenDatabase } from './database.ts';
import { embeddedParsers } from './parsers.ts';
import { logQueries } from './queryLog.ts';

/** The options of every embedded database; `pg_trgm` lets an index find parts of words. */
export const embeddedOptions = { parsers: embeddedParsers, extensions: { pg_trgm } };

/**
 * Whether PostgreSQL panicked: it cannot write its log any more, and the next query would never
 * return.
 */
const isPanic = (error: unknown): error is Error =>
  (error as { severity?: unknown } | undefined)?.severity === 'PANIC';

/** Callbacks during the database's life. */
interface Turns {
  /** Called after it has closed. */
  closing?: () => void;
  /**
   * Called when PostgreSQL has panicked. No query may be sent to it any more; acknowledged writes
   * are on disk.
   */
  panicked?: (error: Error) => void;
  queried?: Tracing['queried'] | undefined;
}

/** Wraps a running PGlite in our interface. */
export function embedded(
  pglite: PGlite,
  { closing = () => {}, panicked = () => {}, queried }: Turns = {},
): OpenDatabase {
  const ask = pglite.execProtocolStream.bind(pglite);
  // Every query passes through here, including a transaction's commit, so that nothing runs between
  // the error and the handler.
  pglite.execProtocolStream = (...asked) =>
    ask(...asked).catch((error: unknown) => {
      if (isPanic(error)) panicked(error);
      throw error;
    });
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite }),
    ...logQueries(queried),
  });
  return {
    db,
    exec: async (script) => void (await pglite.exec(script)),
    // Within one process no notification is ever missed, so onGap is not called.
    listener: {
      listen: async (channel, onPayload) => void (await pglite.listen(channel, onPayload)),
    },
    ping: async () => void (await pglite.query('select 1')),
    close: async () => {
      await db.destroy();
      closing();
    },
  };
}

/** A database that lives as long as the process; filled from a dumped folder if one is given. */
export async function openInMemory(snapshot?: Blob): Promise<OpenDatabase> {
  return embedded(await PGlite.create({ ...embeddedOptions, loadDataDir: snapshot }));
}
