import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Db } from '../db/database.ts';

/** Seconds that the counted figures are good for: several scrapers ask the database once. */
const freshFor = 10;

interface Counted {
  orders: { status: string; payment_status: string; count: number }[];
  holds: number;
  waiting: number;
  oldest: number;
}

/** Figures of the business, counted from the rows themselves: no tracker, nothing of any person. */
export function productMetrics(
  registry: Registry,
  { db, clock }: { db: Db; clock: () => Date },
): void {
  // Each collects for itself: the registry reads them side by side, and all wait for the same count.
  const gauge = (
    name: string,
    help: string,
    set: (gauge: Gauge, counted: Counted) => void,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        // While the database is away the other figures are wanted all the more; these are left out.
        const counted = await count().catch(() => undefined);
        this.reset();
        if (counted) set(this, counted);
      },
    });
  gauge(
    'assay_orders',
    'Orders of the last 30 days by how far they are and how their payment stands',
    (orders, counted) => {
      for (const row of counted.orders)
        orders.set({ status: row.status, payment: row.payment_status }, row.count);
    },
    ['status', 'payment'],
  );
  gauge('assay_slot_holds', 'Places held by unpaid orders now', (holds, counted) =>
    holds.set(counted.holds),
  );
  gauge('assay_messages_waiting', 'Messages in the outbox that are due', (waiting, counted) =>
    waiting.set(counted.waiting),
  );
  gauge(
    'assay_messages_oldest_seconds',
    'Age of the oldest message that is due',
    (oldest, counted) => oldest.set(counted.oldest),
  );

  let known: { at: number; figures: Promise<Counted> } | undefined;
  function count(): Promise<Counted> {
    if (known && performance.now() - known.at < freshFor * 1000) return known.figures;
    known = { at: performance.now(), figures: read() };
    known.figures.catch(() => {
      known = undefined;
    });
    return known.figures;
  }
  async function read(): Promise<Counted> {
    const now = clock();
    const since = new Date(now.getTime() - 30 * 24 * 3600_000);
    const byState = await db
      .selectFrom('orders')
      .select(['status', 'payment_status', (row) => row.fn.countAll<number>().as('count')])
      .where('created_at', '>', since)
      .groupBy(['status', 'payment_status'])
      .execute();
    const held = await db
      .selectFrom('slot_holds')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    const due = await db
      .selectFrom('messages')
      .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('due_at').as('first')])
      .where('due_at', '<=', now)
      .executeTakeFirstOrThrow();
    return {
      orders: byState.map((row) => ({ ...row, count: Number(row.count) })),
      holds: Number(held.count),
      waiting: Number(due.count),
      oldest: due.first ? Math.max(0, (now.getTime() - new Date(due.first).getTime()) / 1000) : 0,
    };
  }
}
