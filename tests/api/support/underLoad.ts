import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../../api/db/migrate.ts';
import { openServer } from '../../../api/db/server.ts';
import { violationsAfterwards } from './afterwards.ts';
import { startBalancer } from './balancer.ts';
import { startCluster } from './cluster.ts';
import { patientClient } from './patientClient.ts';
import { brokenPromises, setStage } from './powerCut.ts';
import { startServer } from './serverProcess.ts';
import { steadyLoad } from './steadyLoad.ts';
import { openTestDatabase } from './testDatabase.ts';

const start = (url: string, stopDelay = 0) =>
  startServer(
    { DATABASE_URL: url, STOP_DELAY_SECONDS: String(stopDelay) },
    'tests/api/support/product.process.ts',
  );

/**
 * Two copies of the product behind a balancer; one after the other is stopped and started again
 * under a booking load. With `poll` the balancer looks at them every so many milliseconds and tries
 * nothing again, and a copy that stops goes on serving for `stopDelay` seconds.
 */
export async function rollingRestart(
  milliseconds: number,
  { poll, stopDelay }: { poll?: number; stopDelay?: number } = {},
) {
  const database = await openTestDatabase();
  const stage = await setStage(database.db);
  const startOne = () => start(database.url!, stopDelay);
  const servers = [await startOne(), await startOne()];
  const balancer = await startBalancer(
    servers.map(({ url }) => url),
    { poll },
  );
  const client = patientClient(balancer.url);

  let over = false;
  const loaded = steadyLoad(client, stage, () => over);
  const exits: (number | null)[] = [];
  let slowest = 0;
  // Each copy at least once, however slowly a busy machine starts them.
  for (
    const until = Date.now() + milliseconds;
    Date.now() < until || exits.length < servers.length;
  ) {
    const index = exits.length % 2;
    const began = Date.now();
    exits.push(await servers[index]!.stop());
    slowest = Math.max(slowest, Date.now() - began);
    servers[index] = await startOne();
    balancer.replace(index, servers[index].url);
    // The other one stops only when this one is used again.
    if (poll !== undefined) await wait(2 * poll);
  }
  over = true;
  const { orders, missed, watched, answers } = await loaded;
  const broken = await brokenPromises(client, { orders, answers });
  await client.close();
  for (const server of servers) await server.stop();
  await balancer.close();
  const { violations, paid } = await violationsAfterwards(database);
  await database.close();
  return {
    ...client.seen,
    violations: [...client.seen.violations, ...violations],
    restarts: exits.length,
    exits,
    slowest,
    promised: orders.size,
    paid,
    missed,
    watched,
    broken,
  };
}

/** PostgreSQL stopped for a while under a booking load, and started again. */
export async function databaseStopped(milliseconds: number) {
  const cluster = await startCluster();
  const before = openServer(cluster.url, () => {});
  await migrate(before);
  const stage = await setStage(before.db);
  await before.close();
  const server = await startServer({ DATABASE_URL: cluster.url, LOG_LEVEL: 'silent' });
  const client = patientClient(server.url);

  let over = false;
  const loaded = steadyLoad(client, stage, () => over);
  const answersReach = (count: number) =>
    until(() => client.seen.answers - client.seen.unavailable >= count);
  await answersReach(100);
  await cluster.halt();
  const halted = Date.now();
  await until(() => Date.now() - halted >= milliseconds);
  const duringHalt = client.seen.unavailable;
  await cluster.resume();
  const resumed = Date.now();
  const served = client.seen.answers - client.seen.unavailable;
  await answersReach(served + 1);
  const recovery = Date.now() - resumed;
  await answersReach(served + 100);
  over = true;
  const { orders, missed, watched, answers } = await loaded;
  const broken = await brokenPromises(client, { orders, answers });
  await client.close();
  const exit = await server.stop();
  const after = openServer(cluster.url, () => {});
  const { violations, paid } = await violationsAfterwards(after);
  await after.close();
  await cluster.stop();
  return {
    ...client.seen,
    violations: [...client.seen.violations, ...violations],
    duringHalt,
    recovery,
    exit,
    promised: orders.size,
    paid,
    missed,
    watched,
    broken,
  };
}

/** Polls until it holds, a minute and a half at most. */
async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 90_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error('What was waited for did not come');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}
