import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/orderRows.ts';
import { badRequest, conflict, notFound } from '../refusal.ts';
import { applyProviderPayment, captureAuthorized } from './paymentEvents.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { providerOf } from './providerOf.ts';

/**
 * The fields that the provider hands over after a payment, and the order that it is claimed to be
 * for.
 */
export interface Proof {
  orderId: string;
  providerOrderId: string;
  providerPaymentId: string;
  signature: string;
}

/**
 * Checks a proof of payment and marks the order as paid; returns the payment status afterwards.
 * Customers may prove payments of their own orders only; null stands for the provider itself, whose
 * signature is enough.
 */
export async function checkProof(
  deps: Deps,
  customerId: string | null,
  proof: Proof,
): Promise<OrderRow['payment_status']> {
  const { orderId, providerOrderId, providerPaymentId, signature } = proof;
  const { provider } = providerOf(deps);
  const isSigned = provider.isSigned(providerOrderId, providerPaymentId, signature);
  // Without a valid signature, nothing is read for a caller who is not signed in.
  if (customerId === null && !isSigned) throw badRequest('PAYMENT_NOT_VERIFIED');
  const found = await createPaymentRepository(deps.db).proofOf(customerId, proof);
  if (!found) throw notFound('ORDER_NOT_FOUND');
  // Only a signature over a provider order of this very order counts (PD-35).
  if (!found.isForOrder || !isSigned) throw badRequest('PAYMENT_NOT_VERIFIED');
  // The webhook or an earlier call came first, so the provider need not be queried again.
  if (found.isKnown) return found.paymentStatus;
  const taken = (await provider.paymentsOf(providerOrderId)).find(
    ({ id }) => id === providerPaymentId,
  );
  const payment = taken && (await captureAuthorized(deps, orderId, taken));
  if (payment?.status !== 'captured') throw conflict('PAYMENT_NOT_CONFIRMED');
  return applyProviderPayment(deps, orderId, payment, 'browser');
}
