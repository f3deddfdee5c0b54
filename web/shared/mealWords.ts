import { startMinutes } from '../../machines/booking/slotHours.ts';
import { visitCopy } from '../copy/visit.ts';
import { clockOf, fastingWords } from '../ui/FastingCallout.tsx';

/** How long before a visit the last meal is over. */
export function mealHours(lastMealBy: string, startTime: string): number {
  const [, hour, minute] = clockOf(lastMealBy);
  return Math.round((startMinutes(startTime) - (hour * 60 + minute)) / 60 + 24) % 24;
}

/** What stands beside a time before which the last meal should be over by now. */
function lateMealWords(lastMealBy: string, startTime: string): string {
  const [, hour, minute] = clockOf(lastMealBy);
  return visitCopy.fasting.needs(mealHours(lastMealBy, startTime), hour, minute);
}

/** The question that a time like that is confirmed by. */
export function mealQuestion(lastMealBy: string): string {
  const [, hour, minute] = clockOf(lastMealBy);
  return visitCopy.fasting.asked(hour, minute);
}

/** What is to be kept to before a slot or an order; null where no test needs fasting. */
export const mealWords = (
  { startTime }: { startTime: string },
  lastMealBy: string | null | undefined,
  fits: boolean | null | undefined,
): string | null => {
  if (!lastMealBy) return null;
  return fits === false ? lateMealWords(lastMealBy, startTime) : fastingWords(lastMealBy);
};
