import { repeatsCopy } from '../../copy/repeats.ts';

/** `February 2027` of a YYYY-MM-DD. */
export function monthWords(date: string): string {
  const [year = '', month = ''] = date.split('-');
  return repeatsCopy.month(repeatsCopy.monthNames[Number(month) - 1] ?? '', year);
}
