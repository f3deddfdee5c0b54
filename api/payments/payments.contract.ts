import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { PaymentStatusJson } from '../orders/orders.contract.ts';

const Id = Type.String({ minLength: 1, maxLength: 100 });
const Optional = Type.Union([Type.String(), Type.Null()]);

export const PaymentOrderRequest = Type.Object({ orderId: Id });

/**
 * What the provider's window is opened with; the amount is in paise (docs/product/interface.md).
 */
export const PaymentRequestJson = Type.Object({
  keyId: Type.String(),
  razorpayOrderId: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  sandbox: Type.Boolean(),
});
export type PaymentRequestJson = Static<typeof PaymentRequestJson>;

/** The provider's proof, as its window hands it over (docs/product/interface.md). */
export const VerifyRequest = Type.Object({
  razorpay_payment_id: Id,
  razorpay_order_id: Id,
  razorpay_signature: Type.String({ maxLength: 200 }),
  orderId: Id,
});
export type VerifyRequest = Static<typeof VerifyRequest>;

export const VerifyJson = Type.Object({
  order: Type.Object({ _id: Type.String(), paymentStatus: PaymentStatusJson }),
});
export type VerifyJson = Static<typeof VerifyJson>;

/** A payment of the customer, with its refund; whole rupees. */
export const PaymentJson = Type.Object({
  _id: Type.String(),
  orderId: Type.String(),
  testName: Type.String(),
  amount: Type.Integer(),
  /** Of it, what went back, or goes back, for cancelled items of the order. */
  refundedAmount: Type.Integer(),
  status: PaymentStatusJson,
  method: Optional,
  createdAt: Type.String(),
  refundedAt: Optional,
});
export type PaymentJson = Static<typeof PaymentJson>;

export const PaymentRequestAnswer = EnvelopeOf(PaymentRequestJson);
export const VerifyAnswer = EnvelopeOf(VerifyJson);
export const PaymentsAnswer = EnvelopeOf(Type.Array(PaymentJson));
