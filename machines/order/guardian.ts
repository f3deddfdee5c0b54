import { ageOn } from './age.ts';

/** The age from which a person needs no guardian's consent. */
export const adultYears = 18;

/** Whether somebody is a minor on a day; both days are YYYY-MM-DD, in India. */
export function isMinor(dateOfBirth: string, today: string): boolean {
  return ageOn(dateOfBirth, today).age < adultYears;
}

/**
 * Whether a saved patient is a minor without the guardian's consent, for whom nothing can be
 * booked.
 */
export const lacksConsent = ({
  age,
  guardianConsentedAt,
}: {
  age: number;
  // Patients saved before consent was asked for have no value here.
  guardianConsentedAt?: string | null;
}): boolean => age < adultYears && guardianConsentedAt === null;
