import { locale } from '../copy/language.ts';
import { reportCopy } from '../copy/report.ts';
import type { Measured } from './standing.ts';

/** A number formatted for reading: 1,200, 5.6. */
export const figureOf = (value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 4 }).format(value);

/** A value with its unit. */
export const withUnit = (value: number, unit: string): string =>
  [figureOf(value), unit].filter(Boolean).join(' ');

/** The usual range in words. */
export function rangeWords({ low, high }: Pick<Measured, 'low' | 'high'>): string {
  const { range } = reportCopy;
  if (low !== null && high !== null) return range.both(figureOf(low), figureOf(high));
  if (low !== null) return range.low(figureOf(low));
  return high === null ? range.none : range.high(figureOf(high));
}
