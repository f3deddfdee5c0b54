import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import type { OrderRow } from '../orders/orderJson.ts';
import { customerOf, requireCustomer } from '../plugins/access.ts';
import type { PlainReason } from '../reasons/reasons.ts';
import { badRequest, conflict, notFound } from '../refusal.ts';
import { openPayment } from './openPayment.ts';
import { applyProviderPayment, captureAuthorized } from './paymentEvents.ts';
import {
  PaymentOrderRequest,
  PaymentRequestAnswer,
  PaymentsAnswer,
  VerifyAnswer,
  VerifyRequest,
} from './payments.contract.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { providerOf } from './providerOf.ts';

const tags = ['payments'];

/** What a checked proof comes to. */
const outcomes: Partial<Record<OrderRow['payment_status'], PlainReason>> = {
  SUCCESS: 'PAYMENT_VERIFIED',
  REFUND_PENDING: 'PAYMENT_REFUNDED',
  REFUNDED: 'PAYMENT_REFUNDED',
};

/** The customer's calls on payments (docs/product/calls.md). */
export function paymentRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db } = deps;
  return async (app) => {
    const { provider } = providerOf(deps);
    const payments = createPaymentRepository(db);
    app.addHook('onRequest', requireCustomer);

    app.get(
      '/payment',
      { schema: { tags, summary: 'My payments, newest first', response: { 200: PaymentsAnswer } } },
      async (request) => envelope(await payments.list(customerOf(request).id)),
    );

    app.post(
      '/payment/create-order',
      {
        schema: {
          tags,
          summary: 'Prepare the payment of an order',
          body: PaymentOrderRequest,
          response: { 200: PaymentRequestAnswer },
        },
      },
      async (request) => {
        return envelope(await openPayment(deps, customerOf(request).id, request.body.orderId));
      },
    );

    app.post(
      '/payment/verify',
      {
        schema: {
          tags,
          summary: 'Check the proof of a payment',
          body: VerifyRequest,
          response: { 200: VerifyAnswer },
        },
      },
      async (request) => {
        const {
          orderId,
          razorpay_payment_id: paymentId,
          razorpay_order_id: givenOrderId,
          razorpay_signature: signature,
        } = request.body;
        const found = await payments.proofOf(customerOf(request).id, {
          orderId,
          providerOrderId: givenOrderId,
          providerPaymentId: paymentId,
        });
        if (!found) throw notFound('ORDER_NOT_FOUND');
        // Only a signature over a provider id of our own order counts (PD-35).
        if (!found.isForOrder || !provider.isSigned(givenOrderId, paymentId, signature))
          throw badRequest('PAYMENT_NOT_VERIFIED');
        const answer = (paymentStatus: OrderRow['payment_status']) =>
          envelope(
            { order: { _id: orderId, paymentStatus } },
            outcomes[paymentStatus] ?? 'PAYMENT_AMOUNT_WRONG',
          );
        // The webhook or an earlier call came first: the provider need not be called again.
        if (found.isKnown) return answer(found.paymentStatus);
        const taken = (await provider.paymentsOf(givenOrderId)).find(({ id }) => id === paymentId);
        const payment = taken && (await captureAuthorized(deps, orderId, taken));
        if (payment?.status !== 'captured') throw conflict('PAYMENT_NOT_CONFIRMED');
        return answer(await applyProviderPayment(deps, orderId, payment, 'browser'));
      },
    );
  };
}
