import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { WebhookEvent, WebhookHeaders } from './payments.contract.ts';
import { receiveWebhook } from './receiveWebhook.ts';

/** POST payment/webhook: the provider's events, signed (docs/product/interface.md). */
export function webhookRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    // The signature covers the body's raw bytes.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    app.post(
      '/payment/webhook',
      operation({
        operationId: 'receivePaymentEvent',
        access: 'provider',
        tags: ['payments'],
        summary: 'Events of the payment provider',
        description:
          "Accepts the provider's events in any order and any number of times; the signature covers the bytes of the body.",
        refuses: [],
        requestHeaders: WebhookHeaders,
        bytes: WebhookEvent,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return envelope(
          null,
          (await receiveWebhook(deps, body, request.headers))
            ? 'WEBHOOK_RECEIVED'
            : 'WEBHOOK_KNOWN',
        );
      },
    );
  };
}
