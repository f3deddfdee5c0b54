import type { TestParameterJson, ParameterRangeJson } from '../catalogue/parameters.contract.ts';
import { badRequest } from '../refusal.ts';
import { labelOf } from '../../machines/order/sampleLabel.ts';
import { readLineOfText, readSigns } from '../../machines/text/typedText.ts';
import type { ReportValueJson, ValueFlagJson } from './values.contract.ts';

/** The patient's facts that choose the normal range. */
export interface ValuesOf {
  gender: string;
  age: number;
}

const anybody: Omit<ParameterRangeJson, 'gender' | 'ageFrom' | 'ageTo'> = {
  low: null,
  high: null,
  criticalLow: null,
  criticalHigh: null,
};

/** The range that applies to a patient: the first that matches. */
export const rangeFor = (
  { ranges }: Pick<TestParameterJson, 'ranges'>,
  { gender, age }: ValuesOf,
) =>
  ranges.find(
    (range) =>
      (range.gender === null || range.gender === gender) &&
      age >= (range.ageFrom ?? 0) &&
      age <= (range.ageTo ?? age),
  ) ?? anybody;

/** How a value compares with a range. */
export function flagOf(
  value: number,
  { low, high, criticalLow, criticalHigh }: typeof anybody,
): ValueFlagJson {
  if (value <= (criticalLow ?? -1) || value >= (criticalHigh ?? Infinity)) return 'critical';
  if (value < (low ?? value)) return 'low';
  return value > (high ?? value) ? 'high' : 'normal';
}

/** A value as typed, such as 5.6, with at most four decimal places. */
function readValue(typed: string, parameter: string): number {
  const text = readSigns(typed);
  if (!/^\d{1,8}(\.\d{1,4})?$/.test(text)) throw badRequest('MEASURED_INVALID', { parameter });
  return Number(text);
}

/** A value as it was typed, or as it stands in a line of a file. */
export interface TypedValue {
  parameter: string;
  value: string;
  /** The unit in a file. */
  unit?: string | undefined;
}

/**
 * A unit, or the name of a value, in the form that is compared: Unicode has two signs for micro, and
 * the lab's devices write either.
 */
const inOneForm = (text: string): string => readLineOfText(text).replaceAll('\u03bc', '\u00b5');

/** All values of a test in the order of its report, each with the range for its patient. */
export function measuredOf(
  typed: readonly TypedValue[],
  parameters: readonly TestParameterJson[],
  patient: ValuesOf,
): ReportValueJson[] {
  const names = typed.map(({ parameter }) => inOneForm(parameter));
  const known = new Set(parameters.map(({ parameter }) => inOneForm(parameter)));
  const unknown = typed.find(
    (_, index) => !known.has(names[index]!) || names.indexOf(names[index]!) < index,
  );
  if (unknown) throw badRequest('MEASURED_UNEXPECTED', { parameter: unknown.parameter });
  return parameters.map((one) => {
    const { parameter, parameterHindi, unit } = one;
    const given = typed[names.indexOf(inOneForm(parameter))];
    if (!given?.value.trim()) throw badRequest('MEASURED_MISSING', { parameter });
    if (given.unit !== undefined && inOneForm(given.unit) !== inOneForm(unit))
      throw badRequest('MEASURED_UNIT_OTHER', { parameter, unit });
    const value = readValue(given.value, parameter);
    const range = rangeFor(one, patient);
    const { low, high } = range;
    return { parameter, parameterHindi, value, unit, low, high, flag: flagOf(value, range) };
  });
}

/** A name in the form that is compared, without capitals, spaces and dots. */
const plain = (name: string) =>
  readLineOfText(name)
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();

/** What a file or a form says about the patient; all fields are optional. */
export interface GivenPatient {
  patient?: string | null | undefined;
  age?: string | null | undefined;
  gender?: string | null | undefined;
  sampleId?: string | null | undefined;
}

/**
 * Throws 400 if values are for somebody other than the report's patient: another name, age, sex or
 * sample.
 */
export function refuseOtherPatient(
  given: readonly GivenPatient[],
  expected: ValuesOf & { name: string; sampleIds: readonly string[] },
): void {
  const isOther: Record<keyof GivenPatient, (said: string) => boolean> = {
    patient: (said) => plain(said) !== plain(expected.name),
    // The patient may have had a birthday between the booking and the sample.
    age: (said) => !(Math.abs(Number(readSigns(said)) - expected.age) <= 1),
    gender: (said) => readSigns(said).toLowerCase() !== expected.gender,
    sampleId: (said) =>
      expected.sampleIds.length > 0 && !expected.sampleIds.includes(labelOf(said)),
  };
  for (const one of given)
    for (const what of ['patient', 'age', 'gender', 'sampleId'] as const) {
      const said = one[what]?.trim();
      if (said && isOther[what](said))
        throw badRequest('VALUES_OTHER_PATIENT', {
          field: what === 'patient' ? 'patientName' : what,
        });
    }
  if (expected.sampleIds.length > 0 && !given.some(({ sampleId }) => sampleId?.trim()))
    throw badRequest('VALUES_SAMPLE_MISSING');
}
