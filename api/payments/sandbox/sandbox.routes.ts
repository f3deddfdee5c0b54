import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../deps.ts';
import { envelope } from '../../envelope.ts';
import { notFound } from '../../refusal.ts';
import { providerOf } from '../providerOf.ts';
import { receiveWebhook } from '../receiveWebhook.ts';
import { SandboxBehaviourRequest, SandboxPayRequest } from './sandbox.contract.ts';

const tags = ['sandbox'];

/** What the provider's window does, and how the sandbox may misbehave (docs/sandbox.md); not there with a real provider. */
export function sandboxRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { sandbox } = providerOf(deps);
    if (!sandbox) return;

    app.post(
      '/sandbox/pay',
      { schema: { tags, summary: 'Pay or fail at the sandbox provider', body: SandboxPayRequest } },
      async (request, reply) => {
        const { razorpayOrderId, outcome, behaviour: asked } = request.body;
        const { proof, webhook, behaviour } = await sandbox.pay(razorpayOrderId, outcome, asked);
        const before = { webhookFirst: 1, webhookTwice: 2 }[behaviour as string] ?? 0;
        for (let count = 0; count < before; count += 1)
          await receiveWebhook(deps, Buffer.from(webhook.body), webhook.headers);
        if (behaviour === 'noCallback')
          return reply
            .code(504)
            .send({ message: 'The payment window lost its connection', code: 'UNAVAILABLE' });
        return envelope(proof, outcome === 'paid' ? 'Paid' : 'Payment failed');
      },
    );

    app.post(
      '/sandbox/behaviour',
      {
        schema: {
          tags,
          summary: 'Ask the sandbox to misbehave with an order',
          body: SandboxBehaviourRequest,
        },
      },
      async (request) => {
        const { orderId: receipt, calls = 'plain', payment = 'plain' } = request.body;
        const order = await deps.db
          .selectFrom('orders')
          .select('id')
          .where('id', '=', receipt)
          .executeTakeFirst();
        if (!order) throw notFound('There is no such order');
        await deps.db
          .insertInto('sandbox_behaviours')
          .values({ receipt, calls, payment })
          .onConflict((on) => on.column('receipt').doUpdateSet({ calls, payment }))
          .execute();
        return envelope({ orderId: receipt, calls, payment }, 'As you wish');
      },
    );
  };
}
