import { endOfDay, indianDate, startOfDay } from '../slots/times.ts';
import type { Span } from '../slots/times.ts';
import type { ConsultationStandingJson } from './consultations.contract.ts';
import type { CallState } from './consultations.tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The length of a call. */
export const callMinutes = 15;
/** A call can be booked, moved and cancelled until this long before it. */
const notice = 30 * minute;
/** The number of days on which calls are offered, beginning with today. */
const daysAhead = 7;
/** A call with no outcome recorded this long after its start was not made. */
const forgottenAfter = 60 * minute;
/** The number of unanswered tries after which a call is over. */
export const mostNoAnswers = 2;
/** The number of unanswered calls about a report after which no more can be booked. */
export const mostMissed = 2;

/** Weekly hours of a doctor, in minutes of the day. */
export interface DoctorHours {
  weekday: number;
  from_minute: number;
  until_minute: number;
}

/** The span in which a call that is booked now may begin: today and the six days after. */
export const callSpan = (now: Date): Span => ({
  from: new Date(now.getTime() + notice),
  until: new Date(startOfDay(indianDate(now)).getTime() + daysAhead * day),
});

/** Every start of a call within a span, by a doctor's hours and days off. */
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

/** Whether a call may start then, by a doctor's hours. */
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

/** Whether a doctor may record a call's outcome, which is possible from its start on. */
export const isDue = (startsAt: Date, now: Date): boolean => now >= startsAt;

/** Whether it is the day of a call, in India. */
export const isToday = (startsAt: Date, now: Date): boolean =>
  indianDate(startsAt) === indianDate(now);

/** Whether a call is past its time without an outcome recorded. */
export const isForgotten = (startsAt: Date, now: Date): boolean =>
  now.getTime() - startsAt.getTime() >= forgottenAfter;

/** The state of a report's calls for its customer; the newest call comes first. */
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

/** States in which a time may be chosen. */
export const choosable: ReadonlySet<ConsultationStandingJson> = new Set([
  'open',
  'withdrawn',
  'missed',
  'overdue',
]);

/** A number of which only the end is shown: '••••••0003'. */
export const maskedPhone = (phone: string): string => `••••••${phone.slice(-4)}`;
