import type { BookedOrder } from '../../machines/booking/booking.types.ts';
import { patientCopy } from '../../web/copy/patients.ts';

/** Writes a price as the product promises it (PD-11), by the browser's own format. */
export const rupees = (amount: number) =>
  `${amount < 0 ? '-' : ''}₹${Math.abs(amount).toLocaleString('en-IN')}`;

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** `Mon, 23 Nov` of a YYYY-MM-DD. */
export function day(date: string): string {
  const [year, month, number] = date.split('-').map(Number) as [number, number, number];
  const weekday = days[new Date(Date.UTC(year, month - 1, number)).getUTCDay()];
  return `${weekday}, ${number} ${months[month - 1]}`;
}

/** `Mon, 23 Nov 2026` of a YYYY-MM-DD. */
export const datedDay = (date: string): string => `${day(date)} ${date.slice(0, 4)}`;

/** The relation, the gender and the age of a patient, as every screen writes them. */
export function personWords({ relation, gender, age, infantAge }: BookedOrder['patient']): string {
  const relations: Record<string, string> = { MYSELF: 'Self' };
  const named = (word: string) => word[0] + word.slice(1).toLowerCase();
  return `${relations[relation] ?? named(relation)} · ${named(gender)} · ${patientCopy.age({ age, infantAge })}`;
}

/** `Mon, 23 Nov, 07:00 am` of a chosen slot. */
export const chosenSlot = ({ date, startTime }: { date: string; startTime: string }): string[] => [
  day(date),
  ',',
  startTime,
];

/** `Mon, 7 Sept, 07:30 am` of an ISO moment, as it is in India. */
export function moment(at: string, say = day): string {
  const india = new Date(Date.parse(at) + 330 * 60_000).toISOString();
  const hour = Number(india.slice(11, 13));
  const time = `${String(hour % 12 || 12).padStart(2, '0')}:${india.slice(14, 16)}`;
  return `${say(india.slice(0, 10))}, ${time} ${hour < 12 ? 'am' : 'pm'}`;
}

const whole = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What stands beside a time: from when on nothing but water is taken, or whom it fits if that is over. */
export const mealBefore = (at: string, fits: boolean | null | undefined): string =>
  fits === false
    ? `Needs 10 hours without food: only if you last ate before ${moment(at).slice(-8)}.`
    : fasting(at);

/** From when on nothing but water is taken, of an ISO moment. */
export function fasting(at: string): string {
  const india = new Date(Date.parse(at) + 330 * 60_000);
  const time = moment(at).slice(-8);
  const [before, after] = [6, 7].map((days) => whole[(india.getUTCDay() + days) % 7]);
  // The night before Friday is named by both days, as '01:00 am on Friday' could be read as the one after it.
  if (india.getUTCHours() < 4)
    return `Nothing but water after ${time === '12:00 am' ? 'midnight' : `${time} on the night`} between ${before} and ${after}.`;
  return `Nothing but water after ${time} on ${whole[india.getUTCDay()]}.`;
}
