import { bookingCopy } from '../copy/booking.ts';
import { daysAhead, longDay } from '../ui/days.ts';

/** Today or Tomorrow; undefined for other days. */
export const nearDay = (date: string): string | undefined =>
  [bookingCopy.slot.today, bookingCopy.slot.tomorrow][daysAhead(date)];
/** `Today`, `Tomorrow` or `Mon, 23 Nov` of a YYYY-MM-DD. */
export const nearOrLongDay = (date: string): string => nearDay(date) ?? longDay(date);
