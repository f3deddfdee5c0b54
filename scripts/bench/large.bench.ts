import { sql } from 'kysely';
import { ensurePostgres } from '../programs.ts';
import type { Db } from '../../api/db/database.ts';
import { openServer } from '../../api/db/server.ts';
import { seedLargeCatalogue } from '../../api/demo/largeCatalogue.seed.ts';
import { seedManyOrders } from '../../api/demo/largeOrders.seed.ts';
import { startCluster } from '../../tests/api/support/cluster.ts';
import type { Cluster } from '../../tests/api/support/cluster.ts';
import { median } from './load.ts';
import type { Finding } from './load.ts';
import { clientOf, startRunning } from './product.ts';

/**
 * The demo, with enough orders to fill a page of the administration, and the large data that is
 * compared with it.
 */
const sizes = {
  small: { tests: 45, labs: 8, orders: 100, ofOneLab: 60, ofOneCustomer: 5 },
  large: {
    tests: 5000,
    labs: 1000,
    orders: Number(process.env.BENCH_ORDERS ?? 1_000_000),
    ofOneLab: 100_000,
    ofOneCustomer: 5000,
  },
};
const lab = 'kaveri-precision-labs';
const email = 'nandini@example.com';
const [warmUp, asks] = [20, 100];

/** A path of the service, or one with a leading slash for a page of the web. */
type Call = [name: string, path: string, who: 'customer' | 'admin', body?: object];
/** Calls whose answer has the same size whatever the catalogue's. */
const calls: Call[] = [
  ['a test', 'tests/singleTest/tsh', 'customer'],
  ['the slots of a lab', 'slot/getslot?labId=kaveri-precision-labs', 'customer'],
  ['an order', 'order/{order}', 'customer'],
  ['my orders of 5,000, a page of as many', 'order?openFirst=true&limit=5', 'customer'],
  ['my payments of 5,000, a page of as many', 'payment?limit=5', 'customer'],
  ['my reports of 5,000, a page of as many', 'report?limit=5', 'customer'],
  ['the page /orders with 5,000 orders : with 5', '/orders', 'customer'],
  ['a question to the assistant', 'rag/ask', 'customer', { question: 'How much is HbA1c?' }],
  [
    'a question that names no test',
    'rag/ask',
    'customer',
    { question: 'iron deficiency and hair loss' },
  ],
  ['admin: a page of orders', 'admin/orders?status=completed', 'admin'],
  ["admin: orders by a patient's name", 'admin/orders?search=saraswati', 'admin'],
  ['admin: customers by name', 'admin/users?search=nandini', 'admin'],
  ['admin: the orders of a lab that has 100,000', `admin/orders?labId=${lab}`, 'admin'],
  ['admin: the same by patient', `admin/orders?labId=${lab}&sort=patient`, 'admin'],
  ['admin: visits by day', 'admin/visit-counts', 'admin'],
  ['admin: counters', 'admin/counters', 'admin'],
];
const whole: Call[] = [
  ['the labs of a test (1,000 labs: 125 times as many)', 'lab/getlab?testId=tsh', 'customer'],
  ['all tests (111 times as many)', 'tests/alltests', 'customer'],
];

/** Replaces all orders of the customer with this many completed and paid ones. */
async function giveOrders(db: Db, count: number): Promise<void> {
  await sql`with customer as (select id from users where email = ${email}),
      before as (update orders set user_id = (select id from users where id <> (select id from customer) limit 1) where user_id = (select id from customer))
    update orders set user_id = (select id from customer) where id in (select id from orders where id like 'many-%' limit ${count})`.execute(
    db,
  );
  await sql`insert into payments (id, order_id, provider_payment_id, paise, method, created_at)
    select id, id, id, amount * 100, 'upi', created_at from orders where user_id = (select id from users where email = ${email})`.execute(
    db,
  );
}

/**
 * Starts the product on a database of this size, with a customer and an administrator logged in.
 */
async function running({ url }: Cluster, size: typeof sizes.small) {
  await (await startRunning({ DATABASE_URL: url })).stop();
  // These statements take minutes.
  const { db } = openServer(url, () => undefined, undefined, {
    statementMs: 0,
    queryMs: 0,
    lockMs: 0,
    idleInTransactionMs: 0,
    heartbeatMs: 60_000,
  });
  await seedLargeCatalogue(db, size, new Date());
  await seedManyOrders(db, size.orders, new Date());
  await sql`update orders set lab_id = ${lab} where id in (select id from orders where id like 'many-%' limit ${size.ofOneLab})`.execute(
    db,
  );
  await giveOrders(db, size.ofOneCustomer);
  // A database in use is vacuumed automatically within minutes of so many new rows; the benchmark
  // does not wait for that.
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum (analyze)`.execute(one);
  });
  await db.destroy();
  const product = await startRunning({ DATABASE_URL: url });
  const [customer, admin] = [clientOf(product.address), clientOf(product.address)];
  await customer.call('users/login', { email, password: 'assay-demo-1' });
  await admin.call('users/adminlogin', { email: 'admin@example.com', password: 'admin-password' });
  const [order] = await customer.call<{ _id: string }[]>('order?limit=1');
  const ask = async ([, path, who, body]: Call): Promise<number> => {
    const start = performance.now();
    if (path.startsWith('/')) await customer.read(path);
    else await { customer, admin }[who].call(path.replace('{order}', order!._id), body);
    return performance.now() - start;
  };
  return { ask, stop: product.stop };
}

/**
 * The median time of each call with 5,000 tests, 1,000 labs and a million orders, compared with the
 * demo's; on PostgreSQL.
 */
export async function benchLarge(): Promise<Finding[]> {
  ensurePostgres();
  const clusters = [await startCluster(), await startCluster()] as const;
  try {
    const began = performance.now();
    const [small, large] = [
      await running(clusters[0], sizes.small),
      await running(clusters[1], sizes.large),
    ];
    const findings: Finding[] = [
      {
        name: Object.entries(sizes.large)
          .map(([what, count]) => `${count} ${what}`)
          .join(', '),
        detail: `filled in ${((performance.now() - began) / 1000).toFixed(0)} s`,
      },
    ];
    for (const call of [...calls, ...whole]) {
      const took: [number[], number[]] = [[], []];
      // Alternately, so that other load on the machine affects both.
      for (let n = -warmUp; n < asks; n += 1) {
        for (const [index, { ask }] of [small, large].entries()) {
          const time = await ask(call);
          if (n >= 0) took[index]!.push(time);
        }
      }
      const [before, after] = [median(took[0]), median(took[1])];
      findings.push({
        name: `p50 large : small, ${call[0]}`,
        ratio: after / before,
        ...(calls.includes(call) && { atMost: 1.5 }),
        detail: `${after.toFixed(1)} : ${before.toFixed(1)} ms`,
      });
    }
    await Promise.all([small.stop(), large.stop()]);
    return findings;
  } finally {
    await Promise.all(clusters.map((cluster) => cluster.stop()));
  }
}
