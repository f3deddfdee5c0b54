import { Type } from 'typebox';
import type { Static } from 'typebox';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { FastingJson } from '../catalogue/catalogue.contract.ts';
import { EnvelopeOf } from '../envelope.ts';
import { GenderJson, RelationJson } from '../patients/patients.contract.ts';

const Optional = Type.Union([Type.String(), Type.Null()]);
const Id = Type.String({ minLength: 1, maxLength: 100 });

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
export const OrderEventJson = Type.Object({
  _id: Type.String(),
  at: Type.String(),
  actor: Type.String(),
  type: Type.String(),
  note: Optional,
});
export type OrderEventJson = Static<typeof OrderEventJson>;

const BookedPatientJson = Type.Object({
  name: Type.String(),
  bookingforWhom: RelationJson,
  gender: GenderJson,
  age: Type.Integer(),
});
const BookedTestJson = Type.Object({
  _id: Type.String(),
  testName: Type.String(),
  price: Type.Union([Type.Integer(), Type.Null()]),
  fasting: FastingJson,
});

/** One test for one person within a visit (PD-51). */
export const OrderItemJson = Type.Object({
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
});
export type OrderItemJson = Static<typeof OrderItemJson>;

/**
 * An order as read (docs/product/interface.md#http). Money in whole rupees, instants in ISO 8601.
 */
export const OrderJson = Type.Object({
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
});
export type OrderJson = Static<typeof OrderJson>;

const OrderItemRequest = Type.Object({ patient: Id, test: Id });
export type OrderItemRequest = Static<typeof OrderItemRequest>;

/** Ids of what was chosen (docs/product/calls.md). */
export const OrderRequest = Type.Object({
  /** Patient and test may be missing where there are items, which count then. */
  patient: Type.Optional(Id),
  test: Type.Optional(Id),
  items: Type.Optional(Type.Array(OrderItemRequest, { minItems: 1, maxItems: itemsPerSeat })),
  lab: Id,
  slot: Id,
  address: Id,
  /** What was shown as the amount to pay; another one is refused with PRICE_CHANGED. */
  expectedAmount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
});
export type OrderRequest = Static<typeof OrderRequest>;

export const OrderParams = Type.Object({ id: Id });
export const OrderItemParams = Type.Object({ id: Id, itemId: Id });
export const CancelItemRequest = Type.Object({
  reason: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
});
export type CancelItemRequest = Static<typeof CancelItemRequest>;
export const CancelRequest = Type.Object({
  reason: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
  /** A booking that is paid meanwhile is refused with ALREADY_PAID and stays. */
  onlyUnpaid: Type.Optional(Type.Boolean()),
});
export type CancelRequest = Static<typeof CancelRequest>;
export const RescheduleRequest = Type.Object({ slot: Id });
/** An administrator moves an order along. */
export const MoveRequest = Type.Object({
  action: Type.Enum(['assign', 'collect', 'examine', 'complete', 'rejectSample', 'cancel']),
  technician: Type.Optional(Type.String({ maxLength: 100 })),
  note: Type.Optional(Type.String({ maxLength: 500 })),
});
export type MoveRequest = Static<typeof MoveRequest>;
export const OrdersQuery = Type.Object({
  /** A stage, or refundDelayed: those whose refund takes longer than a day. */
  status: Type.Optional(Type.String({ maxLength: 20 })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  after: Type.Optional(Type.String({ maxLength: 100 })),
});
export type OrdersQuery = Static<typeof OrdersQuery>;

/** One page of orders; `after` of the next call is `next`. */
export const OrderPageJson = Type.Object({ items: Type.Array(OrderJson), next: Optional });
export type OrderPageJson = Static<typeof OrderPageJson>;

export const OrderAnswer = EnvelopeOf(OrderJson);
export const OrdersAnswer = EnvelopeOf(Type.Array(OrderJson));
export const OrderPageAnswer = EnvelopeOf(OrderPageJson);
