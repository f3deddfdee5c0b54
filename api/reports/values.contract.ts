import { Type } from 'typebox';
import type { Static } from 'typebox';
import { named } from '../named.ts';

/** How a value compares with the normal range of its patient. */
export const ValueFlagJson = Type.Enum(['low', 'normal', 'high', 'critical']);
export type ValueFlagJson = Static<typeof ValueFlagJson>;

const Bound = Type.Union([Type.Number(), Type.Null()]);

/** A measured value with the range that applied when it was entered. */
export const ReportValueJson = named(
  'ReportValue',
  'A measured value, with the normal range for the patient at the time of entry; null: no bound. Without any bound the flag has no meaning.',
  Type.Object({
    parameter: Type.String(),
    /** In Hindi; null where there is only English. */
    parameterHindi: Type.Union([Type.String(), Type.Null()]),
    value: Type.Number(),
    unit: Type.String(),
    low: Bound,
    high: Bound,
    flag: ValueFlagJson,
  }),
  {
    parameter: 'Haemoglobin',
    parameterHindi: 'हीमोग्लोबिन',
    value: 11.4,
    unit: 'g/dL',
    low: 12,
    high: 15,
    flag: 'low',
  },
);
export type ReportValueJson = Static<typeof ReportValueJson>;
