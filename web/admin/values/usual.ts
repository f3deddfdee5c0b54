import { adminValuesCopy as copy } from '../../copy/adminValues.ts';

/** The usual range in words; empty if there is none. */
export function usualOf({ low, high }: { low: number | null; high: number | null }): string {
  if (low !== null && high !== null) return copy.usual(String(low), String(high));
  if (low !== null) return copy.usualFrom(String(low));
  return high === null ? '' : copy.usualTo(String(high));
}
