import { GraphQLError } from 'graphql';
import type { Envelope } from '../api/envelope.ts';
import type { VerifyJson } from '../api/payments/payments.contract.ts';
import type { PaymentVerdict } from './generated/resolvers.ts';

/** Turns a refusal into an answer, as the flow acts on it; only a broken service is an error. */
export async function verdictOf(asked: Promise<Envelope<unknown>>): Promise<PaymentVerdict> {
  try {
    const { data, message } = await asked;
    const order = (data as Partial<VerifyJson> | null)?.order;
    const status = order?.paymentStatus ?? null;
    return {
      accepted: status === 'SUCCESS',
      status,
      message,
      orderId: order?._id ?? null,
    };
  } catch (error) {
    if (!(error instanceof GraphQLError) || Number(error.extensions.status ?? 500) >= 500)
      throw error;
    // 401 and the like concern the session, and are no verdict of the provider.
    if (['UNAUTHENTICATED', 'RATE_LIMITED'].includes(String(error.extensions.code))) throw error;
    return {
      accepted: false,
      status: String(error.extensions.code),
      message: error.message,
      orderId: null,
    };
  }
}
