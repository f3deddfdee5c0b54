import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Deps } from '../deps.ts';
import type { PlainReason } from '../reasons/reasons.ts';
import { tooMany } from '../refusal.ts';

/** The most calls within a window, which begins with the first one. */
export interface Limit {
  max: number;
  seconds: number;
}

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/**
 * The stored form of a key: its first word as it is, the rest as a SHA-256, since it may identify a
 * person.
 */
const stored = (key: string) =>
  `${key.split(':', 1)[0]}:${createHash('sha256').update(key).digest('hex')}`;

interface Counted {
  count: number;
  resets_at: Date;
}

/** Adds one, or `by`, to a window's counter if `condition` holds. */
const counting = (
  key: string,
  { seconds }: Limit,
  now: Date,
  { condition = sql``, by = 1 }: { condition?: RawBuilder<unknown>; by?: number } = {},
) => sql`
  insert into limits (key, count, resets_at)
  select ${stored(key)}, ${by}::integer, ${new Date(now.getTime() + seconds * 1000)}::timestamptz ${condition}
  on conflict (key) do update set
    count = case when limits.resets_at <= ${now} then ${by}::integer else limits.count + ${by}::integer end,
    resets_at = case when limits.resets_at <= ${now} then excluded.resets_at else limits.resets_at end
  returning count, resets_at`;

/** Counters in the database, which all processes share; with RATE_LIMIT=off nothing is counted. */
export function createLimits({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock'> & { config: Pick<Deps['config'], 'rateLimit'> }) {
  const requireWithin = (
    { count, resets_at: resetsAt }: { count: number; resets_at: Date },
    { max }: Limit,
    reason: PlainReason,
  ) => {
    if (count <= max) return;
    const left = resetsAt.getTime() - clock().getTime();
    throw tooMany(reason, Math.max(1, Math.ceil(left / 1000)));
  };
  return {
    /** Counts one, or `by` at once; throws 429 with the waiting time if that exceeds the limit. */
    async spend(key: string, limit: Limit, reason: PlainReason, by = 1): Promise<void> {
      if (!config.rateLimit) return;
      const { rows } = await sql<Counted>`${counting(key, limit, clock(), { by })}`.execute(db);
      requireWithin(rows[0]!, limit, reason);
    },

    /**
     * Counts one in two windows, in one statement. The second counts only calls that the first let
     * pass, so that refused callers use up nothing that is shared with others.
     */
    async spendBoth(
      [first, second]: [{ key: string; limit: Limit }, { key: string; limit: Limit }],
      reason: PlainReason,
    ): Promise<void> {
      if (!config.rateLimit) return;
      const now = clock();
      const passed = sql`where exists (select from first where count <= ${first.limit.max})`;
      const { rows } = await sql<Counted>`
        with first as (${counting(first.key, first.limit, now)}),
          second as (${counting(second.key, second.limit, now, { condition: passed })})
        select 1 as turn, count, resets_at from first
        union all select 2, count, resets_at from second
        order by turn`.execute(db);
      requireWithin(rows[0]!, first.limit, reason);
      requireWithin(rows[1]!, second.limit, reason);
    },

    /** Uncounts one that turned out to be legitimate. */
    async giveBack(key: string): Promise<void> {
      if (!config.rateLimit) return;
      await db
        .updateTable('limits')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('key', '=', stored(key))
        .where('count', '>', 0)
        .execute();
    },

    /** Counts one without a limit; each call restarts the window. */
    async count(key: string, seconds: number): Promise<void> {
      if (!config.rateLimit) return;
      const now = clock();
      await db
        .insertInto('limits')
        .values({ key: stored(key), count: 1, resets_at: new Date(now.getTime() + seconds * 1000) })
        .onConflict((on) =>
          on.column('key').doUpdateSet({
            count: sql<number>`case when limits.resets_at <= ${now} then 1 else limits.count + 1 end`,
            resets_at: sql<Date>`excluded.resets_at`,
          }),
        )
        .execute();
    },

    /** The count within the current window. */
    async countOf(key: string): Promise<number> {
      const row = await db
        .selectFrom('limits')
        .select('count')
        .where('key', '=', stored(key))
        .where('resets_at', '>', clock())
        .executeTakeFirst();
      return row?.count ?? 0;
    },

    /** Resets the counter. */
    async forget(key: string): Promise<void> {
      await db.deleteFrom('limits').where('key', '=', stored(key)).execute();
    },

    /** Deletes windows that have ended. */
    async forgetEnded(): Promise<void> {
      await db.deleteFrom('limits').where('resets_at', '<=', clock()).execute();
    },
  };
}
