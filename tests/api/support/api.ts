import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../../../api/app.ts';
import { undescribed } from '../../../api/plugins/errors.ts';
import type { Db, OpenDatabase } from '../../../api/db/database.ts';
import { readConfig } from '../../../server/shared/config.ts';
import type { Config } from '../../../server/shared/config.ts';
import { createClient } from './client.ts';
import type { Client } from './client.ts';
import { START, fakeClock } from './clock.ts';
import type { FakeClock } from './clock.ts';
import { sendMessages } from './messageJobs.ts';
import { openTestDatabase } from './testDatabase.ts';
import type { Fixture } from './embeddedDatabases.ts';

/** A line of the outbox file (docs/product/interface.md#outbox). */
export interface SentMessage {
  at: string;
  channel: 'sms' | 'email' | 'whatsapp';
  to: string;
  kind: string;
  text: string;
  code?: string;
}

/**
 * The REST service on a database of its own, standing at a fixed time, with jobs that run only when
 * asked.
 */
export interface TestApi {
  app: FastifyInstance;
  db: Db;
  database: OpenDatabase;
  clock: FakeClock;
  config: Config;
  /** On PostgreSQL: the database's address. */
  databaseUrl: string | undefined;
  client(): Client;
  /** Everything sent so far, what was waiting included. */
  outbox(): Promise<SentMessage[]>;
  stop(): Promise<void>;
}

export const ADMIN = { email: 'admin@example.com', password: 'admin-password' };

/** The offers are paused, or run again. */
export const pauseOffers = (db: Db, paused: boolean) =>
  db.updateTable('offers').set({ paused }).execute();

const inFolder = async (changes: Partial<Config>): Promise<Config> => ({
  ...readConfig({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'assay-test-')),
    DEMO: 'off',
    LOG_LEVEL: 'error',
  }),
  admin: ADMIN,
  ...changes,
});

/** The demo's rows as they are at START. A service takes seconds to make them. */
const demo: Fixture = {
  name: 'demo',
  async fill(database, files) {
    const config = await inFolder({ demo: true });
    const clock = fakeClock().now;
    const app = await buildApi({ config, clock, database, jobs: false, print: () => {} });
    await app.ready();
    await app.close();
    await cp(config.dataDir, files, { recursive: true });
    await rm(config.dataDir, { recursive: true });
  },
};
/** What may differ from the service that made the demo's rows. */
const withoutRows = new Set(['demo', 'rateLimit', 'llm', 'logLevel']);

/**
 * Starts one; stop it in afterAll. Without `demo: true` the catalogue is empty. Offers are paused:
 * what is booked costs what it costs whoever has ordered before. Tests of offers begin with
 * `withOffers`.
 */
export async function startApi(
  changes: Partial<Config> = {},
  clock: FakeClock = fakeClock(),
  logTo?: { write(line: string): void },
): Promise<TestApi> {
  const missing: string[] = [];
  const checked = {
    write(line: string) {
      if (line.includes(undescribed)) missing.push(line);
      else (logTo ?? process.stdout).write(line);
    },
  };
  const config = await inFolder(changes);
  const { dataDir } = config;
  const isDemo =
    config.demo &&
    clock.now().toISOString() === START &&
    Object.keys(changes).every((name) => withoutRows.has(name));
  const database = await openTestDatabase(isDemo ? demo : undefined);
  if (database.files) await cp(database.files, dataDir, { recursive: true });
  const app = await buildApi({
    config,
    clock: clock.now,
    database,
    jobs: false,
    print: () => {},
    logTo: checked,
  });
  await app.ready();
  await pauseOffers(database.db, true);
  return {
    app,
    db: database.db,
    database,
    clock,
    config,
    databaseUrl: database.url,
    client: () => createClient(app),
    async outbox() {
      await sendMessages(app.jobs);
      const text = await readFile(join(config.dataDir, 'outbox.jsonl'), 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as SentMessage);
    },
    async stop() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
      if (missing.length > 0) throw new Error(missing.join(''));
    },
  };
}
