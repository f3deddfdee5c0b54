import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/orderRows.ts';
import { badRequest, conflict, notFound } from '../refusal.ts';
import { applyProviderPayment, captureAuthorized } from './paymentEvents.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { providerOf } from './providerOf.ts';

/** What the provider hands over after a payment, and the order of ours that it is said to be for. */
export interface Proof {
  orderId: string;
  providerOrderId: string;
  providerPaymentId: string;
  signature: string;
}

/**
 * Checks a proof of payment and makes the order paid; answers the payment status after it. A
 * customer may prove payments of their own orders; null is the provider itself, which the signature
 * alone lets in.
 */
export async function checkProof(
  deps: Deps,
  customerId: string | null,
  proof: Proof,
): Promise<OrderRow['payment_status']> {
  const { orderId, providerOrderId, providerPaymentId, signature } = proof;
  const { provider } = providerOf(deps);
  const isSigned = provider.isSigned(providerOrderId, providerPaymentId, signature);
  // Nothing is read for strangers before the signature.
  if (customerId === null && !isSigned) throw badRequest('PAYMENT_NOT_VERIFIED');
  const found = await createPaymentRepository(deps.db).proofOf(customerId, proof);
  if (!found) throw notFound('ORDER_NOT_FOUND');
  // Only a signature over a provider id of our own order counts (PD-35).
  if (!found.isForOrder || !isSigned) throw badRequest('PAYMENT_NOT_VERIFIED');
  // The webhook or an earlier call came first: the provider need not be called again.
  if (found.isKnown) return found.paymentStatus;
  const taken = (await provider.paymentsOf(providerOrderId)).find(
    ({ id }) => id === providerPaymentId,
  );
  const payment = taken && (await captureAuthorized(deps, orderId, taken));
  if (payment?.status !== 'captured') throw conflict('PAYMENT_NOT_CONFIRMED');
  return applyProviderPayment(deps, orderId, payment, 'browser');
}
