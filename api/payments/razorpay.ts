import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Config } from '../../config.ts';
import { Refusal } from '../refusal.ts';
import { currency } from './paise.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { hmac, sameSignature } from './signatures.ts';
import type { Call, Transport } from './transport.ts';

// What of the provider's answers we rely on; an answer without it is none.
const Id = Type.String({ minLength: 1 });
const OrderAnswer = Type.Object({ id: Id });
const OrdersAnswer = Type.Object({ items: Type.Array(OrderAnswer) });
const PaymentsAnswer = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Id,
      status: Id,
      amount: Type.Integer(),
      currency: Id,
      method: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  ),
});
const PaymentAnswer = Type.Object({ amount: Type.Integer(), amount_refunded: Type.Integer() });
const RefundAnswer = Type.Object({ id: Id });

/** The provider understood and said no: asking again would not help. */
class ProviderRefusal extends Error {}

/** What our caller is told of any trouble with the provider; the log hears the cause. */
const unreachable = (cause: unknown) =>
  Object.assign(
    new Refusal(
      503,
      'UNAVAILABLE',
      'The payment provider cannot be reached just now. Please try again in a moment.',
      5,
    ),
    { cause },
  );

/** Whose account it is; the address belongs to the transport. */
export type Account = Omit<NonNullable<Config['razorpay']>, 'apiUrl'>;

/** Razorpay's REST API by a small client: one more try on network trouble, 5xx and answers that are cut off or lack what we need. */
export function razorpay(
  { keyId, keySecret, webhookSecret }: Account,
  send: Transport,
  sandbox = false,
): PaymentProvider {
  const once = async <Schema extends TSchema>(
    schema: Schema,
    call: Call,
  ): Promise<Static<Schema>> => {
    const { status, text } = await send(call);
    if (status >= 500) throw new Error(`the payment provider answered ${status}`);
    if (status >= 400)
      throw new ProviderRefusal(
        `the payment provider refused with ${status}: ${text.slice(0, 300)}`,
      );
    const answer: unknown = JSON.parse(text);
    if (!Check(schema, answer)) throw new Error("the payment provider's answer is not complete");
    return answer;
  };
  const ask = async <Schema extends TSchema>(
    schema: Schema,
    call: Call,
  ): Promise<Static<Schema>> => {
    try {
      return await once(schema, call);
    } catch (error) {
      if (error instanceof ProviderRefusal) throw error;
      return once(schema, call).catch((again: unknown) => {
        throw again instanceof ProviderRefusal ? again : unreachable(again);
      });
    }
  };
  /** Asks; after a refusal looks whether it was done already, by an earlier call whose answer was lost. */
  const askOr = async <Answer>(
    asked: Promise<Answer>,
    done: () => Promise<Answer | undefined>,
  ): Promise<Answer> => {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const found = await done().catch((again: unknown) => {
        throw unreachable(again);
      });
      if (found === undefined) throw unreachable(error);
      return found;
    }
  };
  const nothing = async () => undefined;

  return {
    keyId,
    sandbox,
    async createOrder(receipt, amount) {
      const made = ask(OrderAnswer, {
        method: 'POST',
        path: '/v1/orders',
        body: { amount, currency, receipt, unique_receipt: true },
      });
      const { id } = await askOr(
        made,
        async () =>
          (
            await ask(OrdersAnswer, {
              method: 'GET',
              path: `/v1/orders?receipt=${encodeURIComponent(receipt)}`,
            })
          ).items[0],
      );
      return { id };
    },
    async paymentsOf(providerOrderId) {
      const { items } = await askOr(
        ask(PaymentsAnswer, {
          method: 'GET',
          path: `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`,
        }),
        nothing,
      );
      return items.map((item): ProviderPayment => ({
        id: item.id,
        status: item.status === 'captured' || item.status === 'failed' ? item.status : 'other',
        amount: item.amount,
        currency: item.currency,
        method: item.method ?? null,
      }));
    },
    async refund(providerPaymentId, amount, key) {
      const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}`;
      const refunded = ask(RefundAnswer, {
        method: 'POST',
        path: `${path}/refund`,
        body: { amount },
        headers: { 'x-refund-idempotency': key },
      });
      await askOr<unknown>(refunded, async () => {
        // Somebody may have given it back by hand.
        const payment = await ask(PaymentAnswer, { method: 'GET', path });
        return payment.amount_refunded >= amount ? payment : undefined;
      });
    },
    isSigned: (providerOrderId, providerPaymentId, signature) =>
      sameSignature(hmac(keySecret, `${providerOrderId}|${providerPaymentId}`), signature),
    isWebhookSigned: (body, signature) => sameSignature(hmac(webhookSecret, body), signature),
  };
}
