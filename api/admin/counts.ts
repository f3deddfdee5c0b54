import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { indianDate } from '../slots/times.ts';
import type { CountersJson } from './admin.contract.ts';

/** A customer counts as active on the day of the last login (or the sign-up) and on this many days after it. */
const activeDays = 29;
const dayMs = 24 * 3600_000;

/** The four counters. They are sums of what the database keeps with each change (decision 013), so they cost the same however much there is. */
export async function readCounters(db: Db, now: Date): Promise<CountersJson> {
  const [today, activeFrom] = [
    indianDate(now),
    indianDate(new Date(now.getTime() - activeDays * dayMs)),
  ];
  const rows = await db
    .selectFrom('counted')
    .select((row) => ['what', row.fn.sum<number>('change').as('count')])
    .where((row) =>
      row.or([
        row('what', 'in', ['tests', 'reports due']),
        row.and([row('what', '=', 'appointments'), row('day', '=', today)]),
        row.and([row('what', '=', 'seen'), row('day', '>=', activeFrom)]),
      ]),
    )
    .groupBy('what')
    .execute();
  const of = new Map(rows.map(({ what, count }) => [what, Number(count)]));
  return {
    totalTests: of.get('tests') ?? 0,
    pendingReports: of.get('reports due') ?? 0,
    appointmentsToday: of.get('appointments') ?? 0,
    activeUsers: of.get('seen') ?? 0,
  };
}

/** Puts one row in place of all changes of a count. Who reads meanwhile sees the same sum; changes that another process is adding up are left to it. */
export async function foldCounts(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from counted where id in (
        select id from counted where (what, day) in (select what, day from counted group by what, day having count(*) > 1) for update skip locked
      ) returning what, day, change
    )
    insert into counted (what, day, change) select what, day, sum(change) from gone group by what, day having sum(change) <> 0`.execute(
    db,
  );
}

/** Keeps the changes few, once a minute. */
export const countsJob = ({ db }: Deps): Job => ({
  name: 'add up counts',
  everyMs: 60_000,
  run: () => foldCounts(db),
});
