import type { Db } from '../db/database.ts';

/** How many requests for one slot a process works on at once; it has ten database connections. */
const mostAtOnce = 4;

interface Turns {
  working: number;
  waiting: (() => void)[];
}
const turnsOf = new WeakMap<Db, Map<string, Turns>>();

/**
 * Runs work on a slot when its turn comes. Requests wait here without a database connection, so
 * that a rush for one slot leaves connections for all other calls. `work` gets the milliseconds
 * that it waited; 0 if it did not.
 */
export async function inTurn<Result>(
  db: Db,
  slotId: string,
  work: (waited: number) => Promise<Result>,
): Promise<Result> {
  const slots = turnsOf.get(db) ?? new Map<string, Turns>();
  turnsOf.set(db, slots);
  const turns = slots.get(slotId) ?? { working: 0, waiting: [] };
  slots.set(slotId, turns);
  const began = performance.now();
  const isFirst = turns.working < mostAtOnce;
  if (isFirst) turns.working += 1;
  // The request that finishes passes its turn on.
  else await new Promise<void>((resolve) => turns.waiting.push(resolve));
  try {
    return await work(isFirst ? 0 : performance.now() - began);
  } finally {
    const next = turns.waiting.shift();
    if (next) next();
    else if ((turns.working -= 1) === 0) slots.delete(slotId);
  }
}
