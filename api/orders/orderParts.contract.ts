import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import { FastingJson } from '../catalogue/catalogue.contract.ts';
import { GenderJson, RelationJson } from '../patients/patients.contract.ts';
import { named, exampleId } from '../named.ts';
import { personal, NullablePersonalText } from '../personal.ts';

/** One change of an order. */
export const OrderEventJson = named(
  'OrderEvent',
  'One change of an order.',
  Type.Object({
    _id: Type.String(),
    at: Type.String(),
    actor: Type.String(),
    type: Type.String(),
    note: NullablePersonalText,
  }),
  {
    _id: exampleId,
    at: '2026-11-22T06:00:00.000Z',
    actor: 'customer',
    type: 'created',
    note: null,
  },
);
export type OrderEventJson = Static<typeof OrderEventJson>;

/** Why nothing was collected on a visit. */
export const VisitFailureJson = Type.Enum(['nobodyThere', 'notFasting', 'refused', 'other']);
export type VisitFailureJson = Static<typeof VisitFailureJson>;
/** The last visit of an order, where nothing was collected on it. */
export const FailedVisitJson = named(
  'FailedVisit',
  'A visit from which nothing was brought back.',
  Type.Object({
    at: Type.String(),
    failure: VisitFailureJson,
    /** For the staff: what was written about it. */
    note: NullablePersonalText,
  }),
  { at: '2026-11-24T02:00:00.000Z', failure: 'nobodyThere', note: null },
);
export type FailedVisitJson = Static<typeof FailedVisitJson>;

/** A patient as an order keeps it. */
export const OrderPatientJson = named(
  'BookedPatient',
  'A patient as an order keeps it.',
  Type.Object({
    name: Type.String(personal),
    bookingforWhom: Type.Enum(RelationJson.enum, { default: 'Other' }),
    gender: Type.Enum(GenderJson.enum, { default: 'others' }),
    age: Type.Integer(),
    /** Before the first birthday: whole months (P3M), before those whole days (P12D). */
    infantAge: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
  { name: 'Asha Rao', bookingforWhom: 'Myself', gender: 'female', age: 34 },
);
export type OrderPatientJson = Static<typeof OrderPatientJson>;
/** A test as an order keeps it. */
export const OrderTestJson = named(
  'BookedTest',
  'A test as an order keeps it.',
  Type.Object({
    _id: Type.String(),
    testName: Type.String(),
    /** Its name in Hindi; not there where the catalogue had none. */
    testNameHindi: Type.Optional(NullableString),
    price: Type.Union([Type.Integer(), Type.Null()]),
    fasting: Type.Enum(FastingJson.enum, { default: 'unknown' }),
  }),
  { _id: 'tsh', testName: 'TSH', price: 300, fasting: 'not needed' },
);
export type OrderTestJson = Static<typeof OrderTestJson>;

/** What descriptions show. */
export const exampleItem = {
  _id: exampleId,
  patientId: exampleId,
  patient: { name: 'Asha Rao', bookingforWhom: 'Myself', gender: 'female', age: 34 },
  test: { _id: 'tsh', testName: 'TSH', price: 300, fasting: 'not needed' },
  price: 600,
  status: 'placed',
  refundAmount: 0,
  refundedAt: null,
  reportExpectedAt: null,
  report: null,
  cancellable: false,
  sampleId: null,
  reportWaits: false,
} as const;

/** One test for one person within a visit (PD-51). */
export const OrderItemJson = named(
  'OrderItem',
  'One test for one person within a visit.',
  Type.Object({
    /** Of an order with one item, the order's. */
    _id: Type.String(),
    /** The customer's patient that it was ordered for, as `createorder` takes it. */
    patientId: NullableString,
    patient: OrderPatientJson,
    test: OrderTestJson,
    /** What the lab asks for it, the order's discount not taken off. */
    price: Type.Integer(),
    /** The order's stage; completed once its report is there, or cancelled. */
    status: Type.String({ default: 'placed' }),
    /** Rupees that go back, or went back, for it alone. */
    refundAmount: Type.Integer(),
    /** When they had gone back. */
    refundedAt: NullableString,
    reportExpectedAt: NullableString,
    /** Where its report is, once it is there. */
    report: NullableString,
    /** Whether the customer may cancel it alone now. */
    cancellable: Type.Boolean(),
    /** For the staff: the label of its sample, of one that was taken twice the last. */
    sampleId: NullableString,
    /** For the staff: whether something of its report waits until somebody else releases it. */
    reportWaits: Type.Boolean(),
  }),
  exampleItem,
);
export type OrderItemJson = Static<typeof OrderItemJson>;

/** Money that goes back, on paper. */
export const CreditNoteJson = named(
  'CreditNote',
  'A credit note of an order. Money in whole rupees.',
  Type.Object({
    number: Type.String(),
    amount: Type.Integer(),
    issuedAt: Type.String(),
    /** Where it is, as PDF. */
    url: Type.String(),
  }),
  {
    number: 'C/2026-27/000001',
    amount: 300,
    issuedAt: '2026-11-22T06:00:00.000Z',
    url: `/api/v1/order/${exampleId}/creditnotes/C-2026-27-000001`,
  },
);
export type CreditNoteJson = Static<typeof CreditNoteJson>;

/** What a customer says of a visit that is over. */
export const VisitRatingJson = named(
  'VisitRating',
  'What the customer says of a visit that is over.',
  Type.Object({ stars: Type.Integer({ minimum: 1, maximum: 5 }), comment: NullablePersonalText }),
  { stars: 5, comment: 'On time and gentle.' },
);
export type VisitRatingJson = Static<typeof VisitRatingJson>;
