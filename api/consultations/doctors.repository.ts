import type { Db, Trx } from '../db/database.ts';
import type { Span } from '../slots/times.ts';
import { indianDate } from '../slots/times.ts';
import { isWithin, startsWithin } from './consultations.rules.ts';
import type { DoctorHours } from './consultations.rules.ts';

/** A doctor's weekly hours and days off. */
export interface DoctorWeek {
  hours: DoctorHours[];
  daysOff: Set<string>;
}

/** Doctors of the staff, with their hours, days off and booked times. */
export function createDoctorRepository(db: Db | Trx) {
  const present = () =>
    db.selectFrom('admins').where('role', '=', 'doctor').where('removed_at', 'is', null);

  /** The hours of these doctors, and their days off from a day on. */
  const weeksOf = async (ids: string[], from: string): Promise<Map<string, DoctorWeek>> => {
    const weeks = new Map(ids.map((id) => [id, { hours: [], daysOff: new Set() } as DoctorWeek]));
    if (ids.length === 0) return weeks;
    const hours = await db
      .selectFrom('doctor_hours')
      .selectAll()
      .where('doctor_id', 'in', ids)
      .orderBy('weekday')
      .execute();
    const days = await db
      .selectFrom('doctor_days_off')
      .selectAll()
      .where('doctor_id', 'in', ids)
      .where('day', '>=', from)
      .orderBy('day')
      .execute();
    for (const { doctor_id: id, ...row } of hours) weeks.get(id)!.hours.push(row);
    for (const { doctor_id: id, day } of days) weeks.get(id)!.daysOff.add(day);
    return weeks;
  };

  /** The booked times of these doctors. */
  const takenBy = async (ids: string[], { from, until }: Span) => {
    if (ids.length === 0) return [];
    return db
      .selectFrom('consultations')
      .select(['doctor_id', 'starts_at'])
      .where('doctor_id', 'in', ids)
      .where('starts_at', '>=', from)
      .where('starts_at', '<', until)
      .where('state', 'in', ['booked', 'reached', 'missed'])
      .execute();
  };

  return {
    /** Whether any doctor makes calls. */
    async isAnybodyThere(): Promise<boolean> {
      const row = await present()
        .innerJoin('doctor_hours', 'doctor_hours.doctor_id', 'admins.id')
        .select('admins.id')
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Locks every doctor until the transaction ends, so that concurrent bookings of the same time
     * wait for each other, and hours do not change while a call is booked in them.
     */
    lockAll: () => present().select(['id', 'name']).orderBy('id').forNoKeyUpdate().execute(),

    /** A doctor's hours, and their days off from a day on. */
    weekOf: async (id: string, from: string): Promise<DoctorWeek> =>
      (await weeksOf([id], from)).get(id)!,

    /** The start times within a span at which some doctor is free, in order. */
    async openTimes(span: Span): Promise<Date[]> {
      const ids = (await present().select('id').execute()).map(({ id }) => id);
      const weeks = await weeksOf(ids, indianDate(span.from));
      const taken = await takenBy(ids, span);
      const isTaken = new Set(
        taken.map(({ doctor_id: id, starts_at: at }) => `${id} ${at.getTime()}`),
      );
      const open = new Set(
        [...weeks].flatMap(([id, { hours, daysOff }]) =>
          startsWithin(hours, daysOff, span)
            .map((at) => at.getTime())
            .filter((at) => !isTaken.has(`${id} ${at}`)),
        ),
      );
      return [...open].toSorted((one, other) => one - other).map((at) => new Date(at));
    },

    /**
     * Which of these doctors is free at a moment: the one with the fewest calls that day; undefined
     * if none.
     */
    async freeAt(ids: string[], startsAt: Date, ofDay: Span): Promise<string | undefined> {
      const weeks = await weeksOf(ids, indianDate(startsAt));
      const calls = await takenBy(ids, ofDay);
      const countOf = (id: string) => calls.filter((call) => call.doctor_id === id).length;
      const isBusy = (id: string) =>
        calls.some(
          (call) => call.doctor_id === id && call.starts_at.getTime() === startsAt.getTime(),
        );
      return ids
        .filter((id) => {
          const { hours, daysOff } = weeks.get(id)!;
          return isWithin(hours, daysOff, startsAt) && !isBusy(id);
        })
        .toSorted((one, other) => countOf(one) - countOf(other))[0];
    },

    /** Replaces a doctor's hours and days off. */
    async saveWeek(id: string, hours: readonly DoctorHours[], daysOff: string[]): Promise<void> {
      await db.deleteFrom('doctor_hours').where('doctor_id', '=', id).execute();
      await db.deleteFrom('doctor_days_off').where('doctor_id', '=', id).execute();
      if (hours.length > 0)
        await db
          .insertInto('doctor_hours')
          .values(hours.map((row) => ({ doctor_id: id, ...row })))
          .execute();
      if (daysOff.length > 0)
        await db
          .insertInto('doctor_days_off')
          .values(daysOff.map((day) => ({ doctor_id: id, day })))
          .execute();
    },
  };
}
