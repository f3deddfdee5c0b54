import { sql } from 'kysely';
import { ensurePostgres } from '../programs.ts';
import { openDatabase } from '../../api/db/openDatabase.ts';
import { seedLargeCatalogue } from '../../api/demo/large.ts';
import { seedManyOrders } from '../../api/demo/largeOrders.ts';
import { readConfig } from '../../config.ts';
import { startCluster } from '../../tests/api/support/cluster.ts';
import { median } from './load.ts';
import type { Finding } from './load.ts';
import { clientOf, startRunning } from './product.ts';

const size = { tests: 5000, labs: 1000, orders: Number(process.env.BENCH_ORDERS ?? 1_000_000) };
const asks = 60;

/** Calls whose answer is as long whatever the catalogue's size. */
const calls: [name: string, path: string, who: 'customer' | 'admin', body?: object][] = [
  ['a test', 'tests/singleTest/tsh', 'customer'], ['the slots of a lab', 'slot/getslot?labId=kaveri-precision-labs', 'customer'], ['an order', 'order/{order}', 'customer'], ['my orders', 'order', 'customer'],
  ['my payments', 'payment', 'customer'], ['a question to the assistant', 'rag/ask', 'customer', { question: 'How much is HbA1c?' }], ['the office: a page of orders', 'admin/orders?status=completed', 'admin'],
  ['the office: orders by a patient\'s name', 'admin/orders?search=saraswati', 'admin'], ['the office: customers by name', 'admin/users?search=nandini', 'admin'], ['the office: counters', 'admin/counters', 'admin'],
];

async function times(env: NodeJS.ProcessEnv): Promise<Map<string, number>> {
  const product = await startRunning(env);
  try {
    const [customer, admin] = [clientOf(product.address), clientOf(product.address)];
    await customer.call('users/login', { email: 'nandini@example.com', password: 'assay-demo-1' });
    await admin.call('users/adminlogin', { email: 'admin@example.com', password: 'admin-password' });
    const [order] = await customer.call<{ _id: string }[]>('order');
    const found = new Map<string, number>();
    for (const [name, path, who, body] of [...calls, ['the labs of a test (1,000 labs: 125 times as many)', 'lab/getlab?testId=tsh', 'customer'] as const, ['all tests (111 times as many)', 'tests/alltests', 'customer'] as const]) {
      const client = who === 'admin' ? admin : customer;
      const took: number[] = [];
      for (let n = 0; n < asks; n += 1) {
        const start = performance.now();
        await client.call(path.replace('{order}', order!._id), body);
        if (n >= 10) took.push(performance.now() - start);
      }
      found.set(name, median(took));
    }
    return found;
  } finally {
    await product.stop();
  }
}

/** The middle time of each call with 5,000 tests, 1,000 labs and a million orders, against the demo's; on PostgreSQL. */
export async function benchLarge(): Promise<Finding[]> {
  ensurePostgres();
  const cluster = await startCluster();
  try {
    const env = { DATABASE_URL: cluster.url };
    const small = await times(env);
    const { db } = await openDatabase(readConfig({ ...env, DATA_DIR: '/tmp' }), () => undefined);
    const began = performance.now();
    await seedLargeCatalogue(db, size, new Date());
    await seedManyOrders(db, size.orders, new Date());
    // A database in use is vacuumed by itself within minutes of so many new rows; here nobody waits for it.
    await db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one);
      await sql`vacuum (analyze)`.execute(one);
    });
    await db.destroy();
    const filled = `filled in ${((performance.now() - began) / 1000).toFixed(0)} s`;
    const large = await times(env);
    const whole = new Set(calls.map(([name]) => name));
    return [{ name: `${size.tests} tests, ${size.labs} labs, ${size.orders} orders`, detail: filled }, ...[...small].map(([name, before]) => ({
      name: `p50 large : small, ${name}`, ratio: large.get(name)! / before, ...(whole.has(name) && { atMost: 1.5 }), detail: `${large.get(name)!.toFixed(1)} : ${before.toFixed(1)} ms`,
    }))];
  } finally {
    await cluster.stop();
  }
}
