import { bookingCopy } from '../copy/booking.ts';
import { daysCopy } from '../copy/days.ts';
import { nearOrLongDay } from '../shared/nearDay.ts';

/** The earliest slot without a fasting confirmation, in the words of the button that offers it. */
export const earliestWords = ({ date, startTime }: { date: string; startTime: string }): string =>
  bookingCopy.slot.earliest(`${nearOrLongDay(date)}, ${daysCopy.clock(startTime)}`);
