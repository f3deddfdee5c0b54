/** Somebody's age on a day. */
export interface Age {
  /** Whole years. */
  age: number;
  /**
   * Whole months before the first birthday, whole days before the first month, as in ISO 8601: P3M,
   * P12D.
   */
  infantAge: string | null;
}

/** Somebody's age by the calendar (PD-23); both days are YYYY-MM-DD, in India. */
export function ageOn(dateOfBirth: string, today: string): Age {
  const [bornYear = 0, bornMonth = 1, bornDay = 1] = dateOfBirth.split('-').map(Number);
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const months = (year - bornYear) * 12 + month - bornMonth - (day < bornDay ? 1 : 0);
  const age = Math.floor(months / 12);
  if (age > 0) return { age, infantAge: null };
  const days = (Date.parse(today) - Date.parse(dateOfBirth)) / 86_400_000;
  return { age, infantAge: months > 0 ? `P${months}M` : `P${days}D` };
}
