import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApi } from '../../../api/app.ts';
import { openServer } from '../../../api/db/server.ts';
import { readConfig } from '../../../server/shared/config.ts';
import { violationsAfterwards } from './afterwards.ts';
import { startBalancer } from './balancer.ts';
import { patientClient } from './patientClient.ts';
import { brokenPromises, setStage } from './powerCut.ts';
import { steadyLoad } from './steadyLoad.ts';
import { openTestDatabase } from './testDatabase.ts';

const MINUTE = 60_000;
const SET_EVERY_MS = 500;
const ignore = () => {};

/**
 * Three copies of the service under a booking load, one of them right, one far ahead and one far
 * behind, whose machines' clocks are set to something else again and again. A balancer sends them
 * calls all the same, though they say that they are not ready.
 */
export async function skewedCopies(milliseconds: number) {
  const database = await openTestDatabase();
  const stage = await setStage(database.db);
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-skewed-'));
  const off = [0, 16 * MINUTE, -16 * MINUTE];
  const config = {
    ...readConfig({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
    databaseUrl: database.url!,
  };
  const copies = await Promise.all(
    off.map(async (_, index) => {
      const own = openServer(database.url!, ignore);
      const systemClock = () => new Date(Date.now() + off[index]!);
      const app = await buildApi({ config, systemClock, database: own, print: ignore });
      return { app, own, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
    }),
  );
  const balancer = await startBalancer(copies.map(({ url }) => url));
  const client = patientClient(balancer.url);

  let over = false;
  const loaded = steadyLoad(client, stage, () => over);
  let timesSet = 0;
  for (const until = Date.now() + milliseconds; Date.now() < until; timesSet += 1) {
    await wait(SET_EVERY_MS);
    // The right copy is left alone; the others are up to an hour off in either direction.
    off[1 + (timesSet % 2)] = Math.round((Math.random() * 2 - 1) * 60) * MINUTE;
  }
  over = true;
  const { orders, answers, missed, watched } = await loaded;
  const broken = await brokenPromises(client, { orders, answers });
  // No hold was old enough to end.
  const { expired } = await database.db
    .selectFrom('order_events')
    .select((row) => row.fn.countAll<string>().as('expired'))
    .where('type', '=', 'hold.expired')
    .executeTakeFirstOrThrow();
  const oversold = await database.db
    .selectFrom('slots')
    .innerJoin('slot_holds', 'slot_holds.slot_id', 'slots.id')
    .select('slots.id')
    .groupBy(['slots.id', 'slots.capacity'])
    .having((row) => row(row.fn.countAll(), '>', row.ref('slots.capacity')))
    .execute();
  await client.close();
  await balancer.close();
  for (const { app, own } of copies) {
    await app.close();
    await own.close();
  }
  const { violations, paid } = await violationsAfterwards(database);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  return {
    ...client.seen,
    violations: [...client.seen.violations, ...violations],
    timesSet,
    promised: orders.size,
    paid,
    missed,
    watched,
    broken,
    expired: Number(expired),
    oversold: oversold.length,
  };
}
