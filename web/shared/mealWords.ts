import { startMinutes } from '../../machines/booking/slotHours.ts';
import { visitCopy } from '../copy/visit.ts';
import { clockOf, fastingWords } from '../ui/FastingCallout.tsx';

/** Hours between the last meal and the visit. */
export function mealHours(lastMealBy: string, startTime: string): number {
  const [, hour, minute] = clockOf(lastMealBy);
  return Math.round((startMinutes(startTime) - (hour * 60 + minute)) / 60 + 24) % 24;
}

/** The note beside a slot before which the last meal should already be over. */
function lateMealWords(lastMealBy: string, startTime: string): string {
  const [, hour, minute] = clockOf(lastMealBy);
  return visitCopy.fasting.needs(mealHours(lastMealBy, startTime), hour, minute);
}

/** The question by which such a slot is confirmed. */
export function mealQuestion(lastMealBy: string): string {
  const [, hour, minute] = clockOf(lastMealBy);
  return visitCopy.fasting.asked(hour, minute);
}

/** The fasting rule for a slot or an order in words; null if no test requires fasting. */
export const mealWords = (
  { startTime }: { startTime: string },
  lastMealBy: string | null | undefined,
  fits: boolean | null | undefined,
): string | null => {
  if (!lastMealBy) return null;
  return fits === false ? lateMealWords(lastMealBy, startTime) : fastingWords(lastMealBy);
};
