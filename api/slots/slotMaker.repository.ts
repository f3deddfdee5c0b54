import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { indianDate } from './times.ts';

/**
 * Days for which slots exist, today included: one more than is offered, so that midnight finds them
 * there.
 */
const horizonDays = 8;

/**
 * Makes the slots of every lab from its hours for the coming days, and returns how many were new.
 * Running it again,
 * or in several processes at once, changes nothing: a lab's row is locked meanwhile, and a slot's
 * id is its lab
 * and start. Its capacity is drawn from the window's range by the id's hash, so that they never
 * change.
 */
export async function materialiseSlots(db: Db, now: Date): Promise<number> {
  const today = indianDate(now);
  const { rows } = await sql<{ made: number }>`
    with days as (
      select ${today}::date + ahead as day, to_char(${today}::date + ahead, 'YYYY-MM-DD') as date
      from generate_series(0, ${horizonDays - 1}::integer) as ahead
    ), due as materialized (
      select id, slots_until from labs
      where slots_until is null or slots_until < (select max(date) from days)
      for update
    ), planned as (
      select hours.lab_id, days.date, starts, places_min, places_max, hours.lab_id || to_char(starts, '-YYYYMMDD-HH24MI') as id
      from due
      join days on due.slots_until is null or due.slots_until < days.date
      join lab_hours as hours on hours.lab_id = due.id and hours.weekday = extract(dow from days.day)
      cross join generate_series(days.day + hours.opens, days.day + hours.closes - interval '30 minutes', interval '30 minutes') as starts
    ), made as (
      insert into slots (id, lab_id, starts_at, date, capacity)
      select id, lab_id, starts at time zone 'Asia/Kolkata', date,
        places_min + ('x' || substr(md5(id), 1, 7))::bit(28)::integer % (places_max - places_min + 1)
      from planned
      on conflict do nothing
      returning 1
    ), moved as (
      update labs set slots_until = (select max(date) from days) where id in (select id from due)
    )
    select count(*)::integer as made from made`.execute(db);
  return rows[0]?.made ?? 0;
}
