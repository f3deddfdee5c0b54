import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Check } from 'typebox/value';
import type { ProviderPayment, ProviderRefund } from './provider.ts';

// The fields of the provider's answers and events that we rely on. An answer that lacks one, or has
// a value too large for our columns, is treated as malformed.
const Id = Type.String({ minLength: 1, maxLength: 100 });
/** Paise; the column is a 32-bit integer. */
const Amount = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const OrderAnswer = Type.Object({ id: Id });
export const PaymentAnswer = Type.Object({
  id: Id,
  order_id: Type.Optional(Type.Union([Id, Type.Null()])),
  status: Id,
  amount: Amount,
  /** The provider's fee including tax; null until the payment is captured. */
  fee: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  currency: Id,
  method: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
});
export const PaymentsAnswer = Type.Object({ items: Type.Array(Type.Unknown()) });
const Receipt = Type.Optional(Type.Union([Type.String(), Type.Null()]));
export const RefundAnswer = Type.Object({
  id: Id,
  amount: Amount,
  status: Id,
  receipt: Receipt,
});
export const RefundsAnswer = Type.Object({ items: Type.Array(RefundAnswer) });

/** A webhook about the end of a payment, and one about the end of a refund. */
export const PaymentEvent = Type.Object({
  event: Type.Enum(['payment.captured', 'payment.failed']),
  payload: Type.Object({ payment: Type.Object({ entity: Type.Object({ order_id: Id }) }) }),
});
export const RefundEvent = Type.Object({
  event: Type.Enum(['refund.processed', 'refund.failed']),
  payload: Type.Object({
    refund: Type.Object({
      entity: Type.Object({ id: Id, payment_id: Id, amount: Amount, receipt: Receipt }),
    }),
  }),
});

const statuses = ['authorized', 'captured', 'failed'] as const;

/**
 * A payment in our terms; undefined if a field is missing, it has no order, or it moves no money.
 */
export function paymentOf(item: unknown): ProviderPayment | undefined {
  if (!Check(PaymentAnswer, item) || !item.order_id) return undefined;
  return {
    id: item.id,
    orderId: item.order_id,
    status: statuses.find((status) => status === item.status) ?? 'other',
    amount: item.amount,
    fee: item.fee ?? 0,
    currency: item.currency,
    method: item.method ?? null,
  };
}

/** A refund in our terms. Any status other than processed or failed is pending. */
export const refundOf = ({ id, status }: Static<typeof RefundAnswer>): ProviderRefund => ({
  id,
  status: status === 'processed' || status === 'failed' ? status : 'pending',
});
