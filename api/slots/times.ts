/**
 * Slot times are Asia/Kolkata's whatever the process's zone. India has one offset and no daylight
 * saving.
 */
const indianOffset = 5.5 * 60 * 60_000;
const minute = 60_000;
const day = 24 * 60 * minute;

/** A slot is offered until this long before it starts (PD-26), in milliseconds. */
const bookingNotice = 120 * minute;
/** Days that are offered, beginning with today (PD-26). */
const bookingDays = 7;

/** The instant as the wall clock in India shows it, readable through the UTC getters. */
const wallClock = (instant: Date) => new Date(instant.getTime() + indianOffset);

/** The day in India, YYYY-MM-DD. */
export const indianDate = (instant: Date) => wallClock(instant).toISOString().slice(0, 10);

/** The day in India that was so many days ago, YYYY-MM-DD. */
export const daysAgo = (days: number, now: Date) =>
  indianDate(new Date(now.getTime() - days * day));

/** Midnight in India at which the day (YYYY-MM-DD) begins. */
export const startOfDay = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - indianOffset);

/** Midnight in India with which the day (YYYY-MM-DD) ends. */
export const endOfDay = (date: string) => new Date(startOfDay(date).getTime() + day);

/** '07:00 am' (docs/product/entities.md). */
function timeText(instant: Date): string {
  const clock = wallClock(instant);
  const hours = clock.getUTCHours();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hours % 12 || 12)}:${two(clock.getUTCMinutes())} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The moment of a slot's date and time as texts: the other way round. */
export function instantOf(date: string, time: string): Date {
  const [hours, minutes] = time.slice(0, 5).split(':').map(Number) as [number, number];
  const hour = (hours % 12) + (time.endsWith('pm') ? 12 : 0);
  return new Date(startOfDay(date).getTime() + (hour * 60 + minutes) * minute);
}

/** A slot's date and times as texts, from its start and how many minutes it lasts. */
export function slotTexts(
  startsAt: Date,
  minutes: number,
): { date: string; startTime: string; endTime: string } {
  return {
    date: indianDate(startsAt),
    startTime: timeText(startsAt),
    endTime: timeText(new Date(startsAt.getTime() + minutes * minute)),
  };
}

/** A stretch of time: from is in it, until is not. */
export interface Span {
  from: Date;
  until: Date;
}

/** The starts that may be booked now: not within two hours, today and the six days after. */
export function bookingSpan(now: Date): Span {
  return {
    from: new Date(now.getTime() + bookingNotice),
    until: new Date(startOfDay(indianDate(now)).getTime() + bookingDays * day),
  };
}

/** The starts of one day that may be booked now. */
export function bookingSpanOf(date: string, now: Date): Span {
  const start = startOfDay(date).getTime();
  return {
    from: new Date(Math.max(start, now.getTime() + bookingNotice)),
    until: new Date(start + day),
  };
}

/** Whether the text is a day of the calendar written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text;
}
