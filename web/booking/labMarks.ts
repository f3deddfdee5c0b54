import type { LabChoice } from '../../machines/booking/booking.types.ts';
import { isOpenLab } from '../../machines/booking/openLab.ts';
import { hoursOf } from './sortLabs.ts';

/** A way in which a lab is the best of those that can be booked. */
export type LabMark = 'lowestPrice' | 'fastestReport' | 'bestRated';

const best: Record<LabMark, (lab: LabChoice) => number | null> = {
  lowestPrice: (lab) => lab.priceInRupees,
  fastestReport: (lab) => hoursOf(lab.reportTime),
  bestRated: (lab) => (lab.rating === null ? null : -lab.rating),
};

/** The marks of a lab; if all labs are equal in something, none is marked for it. */
export function marksOf(lab: LabChoice, labs: readonly LabChoice[]): LabMark[] {
  if (!isOpenLab(lab)) return [];
  const open = labs.filter(isOpenLab);
  return (Object.keys(best) as LabMark[]).filter((mark) => {
    const values = open.map(best[mark]).filter((value) => value !== null);
    const own = best[mark](lab);
    return own === Math.min(...values) && values.some((value) => value !== own);
  });
}
