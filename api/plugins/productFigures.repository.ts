import { newNumbersKey } from '../codes/codes.rules.ts';
import type { Db } from '../db/database.ts';
import { createLimits } from '../limits/limits.repository.ts';

/** The business figures of the metrics. */
export interface ProductFigures {
  orders: { status: string; payment_status: string; count: number }[];
  /** Seats held by unpaid orders. */
  holds: number;
  /** The number of messages that are due. */
  waiting: number;
  /** SMS to unverified numbers in the current hour. */
  newNumbers: number;
  /** The age of the oldest message that is due, in seconds. */
  oldest: number;
}

/** Counts everything as it is now. */
export async function readProductFigures(db: Db, now: Date): Promise<ProductFigures> {
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
  const newNumbers = await createLimits({
    db,
    clock: () => now,
    config: { rateLimit: true },
  }).countOf(newNumbersKey);
  return {
    newNumbers,
    orders: byState.map((row) => ({ ...row, count: Number(row.count) })),
    holds: Number(held.count),
    waiting: Number(due.count),
    oldest: due.first ? Math.max(0, (now.getTime() - new Date(due.first).getTime()) / 1000) : 0,
  };
}
