import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { Bytes, operation } from '../operation.ts';
import { unauthenticated } from '../refusal.ts';
import { sameSignature } from '../secrets/signatures.ts';
import { receiveWhatsAppEvents } from './receiveWhatsAppEvents.ts';
import { Subscription, WhatsAppEvents } from './whatsApp.contract.ts';

/** whatsapp/webhook: Meta's events about messages, signed (docs/product/interface.md). */
export function whatsAppRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    // The signature covers the body's raw bytes.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    app.get(
      '/whatsapp/webhook',
      operation({
        operationId: 'subscribeToWhatsApp',
        access: 'everyone',
        tags: ['messages'],
        summary: 'Meta verifies the webhook',
        description:
          'Answers `hub.challenge` to a request with the token of `WHATSAPP_VERIFY_TOKEN`, once, when the webhook is registered at Meta.',
        refuses: ['UNAUTHENTICATED'],
        querystring: Subscription,
        sends: { 200: { 'text/plain': Bytes } },
      }),
      async (request, reply) => {
        const { 'hub.verify_token': token = '', 'hub.challenge': challenge = '' } = request.query;
        const { whatsApp } = deps.config;
        if (!whatsApp || !sameSignature(whatsApp.verifyToken, token))
          throw unauthenticated('SIGNATURE_WRONG');
        return reply.type('text/plain; charset=utf-8').send(Buffer.from(challenge));
      },
    );

    app.post(
      '/whatsapp/webhook',
      operation({
        operationId: 'receiveWhatsAppEvents',
        access: 'whatsApp',
        tags: ['messages'],
        summary: 'Events of WhatsApp',
        description:
          "Accepts Meta's events in any order and any number of times: the delivery of messages, and replies such as STOP. The signature covers the bytes of the body.",
        refuses: [],
        bytes: WhatsAppEvents,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receiveWhatsAppEvents(deps, body, request.headers['x-hub-signature-256']);
        return envelope(null, 'WEBHOOK_RECEIVED');
      },
    );
  };
}
