/** Younger than this somebody's guardian consents for them. */
const adultYears = 18;

/** Whether somebody is a child on a day; both days YYYY-MM-DD, as in India. */
export function isMinor(dateOfBirth: string, today: string): boolean {
  const born = `${Number(today.slice(0, 4)) - adultYears}${today.slice(4)}`;
  return dateOfBirth > born;
}
