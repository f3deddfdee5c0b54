import { endOfDay, indianDate, startOfDay } from '../slots/times.ts';
import type { Span } from '../slots/times.ts';
import type { ConsultationStandingJson } from './consultations.contract.ts';
import type { CallState } from './consultations.tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a call takes. */
export const callMinutes = 15;
/** A call is booked, moved and cancelled until this long before it. */
const notice = 30 * minute;
/** Days on which calls are offered, beginning with today. */
const daysAhead = 7;
/** A call of which nothing is known this long after its beginning was not made. */
const forgottenAfter = 60 * minute;
/** After so many tries without an answer a call is over. */
export const mostNoAnswers = 2;
/** So many calls of a report may be over without an answer. */
export const mostMissed = 2;

/** Weekly hours of a doctor, in minutes of the day. */
export interface DoctorHours {
  weekday: number;
  from_minute: number;
  until_minute: number;
}

/** When a call may begin that is booked now: today and the six days after. */
export const callSpan = (now: Date): Span => ({
  from: new Date(now.getTime() + notice),
  until: new Date(startOfDay(indianDate(now)).getTime() + daysAhead * day),
});

/** Every beginning of a call within a span, by a doctor's hours and days off. */
export function startsWithin(
  hours: readonly DoctorHours[],
  daysOff: ReadonlySet<string>,
  { from, until }: Span,
): Date[] {
  const starts: Date[] = [];
  for (let date = indianDate(from); startOfDay(date) < until; date = indianDate(endOfDay(date))) {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const open = daysOff.has(date) ? undefined : hours.find((row) => row.weekday === weekday);
    if (!open) continue;
    for (let at = open.from_minute; at + callMinutes <= open.until_minute; at += callMinutes) {
      const start = new Date(startOfDay(date).getTime() + at * minute);
      if (start >= from && start < until) starts.push(start);
    }
  }
  return starts;
}

/** Whether a doctor's hours have a call that begins then. */
export const isWithin = (
  hours: readonly DoctorHours[],
  daysOff: ReadonlySet<string>,
  startsAt: Date,
): boolean =>
  startsWithin(hours, daysOff, { from: startsAt, until: new Date(startsAt.getTime() + 1) }).length >
  0;

/** When a call ends. */
export const endOf = (startsAt: Date) => new Date(startsAt.getTime() + callMinutes * minute);

/** Whether a booked call may still be moved and cancelled. */
export const isChangeable = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= notice;

/** Whether a doctor may say what became of a call: from its beginning on. */
export const isDue = (startsAt: Date, now: Date): boolean => now >= startsAt;

/** Whether it is the day of a call, in India. */
export const isToday = (startsAt: Date, now: Date): boolean =>
  indianDate(startsAt) === indianDate(now);

/** Whether a call should have been made, and its doctor has said nothing. */
export const isForgotten = (startsAt: Date, now: Date): boolean =>
  now.getTime() - startsAt.getTime() >= forgottenAfter;

/** How the calls of a report stand to its customer, from the newest of them on. */
export function standingOf(
  calls: readonly { state: CallState; starts_at: Date }[],
  { hasDoctors, now }: { hasDoctors: boolean; now: Date },
): ConsultationStandingJson {
  const [last] = calls;
  const orNone = (standing: ConsultationStandingJson) => (hasDoctors ? standing : 'unavailable');
  if (!last || last.state === 'cancelled') return orNone('open');
  if (last.state === 'withdrawn') return orNone('withdrawn');
  if (last.state === 'reached') return 'reached';
  if (last.state === 'booked') return isForgotten(last.starts_at, now) ? 'overdue' : 'booked';
  const missed = calls.filter(({ state }) => state === 'missed').length;
  return missed < mostMissed ? orNone('missed') : 'over';
}

/** In which a time may be chosen. */
export const choosable: ReadonlySet<ConsultationStandingJson> = new Set([
  'open',
  'withdrawn',
  'missed',
  'overdue',
]);

/** A number of which only the end is read: '••••••0003'. */
export const maskedPhone = (phone: string): string => `••••••${phone.slice(-4)}`;
