import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { plannedSlots, slotDays } from './plannedSlots.repository.ts';
import { indianDate } from './times.ts';

const planOf = (labId: string, now: Date) => sql`
  with days as (${slotDays(indianDate(now))}),
    due as (select id, null::text as slots_until, slot_minutes from labs where id = ${labId}),
    planned as (${plannedSlots})`;

/**
 * The coming slots of a lab that its hours and holidays no longer have, locked as
 * {@link ../orders/seats.repository.ts} locks them: all slots of the lab in one order.
 */
export async function lockDroppedSlots(trx: Trx, labId: string, now: Date): Promise<string[]> {
  await trx
    .selectFrom('slots')
    .select('id')
    .where('lab_id', '=', labId)
    .where('starts_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ id: string }>`${planOf(labId, now)}
    select id from slots
    where lab_id = ${labId} and starts_at > ${now} and capacity > 0
      and id not in (select id from planned)
    order by id`.execute(trx);
  return rows.map((slot) => slot.id);
}

/**
 * Makes the coming slots of a lab what its hours and holidays say. A slot that they no longer have
 * stays with no seats, so that the orders which have it stay whole; nobody can book it.
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
