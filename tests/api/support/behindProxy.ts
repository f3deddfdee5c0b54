import { buildApi } from '../../../api/app.ts';
import { openServer } from '../../../api/db/server.ts';
import type { Timeouts } from '../../../api/db/server.ts';
import { readConfig } from '../../../server/shared/config.ts';
import { createClient } from './client.ts';
import { cuttableProxy } from './cuttableProxy.ts';
import { openTestDatabase } from './testDatabase.ts';

/** The service on PostgreSQL behind a proxy; with the time-outs of production unless told otherwise. */
export async function startBehindProxy(timeouts?: Timeouts) {
  const template = await openTestDatabase();
  const proxy = await cuttableProxy(template.url!);
  const database = openServer(proxy.url, () => {}, undefined, timeouts);
  const config = {
    ...readConfig({ DEMO: 'off', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
    databaseUrl: proxy.url,
  };
  const app = await buildApi({ config, database, jobs: false, print: () => {} });
  return {
    app,
    proxy,
    db: template.db,
    /** The database itself, past the proxy. */
    url: template.url!,
    client: createClient(app),
    async stop() {
      await app.close();
      await database.close();
      await proxy.close();
      await template.close();
    },
  };
}
