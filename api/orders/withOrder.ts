import type { Db, Trx } from '../db/database.ts';
import { notFound } from '../refusal.ts';
import type { LockedOrderRow } from './orderJson.ts';
import { lockOrder } from './orderChanges.repository.ts';
import { lockSlotsWithOrder } from './seats.repository.ts';
import type { LockedSlot } from './seats.repository.ts';

/** What a piece of work on an order gets: the order and its slot, both locked. */
export interface LockedOrder {
  order: LockedOrderRow;
  slots: LockedSlot[];
}

/**
 * Runs work in a transaction that holds the slot's lock and then the order's. With a customer
 * given, somebody else's order is not there (404). More slots can be locked along (rescheduling).
 */
export async function withOrder<Result>(
  db: Db,
  id: string,
  userId: string | null,
  work: (trx: Trx, locked: LockedOrder) => Promise<Result>,
  alsoSlots: string[] = [],
): Promise<Result> {
  for (;;) {
    const done = await db.transaction().execute(async (trx) => {
      const slots = await lockSlotsWithOrder(trx, id, alsoSlots);
      const order = await lockOrder(trx, id);
      if (!order || (userId !== null && order.user_id !== userId))
        throw notFound('ORDER_NOT_FOUND');
      // It was rescheduled between the two locks: once more.
      if (!slots.some((slot) => slot.id === order.slot_id)) return null;
      return { result: await work(trx, { order, slots }) };
    });
    if (done) return done.result;
  }
}
