import type { FitTest } from '../../machines/order/fit.ts';

const forEverybody = {
  forGender: null,
  ageFrom: null,
  ageTo: null,
  contains: [],
  apartFrom: [],
  apartMinutes: null,
};
/** Tests that suit everybody and can be combined. */
export const fittingTests: FitTest[] = [
  { ...forEverybody, id: 't1', name: 'Lipid Profile' },
  { ...forEverybody, id: 't2', name: 'HbA1c' },
];
/** A test for men only. */
export const testForMen: FitTest[] = [{ ...fittingTests[0]!, forGender: 'MALE' }];
/** Two tests, the second of which contains the first. */
export const containedTest: FitTest[] = [
  fittingTests[0]!,
  { ...fittingTests[1]!, contains: ['t1'] },
];
