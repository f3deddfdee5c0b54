import { locale } from '../copy/language.ts';

/**
 * A plain date stands for the day in India, whatever the device's zone: it is read and written in
 * UTC.
 */
const at = (date: string) => new Date(`${date}T00:00:00Z`);
const weekday = inEachLanguage({ weekday: 'short', timeZone: 'UTC' });
const long = inEachLanguage({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const moment = inEachLanguage({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  // Two digits, as the times of slots have.
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/**
 * A way to write dates in the language that is shown; each is made once, since making them is slow.
 */
function inEachLanguage(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (date) => {
    const format = made.get(locale()) ?? new Intl.DateTimeFormat(locale(), options);
    made.set(locale(), format);
    return format.format(date);
  };
}

/** `Mon` of a YYYY-MM-DD. */
export const weekdayOf = (date: string) => weekday(at(date));
/** `23` of a YYYY-MM-DD. */
export const dayOf = (date: string) => Number(date.slice(8));
/** `Mon, 23 Nov` of a YYYY-MM-DD. */
export const longDay = (date: string) => long(at(date));
/** `Mon, 23 Nov, 07:30 am` in India of an ISO instant. */
export const momentOf = (instant: string) => moment(new Date(instant));
