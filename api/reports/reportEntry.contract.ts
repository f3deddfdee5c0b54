import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import {
  longestCallNote,
  longestParameter,
  longestRead,
  longestReason,
} from '../../machines/text/longest.ts';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, exampleOf, named } from '../named.ts';
import { OrderPatientJson } from '../orders/orderParts.contract.ts';
import { ReportFileJson } from './reportFiles.contract.ts';
import { ReportValueJson } from './values.contract.ts';

const Bound = Type.Union([Type.Number(), Type.Null()]);

/**
 * A parameter that a report must contain. It has no example of its own: under a property called
 * `parameters`, OpenAPI linters would take that for an example of a call's parameter.
 */
export const EntryParameterJson = Type.Object(
  { parameter: Type.String(), unit: Type.String(), low: Bound, high: Bound },
  {
    title: 'EntryParameter',
    description: 'A parameter that a report must contain, with the normal range for its patient.',
  },
);
export type EntryParameterJson = Static<typeof EntryParameterJson>;

/** Values of a report as the staff sees them. */
export const EnteredValuesJson = named(
  'EnteredValues',
  'Values of a report, and who entered them.',
  Type.Object({
    _id: Type.String(),
    values: Type.Array(ReportValueJson),
    correction: NullableString,
    enteredBy: NullableString,
    enteredAt: Type.String(),
    /** Whether the caller entered them, so that somebody else must release them. */
    own: Type.Boolean(),
    releasedBy: NullableString,
    releasedAt: NullableString,
    callNote: NullableString,
  }),
  {
    _id: exampleId,
    values: [exampleOf(ReportValueJson)],
    correction: null,
    enteredBy: 'Vidya Iyer',
    enteredAt: '2026-12-02T08:30:00.000Z',
    own: false,
    releasedBy: null,
    releasedAt: null,
    callNote: null,
  },
);
export type EnteredValuesJson = Static<typeof EnteredValuesJson>;

/**
 * A report as the staff edits it: its parameters, and its waiting, released and replaced values.
 */
export const ReportEntryJson = named(
  'ReportEntry',
  'A report with its parameters, its waiting and released values, and all its PDFs.',
  Type.Object({
    _id: Type.String(),
    orderId: Type.String(),
    orderNumber: Type.String(),
    testName: Type.String(),
    patient: OrderPatientJson,
    labName: Type.String(),
    /** The labels of its samples. */
    sampleIds: Type.Array(Type.String()),
    parameters: Type.Array(EntryParameterJson),
    entered: Type.Union([EnteredValuesJson, Type.Null()]),
    released: Type.Union([EnteredValuesJson, Type.Null()]),
    /** The PDF that waits for its release. */
    upload: Type.Union([ReportFileJson, Type.Null()]),
    /** The other PDFs, newest first. */
    files: Type.Array(ReportFileJson),
  }),
  {
    _id: exampleId,
    orderId: exampleId,
    orderNumber: '4821-7730',
    testName: 'Complete Blood Count (CBC)',
    patient: exampleOf(OrderPatientJson),
    labName: 'Kaveri Precision Labs',
    sampleIds: ['KPL-10442'],
    parameters: [{ parameter: 'Haemoglobin', unit: 'g/dL', low: 12, high: 15 }],
    entered: exampleOf(EnteredValuesJson),
    released: null,
    upload: exampleOf(ReportFileJson),
    files: [],
  },
);
export type ReportEntryJson = Static<typeof ReportEntryJson>;
export const ReportEntryAnswer = EnvelopeOf(ReportEntryJson);

/** A value as it was typed. */
export const TypedValueJson = Type.Object({
  parameter: Type.String({ maxLength: longestParameter }),
  value: Type.String({ maxLength: 40 }),
});

const Given = Type.Optional(Type.Union([Type.String({ maxLength: longestRead }), Type.Null()]));

/** The values of a report, and what identifies their patient. */
export const EnterValuesRequest = named(
  'EnterValuesRequest',
  'All values of a report; the patient and sample, where given, must be those of the report.',
  Type.Object({
    values: Type.Array(TypedValueJson, { maxItems: 100 }),
    sampleId: Given,
    patient: Given,
    age: Given,
    gender: Given,
    correction: Type.Optional(Type.Union([Type.String({ maxLength: longestReason }), Type.Null()])),
  }),
  { values: [{ parameter: 'Haemoglobin', value: '11.4' }], sampleId: 'KPL-10442' },
);

export const ReleaseRequest = named(
  'ReleaseRequest',
  'The release of entered values; for a critical value, who was called and what was said.',
  Type.Object({
    valuesId: Type.String({ maxLength: 100 }),
    callNote: Type.Optional(Type.Union([Type.String({ maxLength: longestCallNote }), Type.Null()])),
  }),
  { valuesId: exampleId },
);

/** The form with a file of values. */
export const ValuesForm = named(
  'ValuesForm',
  'A CSV file of the values of one report, with the columns parameter, value and unit, and, if known, patient, age, gender and sampleId; and, for a correction, the reason.',
  Type.Object({
    file: Type.Unsafe<string>({ type: 'string', format: 'binary' }),
    sampleId: Type.Optional(Type.String()),
    correction: Type.Optional(Type.String()),
  }),
  { file: '' },
);
