import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../deps.ts';
import { operation } from '../../operation.ts';
import { envelope } from '../../envelope.ts';
import { createOrderRepository } from '../../orders/orders.repository.ts';
import { failureBody, notFound } from '../../refusal.ts';
import { providerOf } from '../providerOf.ts';
import { payAtSandbox } from './payAtSandbox.ts';
import {
  SandboxBehaviourAnswer,
  SandboxBehaviourRequest,
  SandboxPayAnswer,
  SandboxPayRequest,
} from './sandbox.contract.ts';
import { createSandboxRepository } from './sandbox.repository.ts';

const tags = ['sandbox'] as const;

/**
 * The backend of the provider's window, and of the sandbox's misbehaviour (docs/sandbox.md); absent
 * with a real provider.
 */
export function sandboxRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { sandbox } = providerOf(deps);
    if (!sandbox) return;

    app.post(
      '/sandbox/pay',
      operation({
        operationId: 'payAtSandbox',
        access: 'everyone',
        tags,
        summary: 'Pay or fail at the sandbox provider',
        description:
          "Does what a person would in the provider's window: pays, or fails. The answer is what `verifyPayment` takes.",
        refuses: ['NOT_FOUND'],
        body: SandboxPayRequest,
        sends: { 200: { 'application/json': SandboxPayAnswer } },
      }),
      async (request, reply) => {
        const { razorpayOrderId, outcome, behaviour: asked } = request.body;
        const { proof, behaviour } = await payAtSandbox(deps, razorpayOrderId, outcome, asked);
        if (behaviour === 'noCallback')
          return reply.code(504).send(failureBody('UNAVAILABLE', 'SANDBOX_CONNECTION_LOST'));
        return envelope(proof, outcome === 'paid' ? 'SANDBOX_PAID' : 'SANDBOX_FAILED');
      },
    );

    app.post(
      '/sandbox/behaviour',
      operation({
        operationId: 'configureSandbox',
        access: 'everyone',
        tags,
        summary: 'Ask the sandbox to misbehave with an order',
        description:
          'Asks the sandbox to answer slowly, wrongly or not at all for one order, for tests.',
        refuses: ['NOT_FOUND'],
        body: SandboxBehaviourRequest,
        sends: { 200: { 'application/json': SandboxBehaviourAnswer } },
      }),
      async (request) => {
        const { orderId: receipt, calls = 'plain', payment = 'plain' } = request.body;
        if (!(await createOrderRepository(deps.db).find(receipt)))
          throw notFound('ORDER_NOT_FOUND');
        await createSandboxRepository(deps.db).setBehaviour(receipt, { calls, payment });
        return envelope({ orderId: receipt, calls, payment }, 'SANDBOX_CONFIGURED');
      },
    );
  };
}
