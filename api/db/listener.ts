import pg from 'pg';
import type { Listener } from './database.ts';
import { createTimedClient, KEEP_ALIVE } from './timedClient.ts';

const CONNECT_MS = 5_000;
const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5_000;
const ignore = () => {};

/**
 * A dedicated connection that listens, and is reopened when it is lost. It runs a query now and
 * then, as a connection that has gone silent would miss every notification.
 */
export function listenOn(
  url: string,
  onTrouble: (error: Error) => void,
  heartbeatMs: number,
): { listener: Listener; stop(): Promise<void> } {
  const channels = new Map<string, { onPayload: (payload: string) => void; onGap: () => void }>();
  let client: pg.Client | undefined;
  let stopped = false;
  let retryIn = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  const TimedClient = createTimedClient();
  const connect = async () => {
    const next = new TimedClient({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      ...KEEP_ALIVE,
      query_timeout: heartbeatMs,
      application_name: 'assay listener',
    });
    next.on('notification', ({ channel, payload }) =>
      channels.get(channel)?.onPayload(payload ?? ''),
    );
    next.on('error', onTrouble);
    try {
      await next.connect();
      for (const channel of channels.keys())
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // This server cannot be listened to (a replica, for example); the next attempt may reach
      // another one.
      void next.end().catch(ignore);
      throw error;
    }
    if (stopped) return await next.end();
    next.on('end', () => {
      clearTimeout(heartbeat);
      if (!stopped) again();
    });
    client = next;
    const beat = () => {
      heartbeat = setTimeout(
        () => void next.query('select 1').then(beat, ignore),
        heartbeatMs,
      ).unref();
    };
    beat();
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
      clearTimeout(heartbeat);
      await client?.end();
    },
  };
}
