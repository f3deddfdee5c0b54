import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import type { Tracing } from '../../server/shared/tracing/tracing.ts';
import type { Database } from '../tables.ts';
import type { OpenDatabase } from './database.ts';
import { embeddedParsers } from './parsers.ts';
import { logQueries } from './queryLog.ts';

/** How every embedded database is opened; `pg_trgm` finds parts of words by an index. */
export const embeddedOptions = { parsers: embeddedParsers, extensions: { pg_trgm } };

/**
 * Whether PostgreSQL gave up: it cannot write its log any more, and the next query would never come
 * back.
 */
const isPanic = (error: unknown): error is Error =>
  (error as { severity?: unknown } | undefined)?.severity === 'PANIC';

/** What may be done at turns of its life. */
interface Turns {
  /** After it has closed. */
  closing?: () => void;
  /**
   * Set when it has given up. No query may be sent to it any more; what was acknowledged is on the
   * disk.
   */
  panicked?: (error: Error) => void;
  queried?: Tracing['queried'] | undefined;
}

/** Puts our interface around a running PGlite. */
export function embedded(
  pglite: PGlite,
  { closing = () => {}, panicked = () => {}, queried }: Turns = {},
): OpenDatabase {
  const ask = pglite.execProtocolStream.bind(pglite);
  // Every query goes through here, the commit of a transaction too; nothing comes between the error
  // and what is done about it.
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
    // In one process no notification is ever missed: onGap is not called.
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

/** A database that lives as long as the process, from a dumped folder when one is given. */
export async function openInMemory(snapshot?: Blob): Promise<OpenDatabase> {
  return embedded(await PGlite.create({ ...embeddedOptions, loadDataDir: snapshot }));
}
