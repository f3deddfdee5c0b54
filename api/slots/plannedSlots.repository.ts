import { sql } from 'kysely';
import type { Sql } from 'kysely';

/**
 * Days for which slots exist, including today: one more than is offered, so that the last day's
 * slots exist at midnight.
 */
const horizonDays = 8;

/** A subquery `days(day, date)` of the days for which slots are created. */
export const slotDays = (today: string) => sql`
  select ${today}::date + ahead as day, to_char(${today}::date + ahead, 'YYYY-MM-DD') as date
  from generate_series(0, ${horizonDays - 1}::integer) as ahead`;

/**
 * A subquery of the slots that the labs of `due(id, slots_until, slot_minutes)` have on `days` by
 * their hours and holidays. A slot's id is its lab and start, and its capacity is chosen from the
 * window's range by the id's hash, so that neither changes when it is computed again.
 */
export const plannedSlots: ReturnType<Sql> = sql`
  select lab_id, date, starts at time zone 'Asia/Kolkata' as starts_at, id, minutes,
    places_min + ('x' || substr(md5(id), 1, 7))::bit(28)::integer % (places_max - places_min + 1) as capacity
  from (
    select hours.lab_id, days.date, starts, places_min, places_max, due.slot_minutes as minutes, hours.lab_id || to_char(starts, '-YYYYMMDD-HH24MI') as id
    from due
    join days on due.slots_until is null or due.slots_until < days.date
    join lab_hours as hours on hours.lab_id = due.id and hours.weekday = extract(dow from days.day)
    cross join generate_series(days.day + hours.opens, days.day + hours.closes - make_interval(mins => due.slot_minutes), make_interval(mins => due.slot_minutes)) as starts
    where not exists (
      select 1 from lab_holidays as holiday
      where holiday.lab_id = due.id and holiday.date = days.date
        and (holiday.part = 'day' or (holiday.part = 'morning') = (starts::time < '12:00'))
    )
  ) as windows`;
