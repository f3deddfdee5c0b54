import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { badRequest, unauthenticated } from '../refusal.ts';
import { tellOrder } from './news.ts';
import type { ProviderPayment } from './provider.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { providerOf } from './providerOf.ts';

interface WebhookBody {
  event?: string;
  payload?: { payment?: { entity?: { id?: string; order_id?: string; status?: string; amount?: number; currency?: string; method?: string } } };
}

/** POST payment/webhook: the provider's own news, in any order and any number of repeats (interface.md). */
export function webhookRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { provider } = providerOf(deps);
    const payments = createPaymentRepository(deps.db);
    // The signature is over the bytes as they came.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post('/payment/webhook', { schema: { tags: ['payments'], summary: 'News from the payment provider' } }, async (request) => {
      const body = request.body as Buffer | undefined;
      const signature = request.headers['x-razorpay-signature'];
      const eventId = request.headers['x-razorpay-event-id'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string' || !provider.isWebhookSigned(body, signature)) throw unauthenticated('The signature is not right');
      if (typeof eventId === 'string' && (await payments.isKnownEvent(eventId))) return envelope(null, 'Known already');
      const { orderId, payment } = await newsOf(body);
      const ours = orderId && (await payments.findByProviderOrder(orderId));
      // Another shop's order, or an event that is no concern of ours: nothing to do, and nothing to repeat.
      if (ours && payment) await tellOrder(deps, ours, payment, 'webhook');
      // Remembered last: should we fall in between, the repeat does it, and doing it twice is doing it once.
      if (typeof eventId === 'string') await payments.rememberEvent(eventId, deps.clock());
      return envelope(null, 'Received');
    });
  };
}

async function newsOf(body: Buffer): Promise<{ orderId: string | undefined; payment: ProviderPayment | null }> {
  let parsed: WebhookBody;
  try {
    parsed = JSON.parse(body.toString('utf8')) as WebhookBody;
  } catch {
    throw badRequest('The body is not valid JSON');
  }
  const entity = parsed.payload?.payment?.entity;
  const status = parsed.event === 'payment.captured' ? 'captured' : parsed.event === 'payment.failed' ? 'failed' : null;
  if (!entity?.id || typeof entity.amount !== 'number' || !status) return { orderId: entity?.order_id, payment: null };
  return { orderId: entity.order_id, payment: { id: entity.id, status, amount: entity.amount, currency: entity.currency ?? '', method: entity.method ?? null } };
}
