import { sql } from 'kysely';
import type { Clock } from '../deps.ts';
import type { Job } from '../jobs.ts';
import type { Db } from './database.ts';

/** Milliseconds that this machine's clock may be off; a copy that is further off is not ready. */
export const mostSkew = 5_000;
/** An answer that took longer is too imprecise. */
const slowest = 1_000;
/** Differences below this are the way to the database and back. */
const noise = 20;

/** The time of the database by which all copies go, whatever their own clocks say. */
export interface DatabaseClock {
  now: Clock;
  /** Milliseconds that this machine's clock is ahead of the database's; negative when behind. */
  skew(): number;
  measure(): Promise<void>;
}

/** Reads how far the machine's clock is off; until measured it counts as right. */
export function createDatabaseClock(db: Db, system: Clock): DatabaseClock {
  let ahead = 0;
  return {
    now: () => new Date(system().getTime() - ahead),
    skew: () => ahead,
    async measure() {
      const before = system().getTime();
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      const after = system().getTime();
      if (after - before > slowest) return;
      const found = (before + after) / 2 - new Date(rows[0]!.now).getTime();
      if (Math.abs(found - ahead) > noise) ahead = Math.round(found);
    },
  };
}

/** Measures again and again: a clock may be set, or drift. */
export const databaseClockJob = (clock: DatabaseClock): Job => ({
  name: 'measure the clock',
  everyMs: 30_000,
  run: () => clock.measure(),
});
