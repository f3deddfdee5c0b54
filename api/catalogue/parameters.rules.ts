import { readLineOfText } from '../../machines/text/typedText.ts';
import { collectRefused } from '../readFields.ts';
import { readDecimal, readWhole } from '../readNumber.ts';
import { badRequest } from '../refusal.ts';
import { largestBound, oldestAge } from './parameters.contract.ts';
import type {
  ParameterRangeJson,
  SentParameterJson,
  TestParameterJson,
} from './parameters.contract.ts';

const bounds = ['low', 'high', 'criticalLow', 'criticalHigh'] as const;

/**
 * Parses typed parameters into the form that is stored. Throws 400 with a sentence for each field.
 */
export function readParameters(sent: readonly SentParameterJson[]): TestParameterJson[] {
  const { read, end } = collectRefused();
  const nameOf = (typed: string) => {
    const name = readLineOfText(typed);
    if (!name) throw badRequest('FIELD_MISSING', { field: 'parameter' });
    return name;
  };
  const found = sent.map(({ parameter, parameterHindi, unit, ranges }, index) => ({
    parameter: read(`parameters.${index}.parameter`, () => nameOf(parameter)) ?? '',
    parameterHindi: readLineOfText(parameterHindi ?? '') || null,
    unit: readLineOfText(unit),
    ranges: ranges.map((range, row): ParameterRangeJson => {
      const at = `parameters.${index}.ranges.${row}`;
      const years = (field: 'ageFrom' | 'ageTo') =>
        read(`${at}.${field}`, () => readWhole(range[field], field, 0, oldestAge)) ?? null;
      const ageFrom = years('ageFrom');
      const ageTo = years('ageTo');
      const [low, high, criticalLow, criticalHigh] = bounds.map(
        (field) =>
          read(`${at}.${field}`, () => readDecimal(range[field], field, 0, largestBound)) ?? null,
      );
      return {
        gender: range.gender,
        ageFrom,
        ageTo,
        low: low!,
        high: high!,
        criticalLow: criticalLow!,
        criticalHigh: criticalHigh!,
      };
    }),
  }));
  end();
  return found;
}

const isReversed = (from: number | null, to: number | null) =>
  from !== null && to !== null && from > to;

const isFaulty = ({ ageFrom, ageTo, low, high, criticalLow, criticalHigh }: ParameterRangeJson) =>
  isReversed(ageFrom, ageTo) ||
  isReversed(low, high) ||
  isReversed(criticalLow, low) ||
  isReversed(high, criticalHigh);

/** The first parameter that is listed twice, or has a range whose bounds are in the wrong order. */
export const faultInParameters = (parameters: readonly TestParameterJson[]): string | undefined =>
  parameters.find(
    ({ parameter, ranges }, index) =>
      parameters.findIndex((one) => one.parameter === parameter) < index || ranges.some(isFaulty),
  )?.parameter;
