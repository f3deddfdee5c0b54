import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { ListOf } from '../lists.contract.ts';
import { PaymentStatusJson } from '../orders/orders.contract.ts';
import { named, exampleId } from '../named.ts';

const Id = Type.String({ minLength: 1, maxLength: 100 });

export const PaymentOrderRequest = named(
  'PaymentOrderRequest',
  'The order to be paid.',
  Type.Object({
    orderId: Id,
    /**
     * The amount to pay that was shown; the request fails with PRICE_CHANGED where it differs now.
     */
    expectedAmount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  }),
  { orderId: exampleId, expectedAmount: 500 },
);
export type PaymentOrderRequest = Static<typeof PaymentOrderRequest>;

/**
 * What the provider's window is opened with; the amount is in paise (docs/product/interface.md).
 */
export const PaymentRequestJson = named(
  'PaymentRequest',
  "What the provider's window is opened with; the amount is in paise.",
  Type.Object({
    keyId: Type.String(),
    razorpayOrderId: Type.String(),
    amount: Type.Integer(),
    currency: Type.String({ default: 'INR' }),
    sandbox: Type.Boolean(),
    /** The path that the provider's page sends the browser back to, where no window opens. */
    returnPath: NullableString,
  }),
  {
    keyId: 'rzp_live_1a2b3c',
    razorpayOrderId: 'order_1a2b3c',
    amount: 50000,
    currency: 'INR',
    sandbox: false,
    returnPath: `/api/v1/payment/return/${exampleId}`,
  },
);
export type PaymentRequestJson = Static<typeof PaymentRequestJson>;

/** The provider's proof, as its window hands it over (docs/product/interface.md). */
export const VerifyRequest = named(
  'PaymentProof',
  "The provider's proof, as its window hands it over.",
  Type.Object({
    razorpay_payment_id: Id,
    razorpay_order_id: Id,
    razorpay_signature: Type.String({ maxLength: 200 }),
    orderId: Id,
  }),
  {
    razorpay_payment_id: 'pay_1a2b3c',
    razorpay_order_id: 'order_1a2b3c',
    razorpay_signature: '9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d',
    orderId: exampleId,
  },
);
export type VerifyRequest = Static<typeof VerifyRequest>;

export const ReturnParams = Type.Object({
  orderId: Type.String({ maxLength: 100, description: 'The order.', examples: [exampleId] }),
});
/** The same proof as a form, or the provider's account of a failure; other fields are ignored. */
export const ReturnRequest = named(
  'PaymentReturn',
  "What the provider's page sends back: a proof of payment, or an error.",
  Type.Object({
    razorpay_payment_id: Type.Optional(Type.String({ maxLength: 100 })),
    razorpay_order_id: Type.Optional(Type.String({ maxLength: 100 })),
    razorpay_signature: Type.Optional(Type.String({ maxLength: 200 })),
    'error[code]': Type.Optional(Type.String({ maxLength: 200 })),
  }),
  {
    razorpay_payment_id: 'pay_1a2b3c',
    razorpay_order_id: 'order_1a2b3c',
    razorpay_signature: '9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d',
  },
);
export type ReturnRequest = Static<typeof ReturnRequest>;

export const VerifyJson = named(
  'PaymentVerdict',
  "The outcome of an order's payment.",
  Type.Object({
    order: Type.Object({ _id: Type.String(), paymentStatus: PaymentStatusJson }),
  }),
  { order: { _id: exampleId, paymentStatus: 'SUCCESS' } },
);
export type VerifyJson = Static<typeof VerifyJson>;

/** A payment of the customer, with its refund; whole rupees. */
export const PaymentJson = named(
  'Payment',
  'A payment with its refund; whole rupees.',
  Type.Object({
    _id: Type.String(),
    orderId: Type.String(),
    testName: Type.String(),
    /** In Hindi; null where there is only English. */
    testNameHindi: NullableString,
    /** How many more tests the visit has. */
    moreTests: Type.Integer({ default: 0 }),
    amount: Type.Integer(),
    /** The part of the amount that is being, or has been, refunded for cancelled items. */
    refundedAmount: Type.Integer(),
    status: PaymentStatusJson,
    /** The URL of the receipt's PDF; null for money that bought nothing. */
    receiptUrl: NullableString,
    method: NullableString,
    createdAt: Type.String(),
    refundedAt: NullableString,
  }),
  {
    _id: exampleId,
    orderId: exampleId,
    testName: 'TSH',
    testNameHindi: 'टीएसएच (TSH)',
    moreTests: 0,
    amount: 500,
    refundedAmount: 0,
    status: 'SUCCESS',
    receiptUrl: `/api/v1/order/${exampleId}/receipt.pdf`,
    method: 'upi',
    createdAt: '2026-11-22T06:02:00.000Z',
    refundedAt: null,
  },
);
export type PaymentJson = Static<typeof PaymentJson>;

export const PaymentRequestAnswer = EnvelopeOf(PaymentRequestJson);
export const VerifyAnswer = EnvelopeOf(VerifyJson);
export const PaymentsAnswer = ListOf(PaymentJson);

/** The headers that the provider sends with an event. */
export const WebhookHeaders = Type.Object({
  'X-Razorpay-Event-Id': Type.Optional(
    Type.String({
      description: 'The same for each repetition of an event.',
      examples: ['event_1a2b3c'],
    }),
  ),
});
/** The parts of an event that we read; other events are accepted and ignored. */
export const WebhookEvent = named(
  'PaymentEvent',
  'An event of the provider.',
  Type.Object({ event: Type.String() }),
  { event: 'payment.captured' },
);
