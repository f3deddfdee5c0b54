import { ageOn } from './age.ts';

/** Younger than this somebody's guardian consents for them. */
export const adultYears = 18;

/** Whether somebody is a child on a day; both days YYYY-MM-DD, as in India. */
export function isMinor(dateOfBirth: string, today: string): boolean {
  return ageOn(dateOfBirth, today).age < adultYears;
}

/** Whether the consent of the guardian of a saved patient is missing, so that nothing is booked for them. */
export const lacksConsent = ({
  age,
  guardianConsentedAt,
}: {
  age: number;
  // Who answered before it was asked for does not say.
  guardianConsentedAt?: string | null;
}): boolean => age < adultYears && guardianConsentedAt === null;
