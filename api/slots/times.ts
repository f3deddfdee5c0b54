/**
 * Slot times are in Asia/Kolkata whatever the process's time zone. India has one offset and no
 * daylight saving.
 */
const indianOffset = 5.5 * 60 * 60_000;
const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds before its start until which a slot can be booked (PD-26). */
const bookingNotice = 120 * minute;
/** Days on which slots are offered, beginning with today (PD-26). */
const bookingDays = 7;

/** An instant shifted so that the UTC getters show India's wall clock. */
const wallClock = (instant: Date) => new Date(instant.getTime() + indianOffset);

/** The day in India, YYYY-MM-DD. */
export const indianDate = (instant: Date) => wallClock(instant).toISOString().slice(0, 10);

/** The day in India this many days ago, YYYY-MM-DD. */
export const daysAgo = (days: number, now: Date) =>
  indianDate(new Date(now.getTime() - days * day));

/** Midnight in India at the start of a day (YYYY-MM-DD). */
export const startOfDay = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - indianOffset);

/** Midnight in India at the end of a day (YYYY-MM-DD). */
export const endOfDay = (date: string) => new Date(startOfDay(date).getTime() + day);

/** '07:00 am' (docs/product/entities.md). */
function timeText(instant: Date): string {
  const clock = wallClock(instant);
  const hours = clock.getUTCHours();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hours % 12 || 12)}:${two(clock.getUTCMinutes())} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The reverse of `slotTexts`: the instant of a slot's date and time. */
export function instantOf(date: string, time: string): Date {
  const [hours, minutes] = time.slice(0, 5).split(':').map(Number) as [number, number];
  const hour = (hours % 12) + (time.endsWith('pm') ? 12 : 0);
  return new Date(startOfDay(date).getTime() + (hour * 60 + minutes) * minute);
}

/** A slot's date and times as strings, from its start and length in minutes. */
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

/** A period that includes `from` but not `until`. */
export interface Span {
  from: Date;
  until: Date;
}

/** The starts that can be booked now: from two hours ahead, today and the six days after. */
export function bookingSpan(now: Date): Span {
  return {
    from: new Date(now.getTime() + bookingNotice),
    until: new Date(startOfDay(indianDate(now)).getTime() + bookingDays * day),
  };
}

/** The starts on one day that can be booked now. */
export function bookingSpanOf(date: string, now: Date): Span {
  const start = startOfDay(date).getTime();
  return {
    from: new Date(Math.max(start, now.getTime() + bookingNotice)),
    until: new Date(start + day),
  };
}

/** Whether a text is a valid date in the form YYYY-MM-DD; the database has no year 0. */
export function isDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return parsed.getUTCFullYear() > 0 && parsed.toISOString().slice(0, 10) === text;
}
