import type { TestParameterJson, ParameterRangeJson } from './parameters.contract.ts';

const isReversed = (from: number | null, to: number | null) =>
  from !== null && to !== null && from > to;

const isFaulty = ({ ageFrom, ageTo, low, high, criticalLow, criticalHigh }: ParameterRangeJson) =>
  isReversed(ageFrom, ageTo) ||
  isReversed(low, high) ||
  isReversed(criticalLow, low) ||
  isReversed(high, criticalHigh);

/** The first value that is there twice, or has a range whose bounds are the wrong way round. */
export const faultInParameters = (parameters: readonly TestParameterJson[]): string | undefined =>
  parameters.find(
    ({ parameter, ranges }, index) =>
      parameters.findIndex((one) => one.parameter === parameter) < index || ranges.some(isFaulty),
  )?.parameter;
