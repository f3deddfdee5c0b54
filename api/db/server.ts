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
/** Connections a process may hold at once. */
const POOL = 10;
/**
 * In a rush a call waits this long for its turn at a connection before it gets a 503.
 */
const TURN_MS = 10_000;
const CONNECT_MS = 5_000;
/**
 * How long the database may take. Behind a pooler the sessions of its own have statementMs, lockMs
 * and idleInTransactionMs from its configuration (deploy/ha/pgbouncer.ini).
 */
export interface Timeouts {
  /** One statement, by the server. No query of ours comes near it. */
  statementMs: number;
  /** Any answer, by ourselves: a dead network path raises no error. More than a statement may take. */
  queryMs: number;
  /** Waiting for a row that somebody holds. */
  lockMs: number;
  /** An idle transaction: its process is paused or gone. */
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
 * Opens PostgreSQL at a `postgres://` address. What needs a session of its own (listening, migrations
 * that may take minutes) goes to `sessionUrl`, past a pooler that lends sessions by transaction.
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
  // Connections break when the server goes away, idle or lent out; unheard, that would end the
  // process. The pool makes new ones.
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

/** Runs a script on a connection that is made for it, whatever state the pool is in. */
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
  // What goes wrong rejects the query; the event repeats it.
  client.on('error', ignore);
  try {
    await client.connect();
    await client.query(script);
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** However many checks come at once, one query goes to the database. */
function singleFlight(ask: () => Promise<void>): () => Promise<void> {
  let inFlight: Promise<void> | undefined;
  return () =>
    (inFlight ??= ask().finally(() => {
      inFlight = undefined;
    }));
}
