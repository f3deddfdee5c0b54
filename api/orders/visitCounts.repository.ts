import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { StaffScope } from '../staffScope.ts';
import { daysAgo, endOfDay, startOfDay } from '../slots/times.ts';
import { orderIsInScope } from '../ordersInScope.repository.ts';
import type { VisitCountJson } from './visitCounts.contract.ts';

/** The last seven days and the next seven, which begin with today (PD-89). */
const daysShown = Array.from({ length: 14 }, (_, n) => 7 - n);

/** The number of paid, uncancelled visits within reach on each of these days. */
export async function countVisits(db: Db, now: Date, scope: StaffScope): Promise<VisitCountJson[]> {
  const dates = daysShown.map((days) => daysAgo(days, now));
  const day = sql<string>`(starts_at at time zone 'Asia/Kolkata')::date`;
  const rows = await db
    .selectFrom('orders')
    .select((order) => [day.as('date'), order.fn.countAll<number>().as('visits')])
    .where('payment_status', '=', 'SUCCESS')
    .where(orderIsInScope(scope))
    .where('status', '<>', 'cancelled')
    .where('starts_at', '>=', startOfDay(dates[0]!))
    .where('starts_at', '<', endOfDay(dates.at(-1)!))
    .groupBy(day)
    .execute();
  const counted = new Map(rows.map((row) => [row.date, Number(row.visits)]));
  return dates.map((date) => ({ date, visits: counted.get(date) ?? 0 }));
}
