import { consultationCopy as copy } from '../../copy/consultation.ts';
import { longDayOfMoment, timeOfMoment } from '../../ui/days.ts';

/** The day in India under which a time (ISO) is offered: in Hindi it may be the night of two days. */
export function dayOfTime(instant: string): string {
  const before = new Date(Date.parse(instant) - 86_400_000).toISOString();
  return copy.dayAt(longDayOfMoment(instant), timeOfMoment(instant), longDayOfMoment(before));
}
