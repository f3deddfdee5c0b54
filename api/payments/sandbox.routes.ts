import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { SandboxPayRequest } from './payments.contract.ts';
import { providerOf } from './providerOf.ts';
import type { SandboxWebhook } from './sandbox.ts';

/** POST sandbox/pay: what the provider's window does, and how it may misbehave; only with the sandbox. */
export function sandboxRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { sandbox } = providerOf(deps);
    if (!sandbox) return;
    const deliver = ({ body, headers }: SandboxWebhook) =>
      app.inject({ method: 'POST', url: '/api/v1/payment/webhook', headers: { 'content-type': 'application/json', ...headers }, payload: body });

    app.post('/sandbox/pay', { schema: { tags: ['sandbox'], summary: 'Pay or fail at the sandbox provider', body: SandboxPayRequest } }, async (request, reply) => {
      const { razorpayOrderId, outcome, behaviour = 'plain' } = request.body;
      const { proof, webhook } = await sandbox.pay(razorpayOrderId, outcome);
      if (behaviour === 'webhookFirst' || behaviour === 'webhookTwice') await deliver(webhook);
      if (behaviour === 'webhookTwice') await deliver(webhook);
      if (behaviour === 'plain' || behaviour === 'noCallback') {
        // As from a real provider, the webhook comes by itself, around the time of the answer.
        reply.raw.once('finish', () => void deliver(webhook).catch((error: unknown) => app.log.warn({ err: error }, 'the sandbox could not deliver its webhook')));
      }
      if (behaviour === 'noCallback') return reply.code(504).send({ message: 'The payment window lost its connection', code: 'UNAVAILABLE' });
      return envelope(proof, outcome === 'paid' ? 'Paid' : 'Payment failed');
    });
  };
}
