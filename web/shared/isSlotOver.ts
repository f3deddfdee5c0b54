import { startMinutes } from '../../machines/booking/slotHours.ts';

/** Half an hour, as the service has it; it may end with its day, at 12:00 am. */
interface Times {
  date: string;
  startTime: string;
  endTime: string;
}

/** Whether the time of a slot is over, wherever the device is: India is 330 minutes ahead of UTC. */
export function isSlotOver({ date, startTime, endTime }: Times): boolean {
  const from = startMinutes(startTime);
  const until = startMinutes(endTime);
  const minutes = (until > from ? until : until + 24 * 60) - 330;
  return Date.parse(`${date}T00:00:00Z`) + minutes * 60_000 <= Date.now();
}
