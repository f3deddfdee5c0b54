import { audit } from '../admin/audit.repository.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { badRequest, conflict } from '../refusal.ts';
import { refuseIfChanged, withVersion } from '../version.ts';
import { indianDate, isDate, startOfDay } from '../slots/times.ts';
import { callMinutes, isWithin } from './consultations.rules.ts';
import { createConsultationRepository } from './consultations.repository.ts';
import { firstNameOf } from './doctorCallJson.ts';
import type {
  DoctorDayJson,
  DoctorHoursJson,
  SaveDoctorHoursRequest,
} from './doctorCalls.contract.ts';
import { createDoctorRepository } from './doctors.repository.ts';
import { handOverCall } from './handOver.ts';

/** The most calls that a refusal lists; the others are only counted. */
const mostNamed = 5;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A moment in India in a form for any language: '28/11, 10:00'. */
const shortWords = (at: Date) => {
  const [, month, day] = indianDate(at).split('-');
  const minutes = (at.getTime() - startOfDay(indianDate(at)).getTime()) / 60_000;
  return `${day}/${month}, ${clockOf(minutes)}`;
};

/** A week's hours as rows; 400 if a day is listed twice or is too short for a call. */
function readWeek(days: readonly DoctorDayJson[]) {
  if (new Set(days.map(({ weekday }) => weekday)).size < days.length)
    throw badRequest('HOURS_OVERLAP');
  return days.map(({ weekday, opens, closes }) => {
    const row = { weekday, from_minute: minutesOf(opens), until_minute: minutesOf(closes) };
    if (row.until_minute - row.from_minute < callMinutes)
      throw badRequest('CALL_HOURS_TOO_SHORT', { minutes: callMinutes });
    return row;
  });
}

export async function doctorHoursOf(
  { db, clock }: Pick<Deps, 'clock'> & { db: Db | Trx },
  doctorId: string,
): Promise<DoctorHoursJson> {
  const week = await createDoctorRepository(db).weekOf(doctorId, indianDate(clock()));
  return withVersion({
    days: week.hours.map(({ weekday, from_minute: from, until_minute: until }) => ({
      weekday,
      opens: clockOf(from),
      closes: clockOf(until),
    })),
    daysOff: [...week.daysOff],
  });
}

/**
 * Stores a doctor's hours. If upcoming calls would lose their time, they are listed and nothing is
 * stored, unless they are to be handed over.
 */
export async function saveDoctorHours(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  doctorId: string,
  { version, days, daysOff, handOver = false }: SaveDoctorHoursRequest,
): Promise<void> {
  if (!daysOff.every(isDate)) throw badRequest('DATE_INVALID');
  const hours = readWeek(days);
  await db.transaction().execute(async (trx) => {
    const doctors = createDoctorRepository(trx);
    const consultations = createConsultationRepository(trx);
    await doctors.lockAll();
    refuseIfChanged(version, await doctorHoursOf({ db: trx, clock }, doctorId));
    const now = clock();
    const today = indianDate(now);
    const off = new Set(daysOff.filter((day) => day >= today));
    const calls = await consultations.ofDoctor(doctorId, startOfDay(today));
    const lost = calls.filter(
      ({ state, starts_at: at }) => state === 'booked' && at > now && !isWithin(hours, off, at),
    );
    if (lost.length > 0 && !handOver) {
      const named = lost.slice(0, mostNamed).map(({ subject, starts_at: at }) => {
        return `${firstNameOf(subject.patient.name)} (${shortWords(at)})`;
      });
      const calls = lost.length > mostNamed ? [...named, '…'] : named;
      throw conflict('CALLS_IN_THE_WAY', { count: lost.length, calls: calls.join('; ') });
    }
    await doctors.saveWeek(doctorId, hours, [...off]);
    await audit(trx, doctorId, 'call.hours.changed', now);
    for (const { id } of lost) {
      const call = await consultations.lock(id);
      if (call?.state === 'booked' && call.doctor_id === doctorId)
        await handOverCall(trx, { config }, call, now);
    }
  });
}
