import { fastingHours } from './fastingHours.ts';
import type { FastingJson } from './catalogue.contract.ts';

/** What a visit with these tests asks for: the strictest of them counts. */
export const strictestOf = (tests: readonly FastingJson[]): FastingJson =>
  tests.find((fasting) => fasting !== 'not needed') ?? 'not needed';

/** By when the last meal before a visit is over; null where no test of it asks for that. */
export const lastMealBy = (fasting: FastingJson, startsAt: Date): Date | null =>
  fasting === 'not needed' ? null : new Date(startsAt.getTime() - fastingHours * 3600_000);

/** The first moment at which a visit can begin that everybody can keep to, whatever they have eaten. */
export const earliestKept = (fasting: FastingJson, now: Date): Date =>
  fasting === 'not needed' ? now : new Date(now.getTime() + fastingHours * 3600_000);

/** Whether the last meal is still to come, so that anybody can keep to it. */
export const fastingFits = (lastMeal: Date | null, now: Date): boolean =>
  lastMeal === null || lastMeal >= now;
