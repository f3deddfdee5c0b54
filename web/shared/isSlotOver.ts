import { startMinutes } from '../../machines/booking/slotHours.ts';
import { serverNow } from '../ui/serverNow.ts';

/** Half an hour in the service's format; it may end at midnight, 12:00 am. */
interface Times {
  date: string;
  startTime: string;
  endTime: string;
}

/**
 * Whether a slot's time has passed, whatever the device's time zone: India is 330 minutes ahead of
 * UTC.
 */
export function isSlotOver({ date, startTime, endTime }: Times): boolean {
  const from = startMinutes(startTime);
  const until = startMinutes(endTime);
  const minutes = (until > from ? until : until + 24 * 60) - 330;
  return Date.parse(`${date}T00:00:00Z`) + minutes * 60_000 <= serverNow();
}
