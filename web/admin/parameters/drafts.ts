import type { TestGender, TestParameterInput } from '../../../machines/generated/schema.ts';
import { typedNumber } from '../../ui/typedNumber.ts';
import type { ParameterFragment } from '../generated/graphql.ts';

/** The number fields of a range, in the order shown. */
export const numbers = ['ageFrom', 'ageTo', 'low', 'high', 'criticalLow', 'criticalHigh'] as const;
type NumberName = (typeof numbers)[number];

/** A range as typed; an empty text means no bound. */
export interface RangeDraft extends Record<NumberName, string> {
  /** Stays the same while other ranges are added and removed. */
  key: string;
  gender: TestGender | '';
}
/** A value of a test, as typed. */
export interface ParameterDraft {
  key: string;
  parameter: string;
  parameterHindi: string;
  unit: string;
  ranges: RangeDraft[];
}

/** A key that none of the others has. */
const freeKey = (others: readonly { key: string }[]) =>
  String(Math.max(0, ...others.map(({ key }) => Number(key) || 0)) + 1);

export const draftsOf = (parameters: readonly ParameterFragment[]): ParameterDraft[] =>
  parameters.map(({ parameter, parameterForHindi, unit, ranges }) => ({
    key: parameter,
    parameter,
    parameterHindi: parameterForHindi ?? '',
    unit,
    ranges: ranges.map((range, row) => ({
      key: String(row),
      gender: range.gender ?? '',
      ...textsOf((name) => String(range[name] ?? '')),
    })),
  }));

const textsOf = (text: (name: NumberName) => string) =>
  Object.fromEntries(numbers.map((name) => [name, text(name)])) as Record<NumberName, string>;

export const newRange = (others: readonly RangeDraft[]): RangeDraft => ({
  key: freeKey(others),
  gender: '',
  ...textsOf(() => ''),
});

export const newParameter = (others: readonly ParameterDraft[]): ParameterDraft => ({
  key: freeKey(others),
  parameter: '',
  parameterHindi: '',
  unit: '',
  ranges: [],
});

/** The drafts with one of them moved up or down. */
export function moved(
  drafts: readonly ParameterDraft[],
  index: number,
  by: -1 | 1,
): ParameterDraft[] {
  const one = drafts[index]!;
  return drafts.toSpliced(index, 1).toSpliced(index + by, 0, one);
}

/** The input as it is sent; the service says which field is invalid. */
export const inputOf = (drafts: readonly ParameterDraft[]): TestParameterInput[] =>
  drafts.map(({ parameter, parameterHindi, unit, ranges }) => ({
    parameter,
    parameterHindi: parameterHindi.trim() || null,
    unit,
    ranges: ranges.map(({ gender, ageFrom, ageTo, low, high, criticalLow, criticalHigh }) => ({
      gender: gender || null,
      ageFrom: typedNumber(ageFrom),
      ageTo: typedNumber(ageTo),
      low: typedNumber(low),
      high: typedNumber(high),
      criticalLow: typedNumber(criticalLow),
      criticalHigh: typedNumber(criticalHigh),
    })),
  }));
