import { describe, expect, inject, it } from 'vitest';
import { buildApi } from '../../api/app.ts';
import { migrate } from '../../api/db/migrate.ts';
import { openServer } from '../../api/db/server.ts';
import { readConfig } from '../../server/shared/config.ts';
import { createClient } from './support/client.ts';
import { cuttableProxy } from './support/cuttableProxy.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const login = { email: 'a@example.com', password: 'not this one' };

describe.runIf(inject('templateUrl'))('PostgreSQL', () => {
  it(
    'that is away is answered with 503 and Retry-After, and all is well when it is back',
    { timeout: 30_000 },
    async () => {
      const database = await openTestDatabase();
      const proxy = await cuttableProxy(database.url!);
      const config = {
        ...readConfig({ DEMO: 'off', LOG_LEVEL: 'silent' }),
        databaseUrl: proxy.url,
      };
      const app = await buildApi({ config, jobs: false, print: () => {} });
      const client = createClient(app);
      expect((await client.post('users/login', login)).status).toBe(401);

      proxy.cut();
      const answer = await client.post('users/login', login);
      expect([answer.status, answer.headers['retry-after'], answer.body]).toMatchObject([
        503,
        '5',
        { message: 'The service is busy. Please try again in a moment', code: 'UNAVAILABLE' },
      ]);
      expect((await client.get('/readyz')).status).toBe(503);
      expect((await client.get('/healthz')).status).toBe(200);
      expect((await client.get('/metrics')).text).toContain('assay_rest_request_seconds');

      proxy.mend();
      expect((await client.post('users/login', login)).status).toBe(401);
      expect((await client.get('/readyz')).status).toBe(200);
      await app.close();
      await proxy.close();
      await database.close();
    },
  );

  it('that became a replica, which takes no writes, is answered with 503', async () => {
    const database = await openTestDatabase();
    const config = {
      ...readConfig({ DEMO: 'off', LOG_LEVEL: 'silent' }),
      databaseUrl: database.url,
    };
    const app = await buildApi({ config, jobs: false, print: () => {} });
    const client = createClient(app);
    const person = { firstName: 'A', lastName: 'B', ...login, password: 'correct horse' };
    const name = new URL(database.url!).pathname.slice(1);
    // What PostgreSQL says of a write is the same on a replica and in a session that only reads.
    await database.exec(`
      alter database ${name} set default_transaction_read_only = on;
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and pid <> pg_backend_pid();`);
    for (let call = 0; call < 5; call += 1) {
      const { status, headers } = await client.post('users/signup', person);
      expect([status, headers['retry-after']]).toEqual([503, '5']);
    }
    await app.close();
    await database.close();
  });

  it(
    'is brought up to date once by many processes that start together',
    { timeout: 30_000 },
    async () => {
      const url = new URL(inject('templateUrl')!);
      const name = `empty_${process.pid}`;
      url.pathname = '/postgres';
      const root = openServer(url.href, () => {});
      await root.exec(`create database ${name}`);
      url.pathname = `/${name}`;
      const databases = Array.from({ length: 4 }, () => openServer(url.href, () => {}));
      const runs = await Promise.all(databases.map(migrate));
      const all = runs.flat();
      expect(all.length).toBeGreaterThan(5);
      expect(new Set(all).size).toBe(all.length);
      expect(await migrate(databases[0]!)).toEqual([]);
      await Promise.all(databases.map((database) => database.close()));
      await root.exec(`drop database ${name}`);
      await root.close();
    },
  );
});

describe('a database script that fails', () => {
  it('leaves nothing of itself behind', async () => {
    const database = await openTestDatabase();
    await expect(
      database.exec('create table half (id int); insert into nowhere values (1);'),
    ).rejects.toThrow('nowhere');
    await expect(database.exec('select * from half')).rejects.toThrow('half');
    await database.close();
  });
});
