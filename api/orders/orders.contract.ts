import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import { AddressPartsJson, exampleAddress } from '../addresses/addresses.contract.ts';
import { orderMoves } from '../../machines/order/actions.ts';
import type { OrderActionName } from '../../machines/order/actions.ts';
import { paymentsThatAre } from '../../machines/payment/payment.rules.ts';
import { EnvelopeOf } from '../envelope.ts';
import { ListOf } from '../lists.contract.ts';
import { AccreditationJson } from '../catalogue/accreditation.contract.ts';
import { TakenOfferJson } from '../offers/offers.contract.ts';
import {
  OrderPatientJson,
  OrderTestJson,
  CreditNoteJson,
  FailedVisitJson,
  exampleItem,
  OrderEventJson,
  OrderItemJson,
  VisitRatingJson,
} from './orderParts.contract.ts';
import { named, exampleId } from '../named.ts';
import { NullablePersonalText } from '../personal.ts';

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
/** Statuses in which an order can be paid. */
export const payableStatuses: readonly PaymentStatusJson[] = paymentsThatAre('payable');

export const OrderActionJson = Type.Enum<OrderActionName[]>(['pay', ...orderMoves]);
export type OrderActionJson = Static<typeof OrderActionJson>;

/**
 * An order as read (docs/product/interface.md#http). Money in whole rupees, instants in ISO 8601.
 */
