import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ANYTHING, notifyChange, openChangeFeed } from '../../api/db/changeFeed.ts';
import type { ChangeFeed } from '../../api/deps.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import type { TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
let feed: ChangeFeed;
beforeAll(async () => {
  database = await openTestDatabase();
  feed = await openChangeFeed(database);
});
afterAll(() => database.close());

describe('the change feed', () => {
  it('tells every subscriber of a topic, in order, until it leaves', async () => {
    const received: string[][] = [[], []];
    const leave = received.map((list) => feed.subscribe('order', (id) => list.push(id)));
    for (const id of ['a', 'b']) await feed.publish('order', id);
    await feed.publish('catalogue', 'x');
    await expect
      .poll(() => received)
      .toEqual([
        ['a', 'b'],
        ['a', 'b'],
      ]);
    leave[0]!();
    await feed.publish('order', 'c');
    await expect.poll(() => received[1]).toEqual(['a', 'b', 'c']);
    expect(received[0]).toEqual(['a', 'b']);
    leave[1]!();
  });

  it('tells of a transaction after it committed, and never of one that was undone', async () => {
    const received: string[] = [];
    const leave = feed.subscribe('order', (id) => received.push(id));
    await database.db
      .transaction()
      .execute(async (trx) => {
        await notifyChange(trx, 'order', 'undone');
        throw new Error('undone');
      })
      .catch(() => {});
    await database.db.transaction().execute((trx) => notifyChange(trx, 'order', 'done'));
    await expect.poll(() => received).toEqual(['done']);
    leave();
  });

  it.runIf(inject('templateUrl'))(
    'listens again after its connection was lost, and says that anything may have changed',
    { timeout: 20_000 },
    async () => {
      const received: string[] = [];
      const leave = feed.subscribe('order', (id) => received.push(id));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'assay listener' and datname = current_database()`.execute(
        database.db,
      );
      await expect.poll(() => received, { timeout: 10_000 }).toEqual([ANYTHING]);
      await feed.publish('order', 'after');
      await expect.poll(() => received).toEqual([ANYTHING, 'after']);
      leave();
    },
  );
});
