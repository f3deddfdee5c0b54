import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tracing } from '../../server/shared/tracing/tracing.ts';
import type { Database } from '../tables.ts';
import type { OpenDatabase } from './database.ts';
import { listenOn } from './listener.ts';
import { serverTypes } from './parsers.ts';
import { logQueries } from './queryLog.ts';
import { createTimedClient, KEEP_ALIVE } from './timedClient.ts';

const ignore = () => {};
/** The most connections of a process. */
const POOL = 10;
/** Milliseconds that a call waits for a connection in a rush before it gets a 503. */
const TURN_MS = 10_000;
const CONNECT_MS = 5_000;
/**
 * Time limits of the database. Behind a pooler, statementMs, lockMs and idleInTransactionMs of its
 * sessions come from its configuration (deploy/ha/pgbouncer.ini).
 */
export interface Timeouts {
  /** For one statement, enforced by the server. No query of ours comes near it. */
  statementMs: number;
  /**
   * For any answer, enforced by us, as a dead network path raises no error. Longer than
   * statementMs.
   */
  queryMs: number;
  /** For waiting for a locked row. */
  lockMs: number;
  /** For an idle transaction, whose process is paused or gone. */
  idleInTransactionMs: number;
  /** Between two checks that the listening connection is still alive. */
  heartbeatMs: number;
}
export const TIMEOUTS: Timeouts = {
  statementMs: 8_000,
  queryMs: 10_000,
  lockMs: 3_000,
  idleInTransactionMs: 10_000,
  heartbeatMs: 2_000,
};
/** /readyz must answer before its caller gives up. */
const PING_MS = 2_000;

/**
 * Opens PostgreSQL at a `postgres://` URL. Anything that needs a session of its own (listening,
 * migrations that may take minutes) connects to `sessionUrl`, bypassing a pooler that lends
 * sessions per transaction.
 */
export function openServer(
  url: string,
  onTrouble: (error: Error) => void,
  queried?: Tracing['queried'],
  timeouts: Timeouts = TIMEOUTS,
  sessionUrl = url,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL,
    connectionTimeoutMillis: TURN_MS,
    ...KEEP_ALIVE,
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.queryMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    Client: createTimedClient(),
    application_name: 'assay',
    types: serverTypes,
  });
  // Connections break when the server goes away, whether idle or in use; without a listener for the
  // error, that would end the process. The pool opens new ones.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...logQueries(queried),
  });
  const { listener, stop } = listenOn(sessionUrl, onTrouble, timeouts.heartbeatMs);
  return {
    db,
    // Migrations may take minutes, and wait for each other.
    exec: (script) => onOwnConnection(sessionUrl, {}, script),
    listener,
    ping: singleFlight(() =>
      onOwnConnection(
        url,
        { connectionTimeoutMillis: PING_MS, query_timeout: PING_MS },
        'select 1',
      ),
    ),
    close: async () => {
      await stop();
      await db.destroy();
    },
  };
}

/** Runs a script on a connection of its own, whatever state the pool is in. */
async function onOwnConnection(
  url: string,
  config: pg.ClientConfig,
  script: string,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'assay',
    ...KEEP_ALIVE,
    ...config,
  });
  // An error rejects the query; the event only repeats it.
  client.on('error', ignore);
  try {
    await client.connect();
    await client.query(script);
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Concurrent checks share one query to the database. */
function singleFlight(ask: () => Promise<void>): () => Promise<void> {
  let inFlight: Promise<void> | undefined;
  return () =>
    (inFlight ??= ask().finally(() => {
      inFlight = undefined;
    }));
}
