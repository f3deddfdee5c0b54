import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { takeForms } from '../plugins/formBody.ts';
import { Refusal } from '../refusal.ts';
import { checkProof } from './checkProof.ts';
import { ReturnParams, ReturnRequest } from './payments.contract.ts';
import { pageAfter } from './returnPath.ts';
import type { ReturnOutcome } from './returnPath.ts';

/**
 * POST payment/return: the provider's page sends the customer's browser back here where Checkout
 * had to replace our page (docs/product/interface.md). The request comes from another site and so
 * carries no session; the page that it redirects to has it again.
 */
export function returnRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  /** The outcome of the payment, as far as the form proves it. */
  async function outcomeOf(orderId: string, form: ReturnRequest): Promise<ReturnOutcome> {
    const {
      razorpay_payment_id: providerPaymentId,
      razorpay_order_id: providerOrderId,
      razorpay_signature: signature,
    } = form;
    if (!providerPaymentId || !providerOrderId || !signature)
      return form['error[code]'] === undefined ? 'unknown' : 'failed';
    const proof = { orderId, providerOrderId, providerPaymentId, signature };
    return (await checkProof(deps, null, proof)) === 'SUCCESS' ? 'paid' : 'unknown';
  }

  return async (app) => {
    takeForms(app);
    app.post(
      '/payment/return/:orderId',
      operation({
        operationId: 'returnFromPayment',
        access: 'everyone',
        tags: ['payments'],
        summary: "Return from the payment provider's page",
        description:
          "The provider's page sends the browser here after a payment that did not happen in a window. A signed proof marks the order as paid, as `verifyPayment` does; anything else changes nothing. Redirects to the page of the order in any case.",
        refuses: [],
        params: ReturnParams,
        body: ReturnRequest,
        fromOtherSite: true,
        sends: { 303: {} },
      }),
      async (request, reply) => {
        const { orderId } = request.params;
        const outcome = await outcomeOf(orderId, request.body).catch((error: unknown) => {
          // A customer who may have paid is shown the order instead of an error, as its page knows
          // the state.
          if (!(error instanceof Refusal)) request.log.error({ err: error }, 'payment return');
          return 'unknown' as const;
        });
        return reply.redirect(pageAfter(orderId, outcome), 303);
      },
    );
  };
}
