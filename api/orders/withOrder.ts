import type { Db, Trx } from '../db/database.ts';
import { notFound } from '../refusal.ts';
import { reachesOrder } from '../staffScope.ts';
import type { StaffScope } from '../staffScope.ts';
import { lockCustomerOf } from './customers.repository.ts';
import type { LockedOrderRow } from './orderRows.ts';
import { lockOrder } from './orderChanges.repository.ts';
import { lockSlotsWithOrder } from './seats.repository.ts';
import type { LockedSlot } from './seats.repository.ts';

/** What a piece of work on an order gets: the order and its slot, both locked. */
export interface LockedOrder {
  order: LockedOrderRow;
  slots: LockedSlot[];
}

/** For whom work on an order is done: a customer, by the id, or the staff, by what they reach. */
export type OrderReach = string | StaffScope;

const isWithin = (reach: OrderReach, order: LockedOrderRow) =>
  typeof reach === 'string' ? order.user_id === reach : reachesOrder(reach, order);

/**
 * Runs work in a transaction that holds the slot's lock and then the order's. An order out of reach is
 * not there (404). More slots can be locked along (rescheduling), and before them the order's
 * customer, where it is decided which offer that order has.
 */
export async function withOrder<Result>(
  db: Db,
  id: string,
  reach: OrderReach,
  work: (trx: Trx, locked: LockedOrder) => Promise<Result>,
  { slots: alsoSlots = [], customer = false }: { slots?: string[]; customer?: boolean } = {},
): Promise<Result> {
  for (;;) {
    const done = await db.transaction().execute(async (trx) => {
      const people = customer ? await lockCustomerOf(trx, id) : undefined;
      const slots = await lockSlotsWithOrder(trx, id, alsoSlots);
      const locked = await lockOrder(trx, id);
      if (!locked || !isWithin(reach, locked)) throw notFound('ORDER_NOT_FOUND');
      const order = {
        ...locked,
        ...(people && { customer: { people, mark: locked.customer_mark } }),
      };
      // It was rescheduled between the two locks: once more.
      if (!slots.some((slot) => slot.id === order.slot_id)) return null;
      return { result: await work(trx, { order, slots }) };
    });
    if (done) return done.result;
  }
}
