import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Config } from '../../server/shared/config.ts';
import { Refusal } from '../refusal.ts';
import { currency } from '../paise.ts';
import { givenBack } from './givenBack.ts';
import type { PaymentProvider } from './provider.ts';
import {
  OrderAnswer,
  PaymentAnswer,
  paymentOf,
  PaymentsAnswer,
  RefundAnswer,
  refundOf,
  RefundsAnswer,
} from './razorpay.contract.ts';
import { hmac, sameSignature } from '../secrets/signatures.ts';
import type { Call, Transport } from './httpTransport.ts';

/** The provider refused the request, so repeating it would not help. */
class ProviderRefusal extends Error {}

/** The error for any failure of the provider; the log has the cause. */
const unreachable = (cause: unknown) =>
  Object.assign(new Refusal(503, 'UNAVAILABLE', 'PROVIDER_UNAVAILABLE', { retryAfter: 5 }), {
    cause,
  });

/** Payments per page of the provider's list; its maximum. */
const pageSize = 100;

/** The account's credentials; the URL belongs to the transport. */
export type Account = Omit<NonNullable<Config['razorpay']>, 'apiUrl'>;

/**
 * A small client of Razorpay's REST API. It retries once on network trouble, 5xx and answers that
 * are cut off or lack a field we need.
 */
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
  /**
   * Sends a request; after a refusal, checks whether an earlier call whose answer was lost has done
   * it already.
   */
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
      const { id } = await askOr(
        ask(OrderAnswer, {
          method: 'POST',
          path: '/v1/orders',
          body: { amount, currency, receipt },
        }),
        nothing,
      );
      return { id };
    },
    async paymentsOf(providerOrderId) {
      const path = `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`;
      const { items } = await askOr(ask(PaymentsAnswer, { method: 'GET', path }), nothing);
      return items
        .map((item) => paymentOf({ ...(item as object), order_id: providerOrderId }))
        .filter((payment) => payment !== undefined);
    },
    async *paymentsBetween(from, until) {
      const [first, last] = [from, until].map((moment) => Math.floor(moment.getTime() / 1000));
      for (let skip = 0; ; skip += pageSize) {
        const path = `/v1/payments?from=${first}&to=${last}&count=${pageSize}&skip=${skip}`;
        const { items } = await askOr(ask(PaymentsAnswer, { method: 'GET', path }), nothing);
        yield* items.map(paymentOf).filter((payment) => payment !== undefined);
        if (items.length < pageSize) return;
      }
    },
    async capture(providerPaymentId, amount) {
      const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}/capture`;
      await askOr<unknown>(
        ask(PaymentAnswer, { method: 'POST', path, body: { amount, currency } }),
        nothing,
      );
    },
    async refund(providerPaymentId, amount, key, paid) {
      const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}`;
      const request = (paise: number, idempotencyKey: string) =>
        ask(RefundAnswer, {
          method: 'POST',
          path: `${path}/refund`,
          // The receipt distinguishes our refunds from those that somebody made by hand.
          body: { amount: paise, receipt: key },
          headers: { 'x-refund-idempotency': idempotencyKey },
        });
      return refundOf(
        await askOr(request(amount, key), async () => {
          // It was done already, or somebody refunded a part by hand: then only the rest is
          // refunded.
          const { items } = await ask(RefundsAnswer, { method: 'GET', path: `${path}/refunds` });
          const given = givenBack(items, { amount, key, paid });
          return given.refund ?? (given.left > 0 ? request(given.left, `${key}-rest`) : undefined);
        }),
      );
    },
    async refundOf(providerPaymentId, refundId) {
      const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}/refunds/${encodeURIComponent(refundId)}`;
      return refundOf(await askOr(ask(RefundAnswer, { method: 'GET', path }), nothing));
    },
    isSigned: (providerOrderId, providerPaymentId, signature) =>
      sameSignature(hmac(keySecret, `${providerOrderId}|${providerPaymentId}`), signature),
    isWebhookSigned: (body, signature) => sameSignature(hmac(webhookSecret, body), signature),
  };
}
