import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../deps.ts';
import { takeForms } from '../../plugins/formBody.ts';
import { failureBody, notFound } from '../../refusal.ts';
import { providerOf } from '../providerOf.ts';
import { returnPath } from '../returnPath.ts';
import { payAtSandbox } from './payAtSandbox.ts';
import { SandboxPageParams, SandboxPageRequest } from './sandbox.contract.ts';
import { createSandboxRepository } from './sandbox.repository.ts';
import { formBack, payForm } from './sandboxPage.ts';

/**
 * The sandboxed page has no origin, so what it sends comes from another site without our cookies,
 * as from the real provider's page. It has no scripts, but allows those that tests inject.
 */
const headers = {
  'content-security-policy':
    "sandbox allow-forms allow-scripts; default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
};

/**
 * The page that replaces ours where the provider cannot open its window: pay or fail, and return by
 * a form (docs/sandbox.md); absent with a real provider. Pages are not API calls, so the OpenAPI
 * description leaves them out.
 */
export function sandboxPageRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    if (!providerOf(deps).sandbox) return;
    takeForms(app);
    const found = async (id: string) => {
      const order = await createSandboxRepository(deps.db).orderById(id);
      if (!order) throw notFound('PROVIDER_ORDER_NOT_FOUND');
      return order;
    };

    app.get(
      '/sandbox/checkout/:razorpayOrderId',
      { schema: { hide: true, params: SandboxPageParams } },
      async (request, reply) => {
        const { amount } = await found(request.params.razorpayOrderId);
        return reply.headers(headers).type('text/html; charset=utf-8').send(payForm(amount));
      },
    );

    app.post(
      '/sandbox/checkout/:razorpayOrderId',
      { schema: { hide: true, params: SandboxPageParams, body: SandboxPageRequest } },
      async (request, reply) => {
        const { id, receipt } = await found(request.params.razorpayOrderId);
        const { outcome } = request.body;
        const { proof, behaviour } = await payAtSandbox(deps, id, outcome);
        if (behaviour === 'noCallback')
          return reply.code(504).send(failureBody('UNAVAILABLE', 'SANDBOX_CONNECTION_LOST'));
        const fields = outcome === 'paid' ? proof : errorFields(id, proof.razorpay_payment_id);
        return reply
          .headers(headers)
          .type('text/html; charset=utf-8')
          .send(formBack(returnPath(receipt), fields));
      },
    );
  };
}

/** The provider's form fields about a failed payment; none of them is signed. */
const errorFields = (orderId: string, paymentId: string) => ({
  'error[code]': 'BAD_REQUEST_ERROR',
  'error[description]': 'Payment failed',
  'error[metadata]': JSON.stringify({ payment_id: paymentId, order_id: orderId }),
});
