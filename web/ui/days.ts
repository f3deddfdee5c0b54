import { daysCopy } from '../copy/days.ts';
import { serverNow } from './serverNow.ts';

/**
 * A plain date means the day in India, whatever the device's time zone, so it is read and formatted
 * in UTC.
 */
const at = (date: string) => new Date(`${date}T00:00:00Z`);
/** The offset of India's time from UTC in milliseconds; there is no daylight saving. */
const india = 5.5 * 60 * 60_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

const dayIn = (date: Date) =>
  `${daysCopy.weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${daysCopy.months[date.getUTCMonth()]}`;

const inIndia = (instant: string) => new Date(Date.parse(instant) + india);

/** Today's date in India as YYYY-MM-DD. */
export const today = () => new Date(serverNow() + india).toISOString().slice(0, 10);

/** Days from today to a YYYY-MM-DD: 0 is today, 1 tomorrow. */
export const daysAhead = (date: string) =>
  Math.round((at(date).getTime() - at(today()).getTime()) / 86_400_000);
/** `Mon` of a YYYY-MM-DD. */
export const weekdayOf = (date: string) => daysCopy.weekdays[at(date).getUTCDay()]!;
/** `23` of a YYYY-MM-DD. */
export const dayOf = (date: string) => Number(date.slice(8));
/** `Nov` of a YYYY-MM-DD. */
export const monthOf = (date: string) => daysCopy.months[at(date).getUTCMonth()]!;
/** `Mon, 23 Nov` of a YYYY-MM-DD. */
export const longDay = (date: string) => dayIn(at(date));
/** `Mon, 23 Nov` in India of an ISO instant. */
export const longDayOfMoment = (instant: string) => dayIn(inIndia(instant));
/** `23 Nov 2026` in India of an ISO instant. */
export function dayOfMoment(instant: string): string {
  const there = inIndia(instant);
  return `${there.getUTCDate()} ${daysCopy.months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}
/** `07:30 am` in India of an ISO instant: two digits, as the times of slots have. */
export function timeOfMoment(instant: string): string {
  const there = inIndia(instant);
  const hour = there.getUTCHours();
  const time = `${twoDigits(hour % 12 || 12)}:${twoDigits(there.getUTCMinutes())}`;
  return daysCopy.clock(`${time} ${hour < 12 ? 'am' : 'pm'}`);
}
const withYear = (there: Date) => `${dayIn(there)} ${there.getUTCFullYear()}`;
/** `Mon, 23 Nov 2026` of a YYYY-MM-DD, for what may be a year away. */
export const datedDay = (date: string) => withYear(at(date));
/** A time (`07:30 am`) with its day as `say` writes it. */
function dayAndTime(say: (there: Date) => string, day: Date, time: string): string {
  const before = new Date(day.getTime() - 86_400_000);
  return daysCopy.moment(say(day), time, say(before));
}
/** `Mon, 23 Nov, 07:30 am` in India of an ISO instant. */
export const momentOf = (instant: string): string =>
  dayAndTime(dayIn, inIndia(instant), timeOfMoment(instant));
/** `Mon, 23 Nov 2026, 07:30 am` in India of an ISO instant, for what may be years ago. */
export const datedMoment = (instant: string): string =>
  dayAndTime(withYear, inIndia(instant), timeOfMoment(instant));
/** `Mon, 23 Nov, 07:30 am` of a YYYY-MM-DD and a time of the service. */
export const longDayAt = (date: string, time: string): string =>
  dayAndTime(dayIn, at(date), daysCopy.clock(time));
/** `Mon, 23 Nov 2026, 07:30 am` of the same, for what may be years ago. */
export const datedDayAt = (date: string, time: string): string =>
  dayAndTime(withYear, at(date), daysCopy.clock(time));
