import type { LabChoice } from './booking.types.ts';

/** Whether a lab can be chosen: it has an open slot and does all tests of the visit (PD-24, PD-51). */
export const isOpenLab = (lab: Pick<LabChoice, 'slotsAvailable' | 'missingTests'>): boolean =>
  lab.slotsAvailable > 0 && lab.missingTests.length === 0;
