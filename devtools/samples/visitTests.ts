import type { FitTest } from '../../machines/order/fit.ts';

const forEverybody = {
  forGender: null,
  ageFrom: null,
  ageTo: null,
  contains: [],
  apartFrom: [],
  apartMinutes: null,
};
/** Tests that fit everybody and each other. */
export const fittingTests: FitTest[] = [
  { ...forEverybody, id: 't1', name: 'Lipid Profile' },
  { ...forEverybody, id: 't2', name: 'HbA1c' },
];
/** Only for men. */
export const testForMen: FitTest[] = [{ ...fittingTests[0]!, forGender: 'MALE' }];
/** The second contains the first. */
export const containedTest: FitTest[] = [
  fittingTests[0]!,
  { ...fittingTests[1]!, contains: ['t1'] },
];
