import { Check } from 'typebox/value';
import type { Deps } from '../deps.ts';
import { badRequest, unauthenticated } from '../refusal.ts';
import { syncProviderPayments, applyProviderPayment } from './paymentEvents.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { providerOf } from './providerOf.ts';
import { PaymentEvent, paymentOf, RefundEvent } from './razorpay.contract.ts';
import { applyRefund, noteRefundByHand } from './refunds.ts';
import { createRefundRepository } from './refunds.repository.ts';

/** The longest event id that we store; well within the limit of the database's index. */
const longestId = 200;

/**
 * The headers, of which x-razorpay-signature proves a webhook and x-razorpay-event-id identifies
 * it.
 */
type WebhookHeaders = Record<string, string | string[] | undefined>;

/** Receives an event of the provider, in any order and any number of times. True if it was new. */
export async function receiveWebhook(
  deps: Deps,
  body: Buffer,
  { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId }: WebhookHeaders,
): Promise<boolean> {
  const payments = createPaymentRepository(deps.db);
  if (typeof signature !== 'string' || !providerOf(deps).provider.isWebhookSigned(body, signature))
    throw unauthenticated('SIGNATURE_WRONG');
  // An id that is too long is ignored: applying an event twice has no further effect.
  const id = typeof eventId === 'string' && eventId.length <= longestId ? eventId : null;
  if (id !== null && (await payments.isKnownEvent(id))) return false;
  await apply(deps, parse(body));
  // Stored last, so that if we crash before, the provider's repeat is applied.
  if (id !== null) await payments.storeEvent(id, deps.clock());
  return true;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw badRequest('BODY_NOT_JSON');
  }
}

/** Orders of another shop, and events that do not concern us, need no action. */
async function apply(deps: Deps, event: unknown): Promise<void> {
  if (Check(PaymentEvent, event)) {
    const { entity } = event.payload.payment;
    const order = await createPaymentRepository(deps.db).findByProviderOrder(entity.order_id);
    if (order === undefined) return;
    const status = event.event === 'payment.captured' ? 'captured' : 'failed';
    const payment = paymentOf({ ...entity, status });
    if (payment) await applyProviderPayment(deps, order, payment, 'webhook');
    else await syncProviderPayments(deps, order, entity.order_id, 'webhook');
  } else if (Check(RefundEvent, event)) {
    const { id, payment_id: paymentId, amount, receipt } = event.payload.refund.entity;
    const status = event.event === 'refund.processed' ? 'processed' : 'failed';
    const owed = await createRefundRepository(deps.db).find(paymentId, id, amount);
    if (owed === undefined) {
      if (status === 'processed' && !receipt) await noteRefundByHand(deps, paymentId, id, amount);
      return;
    }
    await applyRefund(deps, owed, { id, status }, id);
  }
}
