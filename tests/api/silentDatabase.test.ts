import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import type { Timeouts } from '../../api/db/server.ts';
import { startBehindProxy } from './support/behindProxy.ts';
import { holdLock } from './support/heldLock.ts';
import { countOf, tried } from '../attack/figures.ts';

// As in production, but for a tenth of the time.
const timeouts: Timeouts = {
  statementMs: 800,
  queryMs: 1_000,
  lockMs: 300,
  idleInTransactionMs: 1_000,
  heartbeatMs: 300,
};
const login = { email: 'a@example.com', password: 'not this one' };
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe.runIf(inject('templateUrl'))('a database', () => {
  it('whose connections fall silent costs one time-out, then new connections are made', async () => {
    const { client, proxy, stop } = await startBehindProxy(timeouts);
    const logins = () =>
      Promise.all(Array.from({ length: 10 }, () => client.post('users/login', login)));
    expect(new Set(statuses(await logins()))).toEqual(new Set([401]));

    proxy.freeze();
    expect((await client.post('users/login', login)).status).toBe(503);
    expect(new Set(statuses(await logins()))).toEqual(new Set([401]));
    await stop();
  });

  it('that falls silent in the middle of ten calls answers all of them 503, and then serves', async () => {
    const { client, proxy, stop } = await startBehindProxy(timeouts);
    const logins = () =>
      Promise.all(Array.from({ length: 10 }, () => client.post('users/login', login)));
    await logins();
    proxy.freeze();
    const [during, after] = [statuses(await logins()), statuses(await logins())];
    tried('frozen sockets', 20, countOf([...during, ...after]));
    expect([new Set(during), new Set(after)]).toEqual([new Set([503]), new Set([401])]);
    await stop();
  });

  it('of which a table is locked for long answers 503 soon, and everything else as ever', async () => {
    const running = await startBehindProxy(timeouts);
    const { during, ready, took, after } = await holdLock(running, 'sessions');
    tried('held locks', during.length, countOf(during));
    expect([new Set(during), ready, after]).toEqual([new Set([503]), 200, 200]);
    expect(took).toBeLessThan(5_000);
    await running.stop();
  });

  it('ends the transaction of a copy that is paused, so that others get its rows', async () => {
    const { app, client, stop } = await startBehindProxy(timeouts);
    const person = { firstName: 'A', lastName: 'B', ...login, password: 'correct horse' };
    await client.post('users/signup', person);
    const [locked, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const paused = app.deps.db.transaction().execute(async (trx) => {
      await sql`select * from users for update`.execute(trx);
      locked.resolve();
      await resumed.promise;
      await sql`select 1`.execute(trx);
    });
    await locked.promise;
    await expect
      .poll(async () => (await client.call('PATCH', 'users/me', { firstName: 'C' })).status, {
        timeout: 10_000,
      })
      .toBe(200);
    resumed.resolve();
    await expect(paused).rejects.toThrow(/terminat|connection|timeout/i);
    await stop();
  });

  it('whose notifications are missed is read again', async () => {
    const { app, proxy, db, stop } = await startBehindProxy(timeouts);
    const changes: string[] = [];
    app.deps.changes.subscribe('catalogue', (id) => changes.push(id));
    proxy.freeze();
    await sql`select pg_notify('changes', '["catalogue","tsh"]')`.execute(db);
    await expect.poll(() => changes, { timeout: 5_000 }).toEqual(['*']);
    await sql`select pg_notify('changes', '["catalogue","tsh"]')`.execute(db);
    await expect.poll(() => changes, { timeout: 5_000 }).toEqual(['*', 'tsh']);
    await stop();
  });
});
