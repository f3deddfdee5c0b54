import { Type } from 'typebox';
import type { Static } from 'typebox';
import { FastingJson } from '../catalogue/catalogue.contract.ts';
import { EnvelopeOf } from '../envelope.ts';
import { TakenOfferJson } from '../offers/offers.contract.ts';
import { GenderJson, RelationJson } from '../patients/patients.contract.ts';
import { named, exampleId } from '../named.ts';

const Optional = Type.Union([Type.String(), Type.Null()]);

/** The payment's status, apart from the order's (PD-31). */
export const PaymentStatusJson = Type.Enum([
  'PENDING',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'REFUND_PENDING',
  'REFUNDED',
]);
export type PaymentStatusJson = Static<typeof PaymentStatusJson>;

export const OrderActionJson = Type.Enum([
  'pay',
  'cancel',
  'reschedule',
  'assign',
  'collect',
  'examine',
  'complete',
  'rejectSample',
]);
export type OrderActionJson = Static<typeof OrderActionJson>;

/** One change of an order. */
export const OrderEventJson = named(
  'OrderEvent',
  'One change of an order.',
  Type.Object({
    _id: Type.String(),
    at: Type.String(),
    actor: Type.String(),
    type: Type.String(),
    note: Optional,
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

const BookedPatientJson = named(
  'BookedPatient',
  'A patient as an order keeps it.',
  Type.Object({
    name: Type.String(),
    bookingforWhom: RelationJson,
    gender: GenderJson,
    age: Type.Integer(),
  }),
  { name: 'Asha Rao', bookingforWhom: 'Myself', gender: 'female', age: 34 },
);
const BookedTestJson = named(
  'BookedTest',
  'A test as an order keeps it.',
  Type.Object({
    _id: Type.String(),
    testName: Type.String(),
    price: Type.Union([Type.Integer(), Type.Null()]),
    fasting: FastingJson,
  }),
  { _id: 'tsh', testName: 'TSH', price: 300, fasting: 'not needed' },
);

const exampleItem = {
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
} as const;

/** One test for one person within a visit (PD-51). */
export const OrderItemJson = named(
  'OrderItem',
  'One test for one person within a visit.',
  Type.Object({
    /** Of an order with one item, the order's. */
    _id: Type.String(),
    /** The customer's patient that it was ordered for, as `createorder` takes it. */
    patientId: Optional,
    patient: BookedPatientJson,
    test: BookedTestJson,
    /** What the lab asks for it, the order's discount not taken off. */
    price: Type.Integer(),
    /** The order's stage; completed once its report is there, or cancelled. */
    status: Type.String(),
    /** Rupees that go back, or went back, for it alone. */
    refundAmount: Type.Integer(),
    /** When they had gone back. */
    refundedAt: Optional,
    reportExpectedAt: Optional,
    /** Where its report is, once it is there. */
    report: Optional,
    /** Whether the customer may cancel it alone now. */
    cancellable: Type.Boolean(),
  }),
  exampleItem,
);
export type OrderItemJson = Static<typeof OrderItemJson>;

/**
 * An order as read (docs/product/interface.md#http). Money in whole rupees, instants in ISO 8601.
 */
export const OrderJson = named(
  'Order',
  'An order as read. Money in whole rupees, instants in ISO 8601.',
  Type.Object({
    _id: Type.String(),
    /** Patient and test of the first item that is not cancelled. */
    patient: BookedPatientJson,
    test: BookedTestJson,
    items: Type.Array(OrderItemJson),
    lab: Type.Object({
      _id: Type.String(),
      name: Type.String(),
      image: Optional,
      price: Type.Integer(),
    }),
    slot: Type.Object({ date: Type.String(), startTime: Type.String(), endTime: Type.String() }),
    address: Type.Object({
      houseNo: Type.String(),
      road: Type.String(),
      zipCode: Type.String(),
      cityState: Type.String(),
    }),
    /** placed, assigned, collection, examining, completed, cancelled. */
    status: Type.String(),
    paymentStatus: PaymentStatusJson,
    itemTotal: Type.Integer(),
    discount: Type.Integer(),
    amount: Type.Integer(),
    /** The offer that it is priced with. */
    offer: TakenOfferJson,
    /** Of the amount, what went back, or goes back, for cancelled items. */
    refundedAmount: Type.Integer(),
    createdAt: Type.String(),
    /** Until when an unpaid order holds its seat. */
    holdExpiresAt: Optional,
    holdSecondsLeft: Type.Union([Type.Integer(), Type.Null()]),
    /** Whether the customer may have it held five minutes longer, which is possible once. */
    holdExtendable: Type.Boolean(),
    assignedAt: Optional,
    labTechnician: Type.Union([Type.Object({ name: Type.String() }), Type.Null()]),
    collectionSlot: Optional,
    completedAt: Optional,
    cancelledAt: Optional,
    reportExpectedAt: Optional,
    reportUrl: Optional,
    /** For administrators: since when money of it is due back, once that is more than a day. */
    refundDelayedSince: Optional,
    instructions: Type.Array(Type.String()),
    /** What names each of the instructions, whatever the language. */
    instructionReasons: Type.Array(Type.String()),
    availableActions: Type.Array(OrderActionJson),
    events: Type.Array(OrderEventJson),
  }),
  {
    _id: exampleId,
    patient: { name: 'Asha Rao', bookingforWhom: 'Myself', gender: 'female', age: 34 },
    test: { _id: 'tsh', testName: 'TSH', price: 300, fasting: 'not needed' },
    items: [exampleItem],
    lab: {
      _id: 'kaveri-precision-labs',
      name: 'Kaveri Precision Labs',
      image: 'icon:lab-1',
      price: 600,
    },
    slot: { date: '2026-12-01', startTime: '07:00 am', endTime: '07:30 am' },
    address: {
      houseNo: '12',
      road: '100 Feet Road',
      zipCode: '560038',
      cityState: 'Bengaluru, Karnataka',
    },
    status: 'placed',
    paymentStatus: 'PENDING',
    itemTotal: 600,
    discount: 100,
    amount: 500,
    offer: null,
    refundedAmount: 0,
    createdAt: '2026-11-22T06:00:00.000Z',
    holdExpiresAt: '2026-11-22T06:15:00.000Z',
    holdSecondsLeft: 900,
    holdExtendable: true,
    assignedAt: null,
    labTechnician: null,
    collectionSlot: null,
    completedAt: null,
    cancelledAt: null,
    reportExpectedAt: null,
    reportUrl: null,
    refundDelayedSince: null,
    instructions: ['Keep your ID ready.'],
    instructionReasons: ['INSTRUCTION_ID'],
    availableActions: ['pay', 'cancel'],
    events: [
      {
        _id: exampleId,
        at: '2026-11-22T06:00:00.000Z',
        actor: 'customer',
        type: 'created',
        note: null,
      },
    ],
  },
);
export type OrderJson = Static<typeof OrderJson>;

/** One page of orders; `after` of the next call is `next`. */
export const OrderPageJson = named(
  'OrderPage',
  'One page of orders.',
  Type.Object({ items: Type.Array(OrderJson), next: Optional }),
  { items: [], next: null },
);
export type OrderPageJson = Static<typeof OrderPageJson>;

export const OrderAnswer = EnvelopeOf(OrderJson);
export const OrdersAnswer = EnvelopeOf(Type.Array(OrderJson));
export const OrderPageAnswer = EnvelopeOf(OrderPageJson);
