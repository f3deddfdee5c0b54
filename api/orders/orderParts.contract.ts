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
  'A visit on which nothing was collected.',
  Type.Object({
    at: Type.String(),
    failure: VisitFailureJson,
    /** For the staff: the technician's note about it. */
    note: NullablePersonalText,
  }),
  { at: '2026-11-24T02:00:00.000Z', failure: 'nobodyThere', note: null },
);
export type FailedVisitJson = Static<typeof FailedVisitJson>;

/** A patient as an order stores it. */
export const OrderPatientJson = named(
  'BookedPatient',
  'A patient as an order stores it.',
  Type.Object({
    name: Type.String(personal),
    bookingforWhom: Type.Enum(RelationJson.enum, { default: 'Other' }),
    gender: Type.Enum(GenderJson.enum, { default: 'others' }),
    age: Type.Integer(),
    /** Whole months before the first birthday (P3M), whole days before the first month (P12D). */
    infantAge: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
  { name: 'Asha Rao', bookingforWhom: 'Myself', gender: 'female', age: 34 },
);
export type OrderPatientJson = Static<typeof OrderPatientJson>;
/** A test as an order stores it. */
export const OrderTestJson = named(
  'BookedTest',
  'A test as an order stores it.',
  Type.Object({
    _id: Type.String(),
    testName: Type.String(),
    /** Its name in Hindi; missing where the catalogue had none. */
    testNameHindi: Type.Optional(NullableString),
    price: Type.Union([Type.Integer(), Type.Null()]),
    fasting: Type.Enum(FastingJson.enum, { default: 'unknown' }),
  }),
  { _id: 'tsh', testName: 'TSH', price: 300, fasting: 'not needed' },
);
export type OrderTestJson = Static<typeof OrderTestJson>;

/** The example item of the API descriptions. */
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
  refundIfCancelled: 0,
  sampleId: null,
  reportWaits: false,
} as const;

/** One test for one person within a visit (PD-51). */
export const OrderItemJson = named(
  'OrderItem',
  'One test for one person within a visit.',
  Type.Object({
    /** The order's own id where it has one item. */
    _id: Type.String(),
    /** The customer's patient that it was ordered for, as `createorder` takes it. */
    patientId: NullableString,
    patient: OrderPatientJson,
    test: OrderTestJson,
    /** What the lab charges for it, before the order's discount. */
    price: Type.Integer(),
    /** The order's stage; completed once this item's report is there, or cancelled. */
    status: Type.String({ default: 'placed' }),
    /** Rupees that are being, or have been, refunded for this item alone. */
    refundAmount: Type.Integer(),
    /** When the refund had arrived. */
    refundedAt: NullableString,
    reportExpectedAt: NullableString,
    /** The URL of its report, once there is one. */
    report: NullableString,
    /** Whether the customer may cancel this item alone now. */
    cancellable: Type.Boolean(),
    /** Rupees that would be refunded then; 0 where it cannot be cancelled alone. */
    refundIfCancelled: Type.Integer(),
    /** For the staff: the label of its sample; the last one if it was taken twice. */
    sampleId: NullableString,
    /**
     * For the staff: whether its report, or part of it, waits for a second person to release it.
     */
    reportWaits: Type.Boolean(),
  }),
  exampleItem,
);
export type OrderItemJson = Static<typeof OrderItemJson>;

/** The document about a refund. */
export const CreditNoteJson = named(
  'CreditNote',
  'A credit note of an order. Money in whole rupees.',
  Type.Object({
    number: Type.String(),
    amount: Type.Integer(),
    issuedAt: Type.String(),
    /** The URL of the PDF. */
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
  "The customer's rating of a visit that is over.",
  Type.Object({ stars: Type.Integer({ minimum: 1, maximum: 5 }), comment: NullablePersonalText }),
  { stars: 5, comment: 'On time and gentle.' },
);
export type VisitRatingJson = Static<typeof VisitRatingJson>;
