import { indianDate } from '../slots/times.ts';

/** The financial year in India: '2026-27' begins on 1 April 2026. */
export function financialYear(moment: Date): string {
  const [year, month] = indianDate(moment).split('-').map(Number) as [number, number];
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/**
 * The series that a number is taken from: each year has one of receipts and one of credit notes.
 */
export const seriesOf = (kind: 'receipt' | 'creditNote', moment: Date) =>
  `${kind === 'receipt' ? 'A' : 'C'}/${financialYear(moment)}`;

/** A number in the form for a URL or a file name, which cannot contain a slash. */
export const fileNameOf = (number: string) => number.replaceAll('/', '-');

/** The reverse of `fileNameOf`: 'A-2026-27-000123' is the number A/2026-27/000123. */
export const numberOf = (fileName: string) =>
  fileName.replace(/^([A-Z])-(\d{4}-\d{2})-(\d+)$/, '$1/$2/$3');
