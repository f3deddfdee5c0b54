import { fastingHours } from './fastingHours.ts';
import type { FastingJson } from './catalogue.contract.ts';

/** The fasting that a visit with these tests requires: the strictest of them counts. */
export const strictestOf = (tests: readonly FastingJson[]): FastingJson =>
  tests.find((fasting) => fasting !== 'not needed') ?? 'not needed';

/**
 * The time by which the last meal before a visit must be over; null where no test requires fasting.
 */
export const lastMealBy = (fasting: FastingJson, startsAt: Date): Date | null =>
  fasting === 'not needed' ? null : new Date(startsAt.getTime() - fastingHours * 3600_000);

/**
 * The earliest start of a visit before which anybody still has time to fast, whatever they have
 * eaten.
 */
export const earliestKept = (fasting: FastingJson, now: Date): Date =>
  fasting === 'not needed' ? now : new Date(now.getTime() + fastingHours * 3600_000);

/** Whether the last meal is still to come, so that there is time to fast. */
export const fastingFits = (lastMeal: Date | null, now: Date): boolean =>
  lastMeal === null || lastMeal >= now;
