import type { Deps } from '../deps.ts';
import { badRequest, unauthenticated } from '../refusal.ts';
import { askProvider, tellOrder } from './news.ts';
import { createPaymentRepository } from './payments.repository.ts';
import type { ProviderPayment } from './provider.ts';
import { providerOf } from './providerOf.ts';

interface WebhookBody {
  event?: string;
  payload?: {
    payment?: {
      entity?: {
        id?: string;
        order_id?: string;
        amount?: number;
        currency?: string;
        method?: string;
      };
    };
  };
}

/** What a webhook is proved by (x-razorpay-signature) and known by (x-razorpay-event-id). */
type WebhookHeaders = Record<string, string | string[] | undefined>;

/** Takes in the provider's own news, in any order and any number of repeats. Says whether it was new. */
export async function receiveWebhook(
  deps: Deps,
  body: Buffer,
  { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId }: WebhookHeaders,
): Promise<boolean> {
  const payments = createPaymentRepository(deps.db);
  if (typeof signature !== 'string' || !providerOf(deps).provider.isWebhookSigned(body, signature))
    throw unauthenticated('The signature is not right');
  if (typeof eventId === 'string' && (await payments.isKnownEvent(eventId))) return false;
  const { providerOrderId, payment } = newsOf(body);
  const ours =
    providerOrderId === null ? undefined : await payments.findByProviderOrder(providerOrderId);
  // Another shop's order, or an event that is no concern of ours: nothing to do, and nothing to repeat.
  if (ours && payment) {
    if (payment === 'incomplete') await askProvider(deps, ours, providerOrderId!, 'webhook');
    else await tellOrder(deps, ours, payment, 'webhook');
  }
  // Remembered last: should we fall in between, the repeat does it, and doing it twice is doing it once.
  if (typeof eventId === 'string') await payments.rememberEvent(eventId, deps.clock());
  return true;
}

/** What a webhook says of which order; null where it is of no payment that ended, 'incomplete' where the provider's books have to be asked. */
function newsOf(body: Buffer): {
  providerOrderId: string | null;
  payment: ProviderPayment | 'incomplete' | null;
} {
  let parsed: WebhookBody | null;
  try {
    parsed = JSON.parse(body.toString('utf8')) as WebhookBody | null;
  } catch {
    throw badRequest('The body is not valid JSON');
  }
  const status =
    ({ 'payment.captured': 'captured', 'payment.failed': 'failed' } as const)[
      parsed?.event ?? ''
    ] ?? null;
  const {
    id,
    order_id: orderId,
    amount,
    currency,
    method,
  } = parsed?.payload?.payment?.entity ?? {};
  const providerOrderId = typeof orderId === 'string' ? orderId : null;
  if (!status) return { providerOrderId, payment: null };
  if (typeof id !== 'string' || typeof amount !== 'number' || typeof currency !== 'string')
    return { providerOrderId, payment: 'incomplete' };
  return {
    providerOrderId,
    payment: { id, status, amount, currency, method: typeof method === 'string' ? method : null },
  };
}
