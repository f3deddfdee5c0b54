import { sql } from 'kysely';
import type { Clock } from '../deps.ts';
import type { Job } from '../jobs.ts';
import type { Db } from './database.ts';

/**
 * Milliseconds that this machine's clock may be off; a process that is further off is not ready.
 */
export const mostSkew = 5_000;
/** A reading that took longer is too imprecise, unless there is none yet. */
const slowest = 1_000;
/** Smaller differences are the time of the round trip to the database. */
const noise = 20;
/** Milliseconds by which a machine's two clocks may disagree before the time is measured again. */
const mostDisagreement = 1_000;

/** The database's time, which all processes use whatever their own clocks say. */
export interface DatabaseClock {
  now: Clock;
  /** Milliseconds that this machine's clock is ahead of the database's; negative when behind. */
  skew(): number;
  measure(): Promise<void>;
}

/** Reads the time of the database. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return new Date(rows[0]!.now);
}

/**
 * Extrapolates the database's time by the milliseconds since it was read. This counter does not
 * jump when the machine's clock is set, but may stand still while the machine sleeps, so the time
 * is read again as soon as the two disagree. Until the first reading, the machine's clock counts.
 */
export function createDatabaseClock(
  readTime: () => Promise<Date>,
  system: Clock,
  elapsed: () => number = () => performance.now(),
): DatabaseClock {
  let known: { time: number; system: number; elapsed: number } | undefined;
  let measuring = false;

  function now(): Date {
    const machine = system().getTime();
    if (!known) return new Date(machine);
    const passed = elapsed() - known.elapsed;
    const disagree = Math.abs(machine - known.system - passed) > mostDisagreement;
    if (disagree && !measuring) measure().catch(() => undefined);
    return new Date(Math.round(known.time + passed));
  }

  async function measure(): Promise<void> {
    measuring = true;
    try {
      const before = elapsed();
      const time = (await readTime()).getTime();
      const after = elapsed();
      if (known && after - before > slowest) return;
      const found = time + (after - before) / 2;
      const expected = known ? known.time + after - known.elapsed : Infinity;
      known = {
        time: Math.abs(found - expected) > noise ? found : expected,
        system: system().getTime(),
        elapsed: after,
      };
    } finally {
      measuring = false;
    }
  }

  return {
    now,
    skew: () => (known ? system().getTime() - now().getTime() : 0),
    measure,
  };
}

/** Measures repeatedly, as a clock may be set, or drift. */
export const databaseClockJob = (clock: DatabaseClock): Job => ({
  name: 'measure the clock',
  everyMs: 30_000,
  run: () => clock.measure(),
});
