import type { Db, Trx } from '../db/database.ts';
import { notFound } from '../refusal.ts';
import type { OrderRow } from './orderJson.ts';
import { lockOrder } from './orderChanges.repository.ts';
import { createOrderRepository } from './orders.repository.ts';
import { lockSlots } from './seats.repository.ts';

/** What a piece of work on an order gets: the order and its slot, both locked. */
export interface LockedOrder {
  order: OrderRow;
  slots: Awaited<ReturnType<typeof lockSlots>>;
}

/**
 * Runs work in a transaction that holds the slot's lock and then the order's. With a customer
 * given, somebody
 * else's order is not there (404). More slots can be locked along (rescheduling).
 */
export async function withOrder<Result>(
  db: Db,
  id: string,
  userId: string | null,
  work: (trx: Trx, locked: LockedOrder) => Promise<Result>,
  alsoSlots: string[] = [],
): Promise<Result> {
  for (;;) {
    const seen = await createOrderRepository(db).find(id);
    if (!seen || (userId !== null && seen.user_id !== userId)) throw notFound('ORDER_NOT_FOUND');
    const done = await db.transaction().execute(async (trx) => {
      const slots = await lockSlots(trx, [seen.slot_id, ...alsoSlots]);
      const order = await lockOrder(trx, id);
      // It was rescheduled between reading and locking: read again.
      return order.slot_id === seen.slot_id ? { result: await work(trx, { order, slots }) } : null;
    });
    if (done) return done.result;
  }
}