export const OrderJson = named(
  'Order',
  'An order as read. Money in whole rupees, instants in ISO 8601.',
  Type.Object({
    _id: Type.String(),
    /** Short, for people: '4821-7730'. */
    number: Type.String(),
    /** Patient and test of the first item that is not cancelled. */
    patient: OrderPatientJson,
    test: OrderTestJson,
    items: Type.Array(OrderItemJson),
    lab: Type.Object({
      _id: Type.String(),
      name: Type.String(),
      image: NullableString,
      price: Type.Integer(),
      /** As at the time of the order; missing in orders from before it was stored. */
      accreditation: Type.Optional(Type.Union([AccreditationJson, Type.Null()])),
      demo: Type.Optional(Type.Boolean()),
    }),
    slot: Type.Object({ date: Type.String(), startTime: Type.String(), endTime: Type.String() }),
    address: AddressPartsJson,
    /** The id of the customer's address that was sent with `createorder`. */
    addressId: NullableString,
    /** One of placed, assigned, collection, examining, completed, cancelled. */
    status: Type.String({ default: 'placed' }),
    paymentStatus: Type.Enum(PaymentStatusJson.enum, { default: 'PENDING' }),
    itemTotal: Type.Integer(),
    discount: Type.Integer(),
    amount: Type.Integer(),
    /** The offer that is included in the price. */
    offer: Type.Union([TakenOfferJson, Type.Null()]),
    /** The part of the amount that is being, or has been, refunded for cancelled items. */
    refundedAmount: Type.Integer(),
    /** The URL of the receipt's PDF. */
    receiptUrl: NullableString,
    /** One for each refund, oldest first. */
    creditNotes: Type.Array(CreditNoteJson),
    createdAt: Type.String(),
    /** When an unpaid order's hold on its seat ends. */
    holdExpiresAt: NullableString,
    holdSecondsLeft: Type.Union([Type.Integer(), Type.Null()]),
    /** Whether the customer may extend the hold by five minutes, which is possible once. */
    holdExtendable: Type.Boolean(),
    assignedAt: NullableString,
    labTechnician: Type.Union([Type.Object({ name: Type.String() }), Type.Null()]),
    /** When the technician set out; null before. */
    onTheWayAt: NullableString,
    /** When the sample was taken; null before. */
    collectedAt: NullableString,
    /** The last visit, if nothing was collected and no new time has been chosen. */
    failedVisit: Type.Union([FailedVisitJson, Type.Null()]),
    collectionSlot: NullableString,
    completedAt: NullableString,
    cancelledAt: NullableString,
    reportExpectedAt: NullableString,
    reportUrl: NullableString,
    /** For the staff: the deadline of its next step (PD-88); null where nothing is to be done. */
    dueAt: NullableString,
    /** For the staff: whether that deadline has passed. */
    overdue: Type.Boolean(),
    /** For administrators: since when a refund has been due, once that is more than a day. */
    refundDelayedSince: NullableString,
    /**
     * For the staff: when money of a visit that still takes place was last refunded in the
     * provider's dashboard.
     */
    refundByHandAt: NullableString,
    /** For owners and operations: the customer's phone number, E.164. */
    customerPhone: NullablePersonalText,
    /**
     * When fasting begins, after which only water is allowed (ISO 8601); null if no test requires
     * it.
     */
    fastingFrom: NullableString,
    /** The time by which the last meal must be over. */
    lastMealBy: NullableString,
    /** Whether there is still time for that. */
    fastingFits: Type.Boolean({ default: true }),
    /** The upcoming visit as a calendar file (iCalendar); available once the order is paid. */
    calendarFileUrl: NullableString,
    /** A link that adds the upcoming visit to Google Calendar. */
    googleCalendarUrl: NullableString,
    /** Whether the customer may rate the visit now, which is possible once. */
    rateable: Type.Boolean(),
    rating: Type.Union([VisitRatingJson, Type.Null()]),
    instructions: Type.Array(Type.String()),
    /** The code of each instruction, independent of language. */
    instructionReasons: Type.Array(Type.String()),
    availableActions: Type.Array(OrderActionJson),
    events: Type.Array(OrderEventJson),
  }),
  {
    _id: exampleId,
    number: '4821-7730',
    patient: { name: 'Asha Rao', bookingforWhom: 'Myself', gender: 'female', age: 34 },
    test: { _id: 'tsh', testName: 'TSH', price: 300, fasting: 'not needed' },
    items: [exampleItem],
    lab: {
      _id: 'kaveri-precision-labs',
      name: 'Kaveri Precision Labs',
      image: '/api/v1/files/lab-1.svg',
      price: 600,
    },
    slot: { date: '2026-12-01', startTime: '07:00 am', endTime: '07:30 am' },
    address: exampleAddress,
    addressId: exampleId,
    status: 'placed',
    paymentStatus: 'PENDING',
    itemTotal: 600,
    discount: 100,
    amount: 500,
    offer: null,
    refundedAmount: 0,
    receiptUrl: null,
    creditNotes: [],
    createdAt: '2026-11-22T06:00:00.000Z',
    holdExpiresAt: '2026-11-22T06:15:00.000Z',
    holdSecondsLeft: 900,
    holdExtendable: true,
    assignedAt: null,
    labTechnician: null,
    onTheWayAt: null,
    collectedAt: null,
    failedVisit: null,
    collectionSlot: null,
    completedAt: null,
    cancelledAt: null,
    reportExpectedAt: null,
    reportUrl: null,
    dueAt: null,
    overdue: false,
    refundDelayedSince: null,
    refundByHandAt: null,
    customerPhone: null,
    fastingFrom: null,
    lastMealBy: null,
    fastingFits: true,
    calendarFileUrl: null,
    googleCalendarUrl: null,
    rateable: false,
    rating: null,
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
export type OrderLabJson = OrderJson['lab'];
export type OrderSlotJson = OrderJson['slot'];
export type OrderAddressJson = OrderJson['address'];

/** One page of orders; send `next` as `after` to get the following page. */
export const OrderPageJson = named(
  'OrderPage',
  'One page of orders.',
  Type.Object({ items: Type.Array(OrderJson), next: NullableString }),
  { items: [], next: null },
);
export type OrderPageJson = Static<typeof OrderPageJson>;

export const OrderAnswer = EnvelopeOf(OrderJson);
export const OrdersAnswer = ListOf(OrderJson);
export const OrderPageAnswer = EnvelopeOf(OrderPageJson);
