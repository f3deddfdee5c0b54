import { bookingCopy } from '../copy/booking.ts';
import { daysCopy } from '../copy/days.ts';
import { nearOrLongDay } from '../shared/nearDay.ts';

/** The first slot that everybody can keep to, as it is offered. */
export const earliestWords = ({ date, startTime }: { date: string; startTime: string }): string =>
  bookingCopy.slot.earliest(`${nearOrLongDay(date)}, ${daysCopy.clock(startTime)}`);
