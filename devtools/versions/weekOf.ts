const day = 86_400_000;

/** The Monday of a week named by {@link weekOf}; undefined for the name of a release. */
export function mondayOf(week: string): Date | undefined {
  const [, year, number] = /^(\d{4})-W(\d\d)$/.exec(week) ?? [];
  if (!year) return undefined;
  const inFirst = new Date(Date.UTC(Number(year), 0, 4));
  const monday = inFirst.getTime() - ((inFirst.getUTCDay() || 7) - 1) * day;
  return new Date(monday + (Number(number) - 1) * 7 * day);
}

/** The ISO 8601 week of a day, such as 2026-W48; weeks start on Monday. */
export function weekOf(date: Date): string {
  const thursday = new Date(date);
  thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / day;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

/** Sorts the names of versions by time: a week is stored when it is over, after the releases in it. */
export const rankOf = (name: string): string => (mondayOf(name) ? `${name}~` : name);
