import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { plannedSlots, slotDays } from './plannedSlots.repository.ts';
import { indianDate } from './times.ts';

const planOf = (labId: string, now: Date) => sql`
  with days as (${slotDays(indianDate(now))}),
    due as (select id, null::text as slots_until, slot_minutes from labs where id = ${labId}),
    planned as (${plannedSlots})`;

/** A slot with its new number of seats. */
export interface ReducedSlot {
  id: string;
  capacity: number;
}

/**
 * Locks a lab's future slots (in the same order as {@link ../orders/seats.repository.ts}) and
 * returns those that have fewer seats by its hours and holidays than before, or none.
 */
export async function lockReducedSlots(trx: Trx, labId: string, now: Date): Promise<ReducedSlot[]> {
  await trx
    .selectFrom('slots')
    .select('id')
    .where('lab_id', '=', labId)
    .where('starts_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<ReducedSlot>`${planOf(labId, now)}
    select slots.id, coalesce(planned.capacity, 0) as capacity
    from slots left join planned on planned.id = slots.id
    where slots.lab_id = ${labId} and slots.starts_at > ${now}
      and slots.capacity > coalesce(planned.capacity, 0)
    order by slots.id`.execute(trx);
  return rows;
}

/**
 * Adjusts a lab's future slots to its hours and holidays. A slot that is no longer planned is kept
 * with no seats, so that its orders stay intact but nobody can book it.
 */
export async function replanSlots(trx: Trx, labId: string, now: Date): Promise<void> {
  await sql`${planOf(labId, now)}, made as (
      insert into slots (id, lab_id, starts_at, date, capacity, minutes)
      select id, lab_id, starts_at, date, capacity, minutes from planned where starts_at > ${now}
      on conflict (id) do update set capacity = excluded.capacity, minutes = excluded.minutes
    ), closed as (
      update slots set capacity = 0
      where lab_id = ${labId} and starts_at > ${now} and capacity > 0
        and id not in (select id from planned)
    )
    update labs set slots_until = (select max(date) from days) where id = ${labId}`.execute(trx);
}
