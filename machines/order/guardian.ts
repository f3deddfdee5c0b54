import { ageOn } from './age.ts';

/** Younger than this somebody's guardian consents for them. */
const adultYears = 18;

/** Whether somebody is a child on a day; both days YYYY-MM-DD, as in India. */
export function isMinor(dateOfBirth: string, today: string): boolean {
  return ageOn(dateOfBirth, today).age < adultYears;
}
