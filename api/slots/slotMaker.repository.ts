import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { plannedSlots, slotDays } from './plannedSlots.repository.ts';
import { indianDate } from './times.ts';

/**
 * Creates the slots of every lab for the coming days from its hours, and returns how many were new.
 * Running it again, or in several processes at once, changes nothing: the lab's row is locked, and
 * a slot's id is its lab and start.
 */
export async function materialiseSlots(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    with days as (${slotDays(indianDate(now))}), due as materialized (
      select id, slots_until, slot_minutes from labs
      where slots_until is null or slots_until < (select max(date) from days)
      for no key update
    ), made as (
      insert into slots (id, lab_id, starts_at, date, capacity, minutes)
      select id, lab_id, starts_at, date, capacity, minutes from (${plannedSlots}) as planned
      on conflict do nothing
      returning 1
    ), moved as (
      update labs set slots_until = (select max(date) from days) where id in (select id from due)
    )
    select count(*)::integer as made from made`.execute(db);
  return rows[0]?.made ?? 0;
}
