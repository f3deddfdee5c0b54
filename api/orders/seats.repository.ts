import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { Database } from '../tables.ts';

/**
 * Locks slots, always in the same order. Whoever changes a slot's seats or an order's payment locks
 * the slot first and the order second, so that no two transactions deadlock.
 */
export async function lockSlots(trx: Trx, ids: string[]) {
  return trx
    .selectFrom('slots')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type LockedSlot = Awaited<ReturnType<typeof lockSlots>>[number];

/** Locks an order's slot, and these, as {@link lockSlots} does. */
export async function lockSlotsWithOrder(
  trx: Trx,
  orderId: string,
  ids: string[],
): Promise<LockedSlot[]> {
  return trx
    .selectFrom('slots')
    .selectAll()
    .where((slot) =>
      slot.or([
        slot(
          'id',
          '=',
          slot.selectFrom('orders').select('slot_id').where('orders.id', '=', orderId),
        ),
        ...(ids.length > 0 ? [slot('id', 'in', ids)] : []),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Holds the slots of a customer's orders, as {@link lockSlots} does but against changes only. A row
 * that is updated twice in a transaction is checked against its foreign keys again, which locks an
 * order's slot after the order.
 */
export const holdSlotsOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom('slots')
    .select('id')
    .where('id', 'in', trx.selectFrom('orders').select('slot_id').where('user_id', '=', userId))
    .orderBy('id')
    .forKeyShare()
    .execute();

/** A condition that no seat of a slot is free; holds that have ended do not count. */
export const isFull = (slotId: string, now: Date) =>
  sql<boolean>`exists (
    select from slots where slots.id = ${slotId}
    and capacity <= (select count(*) from slot_holds where slot_id = slots.id and (expires_at is null or expires_at > ${now}))
  )`;

/** The same condition as a query of its own, which takes no lock. */
export async function isSlotFull(db: Db | Trx, slotId: string, now: Date): Promise<boolean> {
  const read = await db.selectNoFrom(isFull(slotId, now).as('isFull')).executeTakeFirstOrThrow();
  return read.isFull;
}

/**
 * The insert that takes the lowest free seat of a locked slot, unless as many are held as it has
 * now: the lab may have reduced the number, and orders beyond it keep their seats (PD-90).
 */
export const seatInsert = (
  db: QueryCreator<Database>,
  slot: { id: string; capacity: number },
  orderId: string,
  expiresAt: Date | null,
) =>
  db
    .insertInto('slot_holds')
    .columns(['slot_id', 'place', 'order_id', 'expires_at'])
    .expression(
      db
        .selectFrom(
          sql<{ place: number }>`generate_series(1, ${sql.lit(slot.capacity)})`.as<'free'>(
            sql`free(place)`,
          ),
        )
        .select([
          sql<string>`${slot.id}`.as('slot_id'),
          sql<number>`free.place`.as('place'),
          sql<string>`${orderId}`.as('order_id'),
          sql<Date | null>`${expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where(
          sql<boolean>`not exists (select 1 from slot_holds taken where taken.slot_id = ${slot.id} and taken.place = free.place)`,
        )
        .where(
          sql<boolean>`(select count(*) from slot_holds held where held.slot_id = ${slot.id}) < ${sql.lit(slot.capacity)}`,
        )
        .orderBy(sql`free.place`)
        .limit(1),
    )
    .onConflict((on) => on.doNothing())
    .returning('place');

/**
 * Takes the lowest free seat of a locked slot; false if there is none. A seat without an end is
 * paid for.
 */
export async function claimSeat(
  trx: Trx,
  slot: { id: string; capacity: number },
  orderId: string,
  expiresAt: Date | null,
): Promise<boolean> {
  const claimed = await seatInsert(trx, slot, orderId, expiresAt).execute();
  return claimed.length === 1;
}

/** Releases an order's seat. */
export async function releaseSeat(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('slot_holds').where('order_id', '=', orderId).execute();
}

/** The update that turns an order's held seat into a paid one, which never expires. */
export const seatPaid = (db: QueryCreator<Database>, orderId: string) =>
  db
    .updateTable('slot_holds')
    .set({ expires_at: null })
    .where('order_id', '=', orderId)
    .returning('place');

/** Extends the hold of an order's unpaid seat until a moment; false if there is no such hold. */
export async function extendSeat(trx: Trx, orderId: string, until: Date): Promise<boolean> {
  const extended = await trx
    .updateTable('slot_holds')
    .set({ expires_at: until })
    .where('order_id', '=', orderId)
    .where('expires_at', 'is not', null)
    .returning('place')
    .execute();
  return extended.length === 1;
}

/** Ids of slots with a hold that has ended; at most 500. */
export async function slotsWithOverdueHolds(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('slot_holds')
    .select('slot_id')
    .distinct()
    .where('expires_at', '<=', now)
    .limit(500)
    .execute();
  return due.map((hold) => hold.slot_id);
}
