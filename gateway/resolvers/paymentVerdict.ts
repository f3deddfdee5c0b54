import { GraphQLError } from 'graphql';
import type { Envelope } from '../../api/envelope.ts';
import type { VerifyJson } from '../../api/payments/payments.contract.ts';
import type { PaymentVerdict } from '../generated/resolvers.ts';

/** A refusal is an answer here (the flow acts on it); only a broken service is an error. */
export async function verdictOf(asked: Promise<Envelope<VerifyJson>>): Promise<PaymentVerdict> {
  try {
    const {
      data: { order },
      message,
    } = await asked;
    return {
      accepted: order.paymentStatus === 'SUCCESS',
      status: order.paymentStatus,
      message,
      orderId: order._id,
    };
  } catch (error) {
    if (!(error instanceof GraphQLError) || Number(error.extensions.status ?? 500) >= 500)
      throw error;
    // 401 and the like concern the session and are no verdict of the provider.
    if (['UNAUTHENTICATED', 'RATE_LIMITED'].includes(String(error.extensions.code))) throw error;
    return {
      accepted: false,
      status: String(error.extensions.code),
      message: error.message,
      orderId: null,
    };
  }
}
