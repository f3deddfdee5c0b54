import type { Db, Trx } from '../db/database.ts';
import { notFound } from '../refusal.ts';
import { reachesOrder } from '../staffScope.ts';
import type { StaffScope } from '../staffScope.ts';
import { lockCustomerOf } from './customers.repository.ts';
import type { LockedOrderRow } from './orderRows.ts';
import { lockOrder } from './orderChanges.repository.ts';
import { lockSlotsWithOrder } from './seats.repository.ts';
import type { LockedSlot } from './seats.repository.ts';

/** The order and its slots, all locked, that work on an order is given. */
export interface LockedOrder {
  order: LockedOrderRow;
  slots: LockedSlot[];
}

/** On whose behalf work is done: a customer's, by id, or the staff's, by their reach. */
export type OrderReach = string | StaffScope;

const isWithin = (reach: OrderReach, order: LockedOrderRow) =>
  typeof reach === 'string' ? order.user_id === reach : reachesOrder(reach, order);

/**
 * Runs work in a transaction that has locked the slot and then the order; 404 for an order out of
 * reach. Further slots can be locked with it (for rescheduling), and before them the order's
 * customer, where the work decides about an offer.
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
      // The order was rescheduled between the two locks: try again.
      if (!slots.some((slot) => slot.id === order.slot_id)) return null;
      return { result: await work(trx, { order, slots }) };
    });
    if (done) return done.result;
  }
}
