import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../api/support/cluster.ts';
import { startServer } from '../../api/support/serverProcess.ts';
import type { ServerProcess } from '../../api/support/serverProcess.ts';
import { startDaemon } from './daemon.ts';
import type { DatabaseMachine } from './databaseMachine.ts';
import { until } from './until.ts';
import { ownFile, ownFolder, referenceText } from './reference.ts';

/** A machine that runs a copy of the product, with its own PgBouncer before its own HAProxy. */
export interface ProductMachine {
  /** PgBouncer, and HAProxy past it, which leads to whichever machine is the leader. */
  databaseUrl: string;
  databaseSessionUrl: string;
  startCopy(): Promise<ServerProcess>;
  close(): Promise<void>;
}

/** Starts HAProxy and PgBouncer and waits until they lead to the database. */
export async function startProductMachine(
  folder: string,
  name: string,
  databases: readonly DatabaseMachine[],
): Promise<ProductMachine> {
  const home = ownFolder(folder, name);
  const [leaderPort, poolPort] = [await freePort(), await freePort()];
  const haproxy = ownFile(
    home,
    'haproxy.cfg',
    referenceText('haproxy.cfg', {
      // It is started with no more rights than its own already.
      '    user haproxy\n    group haproxy\n': '',
      'bind 127.0.0.1:5000': `bind 127.0.0.1:${leaderPort}`,
      ...Object.fromEntries(
        databases.map(({ postgresPort, patroniPort }, index) => [
          `10.0.0.1${index + 1}:5432 check port 8008`,
          `127.0.0.1:${postgresPort} check port ${patroniPort}`,
        ]),
      ),
    }),
  );
  const pgbouncer = ownFile(
    home,
    'pgbouncer.ini',
    referenceText('pgbouncer.ini', {
      'host=127.0.0.1 port=5000': `host=127.0.0.1 port=${leaderPort}`,
      'listen_port = 6432': `listen_port = ${poolPort}`,
      '/etc/pgbouncer': home,
      '/var/log/postgresql': home,
      '/var/run/postgresql': home,
    }),
  );
  ownFile(home, 'userlist.txt', referenceText('userlist.txt', {}));
  const daemons = [
    startDaemon('/usr/sbin/haproxy', ['-db', '-f', haproxy], home),
    startDaemon('/usr/sbin/pgbouncer', [pgbouncer], home),
  ];
  const at = (port: number) => `postgres://assay:change-me-assay@127.0.0.1:${port}/assay`;
  const [databaseUrl, databaseSessionUrl] = [at(poolPort), at(leaderPort)];
  for (const url of [databaseSessionUrl, databaseUrl])
    await until(`the leader through HAProxy and PgBouncer of ${name}`, () => leadsToLeader(url));
  const dataDir = join(folder, 'files');
  mkdirSync(dataDir, { recursive: true });
  return {
    databaseUrl,
    databaseSessionUrl,
    startCopy: () =>
      startServer(
        {
          DATABASE_URL: databaseUrl,
          DATABASE_SESSION_URL: databaseSessionUrl,
          DATA_DIR: dataDir,
        },
        'tests/api/support/product.process.ts',
      ),
    async close() {
      for (const { signal } of daemons) signal('SIGKILL');
      await Promise.all(daemons.map(({ ended }) => ended));
    },
  };
}

/** Whether it does each time: until its first checks HAProxy takes every machine for the leader. */
async function leadsToLeader(url: string): Promise<boolean> {
  for (let time = 0; time < 6; time += 1) if (!(await isLeader(url))) return false;
  return true;
}

async function isLeader(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ replica: boolean }>(
      'select pg_is_in_recovery() as replica',
    );
    return !rows[0]!.replica;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
