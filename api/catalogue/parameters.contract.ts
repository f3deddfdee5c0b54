import { Type } from 'typebox';
import type { Static } from 'typebox';
import { longestParameter, longestUnit } from '../../machines/text/longest.ts';
import { EnvelopeOf } from '../envelope.ts';
import { exampleOf, named } from '../named.ts';
import { TypedNumber } from '../readNumber.ts';
import { exampleVersion, Version } from '../version.ts';
import { TestGenderJson } from './catalogue.contract.ts';

/** The highest age, in whole years, of a range. */
export const oldestAge = 120;
/** The highest value of a range, in any unit. */
export const largestBound = 100_000_000;
const Bound = Type.Union([Type.Number({ minimum: 0, maximum: largestBound }), Type.Null()]);
const Years = Type.Union([Type.Integer({ minimum: 0, maximum: oldestAge }), Type.Null()]);

/** Normal values for a group of people; null: no bound. */
export const ParameterRangeJson = named(
  'ParameterRange',
  'The normal range for people of a sex and of ages in whole years; null: any, or no bound. A critical bound is itself critical.',
  Type.Object({
    gender: Type.Union([TestGenderJson, Type.Null()]),
    ageFrom: Years,
    ageTo: Years,
    low: Bound,
    high: Bound,
    criticalLow: Bound,
    criticalHigh: Bound,
  }),
  {
    gender: 'female',
    ageFrom: 18,
    ageTo: null,
    low: 12,
    high: 15,
    criticalLow: 7,
    criticalHigh: 20,
  },
);
export type ParameterRangeJson = Static<typeof ParameterRangeJson>;

/**
 * A parameter that a test measures. Its example is given at the list: under a property called
 * `parameters`, OpenAPI linters would take an example of the schema itself for one of a call's
 * parameter.
 */
export const TestParameterJson = Type.Object(
  {
    parameter: Type.String({ minLength: 1, maxLength: longestParameter }),
    parameterHindi: Type.Union([Type.String({ maxLength: longestParameter }), Type.Null()]),
    unit: Type.String({ maxLength: longestUnit }),
    ranges: Type.Array(ParameterRangeJson, { maxItems: 40 }),
  },
  {
    title: 'TestParameter',
    description: 'A parameter of a test; the first of its ranges that matches the patient applies.',
  },
);
export type TestParameterJson = Static<typeof TestParameterJson>;

const parameterExample: TestParameterJson = {
  parameter: 'Haemoglobin',
  parameterHindi: 'हीमोग्लोबिन',
  unit: 'g/dL',
  ranges: [exampleOf(ParameterRangeJson)],
};
export const TestParametersJson = named(
  'TestParameters',
  'The parameters of a test, in the order of the report.',
  Type.Object({
    /** The test. */
    _id: Type.String(),
    version: Version,
    parameters: Type.Array(TestParameterJson, { maxItems: 100, examples: [[parameterExample]] }),
  }),
  { _id: 'lipid-profile', version: exampleVersion, parameters: [parameterExample] },
);
export type TestParametersJson = Static<typeof TestParametersJson>;

const Typed = Type.Union([TypedNumber, Type.Null()]);
/** A parameter as it was typed; text that is no number is refused with its field. */
export const SentParameterJson = Type.Object(
  {
    ...TestParameterJson.properties,
    parameter: Type.String({ maxLength: longestParameter }),
    ranges: Type.Array(
      Type.Object({
        gender: ParameterRangeJson.properties.gender,
        ageFrom: Typed,
        ageTo: Typed,
        low: Typed,
        high: Typed,
        criticalLow: Typed,
        criticalHigh: Typed,
      }),
      { maxItems: 40 },
    ),
  },
  {
    title: 'SentParameter',
    description: 'A parameter of a test, with numbers as they were typed.',
  },
);
export type SentParameterJson = Static<typeof SentParameterJson>;
export const ParametersRequest = named(
  'ParametersRequest',
  'The parameters of a test, in the order of the report.',
  Type.Object({
    version: Version,
    parameters: Type.Array(SentParameterJson, { maxItems: 100, examples: [[parameterExample]] }),
  }),
  { version: exampleVersion, parameters: [parameterExample] },
);
export const ParametersAnswer = EnvelopeOf(TestParametersJson);
