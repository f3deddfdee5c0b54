import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tracing } from '../../tracing/tracing.ts';
import type { Database, Listener, OpenDatabase } from './database.ts';
import { serverTypes } from './parsers.ts';
import { tellQueries } from './tellQueries.ts';

/** Connections a process may hold at once. */
const POOL = 10;
/** In a rush a call waits this long for its turn at a connection before it is told that we are busy. */
const TURN_MS = 10_000;
const CONNECT_MS = 5_000;
/** No query of ours comes near this; one that does must not hold a connection for ever. */
const STATEMENT_MS = 15_000;
const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5_000;

/** Opens PostgreSQL at a `postgres://` address. */
export function openServer(
  url: string,
  onTrouble: (error: Error) => void,
  queried?: Tracing['queried'],
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL,
    connectionTimeoutMillis: TURN_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'assay',
    types: serverTypes,
  });
  // Connections break when the server goes away, idle or lent out; unheard, that would end the process. The pool makes new ones.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...tellQueries(queried),
  });
  const { listener, stop } = listenOn(url, onTrouble);
  return {
    db,
    exec: async (script) => void (await pool.query(script)),
    listener,
    close: async () => {
      await stop();
      await db.destroy();
    },
  };
}

/** One connection of its own that listens, made again when it is lost. */
function listenOn(
  url: string,
  onTrouble: (error: Error) => void,
): { listener: Listener; stop(): Promise<void> } {
  const channels = new Map<string, { onPayload: (payload: string) => void; onGap: () => void }>();
  let client: pg.Client | undefined;
  let stopped = false;
  let retryIn = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: 'assay listener',
    });
    next.on('notification', ({ channel, payload }) =>
      channels.get(channel)?.onPayload(payload ?? ''),
    );
    next.on('error', onTrouble);
    await next.connect();
    for (const channel of channels.keys())
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    if (stopped) return await next.end();
    next.on('end', () => !stopped && again());
    client = next;
    retryIn = FIRST_RETRY_MS;
  };
  const again = () => {
    timer = setTimeout(() => {
      connect().then(
        () => channels.forEach(({ onGap }) => onGap()),
        (error: Error) => {
          onTrouble(error);
          if (!stopped) again();
        },
      );
    }, retryIn);
    retryIn = Math.min(retryIn * 2, LAST_RETRY_MS);
  };

  return {
    listener: {
      async listen(channel, onPayload, onGap) {
        channels.set(channel, { onPayload, onGap });
        if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        else await connect();
      },
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
