import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { listEnvelope } from '../listPage.ts';
import { ListQuery } from '../lists.contract.ts';
import type { OrderRow } from '../orders/orderRows.ts';
import { customerOf } from '../plugins/access.ts';
import type { PlainReason } from '../reasons/reasons.ts';
import { checkProof } from './checkProof.ts';
import { openPayment } from './openPayment.ts';
import {
  PaymentOrderRequest,
  PaymentRequestAnswer,
  PaymentsAnswer,
  VerifyAnswer,
  VerifyRequest,
} from './payments.contract.ts';
import { createPaymentRepository } from './payments.repository.ts';

const tags = ['payments'] as const;

/** The answer to a valid proof, by payment status. */
const outcomes: Partial<Record<OrderRow['payment_status'], PlainReason>> = {
  SUCCESS: 'PAYMENT_VERIFIED',
  REFUND_PENDING: 'PAYMENT_REFUNDED',
  REFUNDED: 'PAYMENT_REFUNDED',
};

/** The customer's calls on payments (docs/product/calls.md). */
export function paymentRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db } = deps;
  return async (app) => {
    const payments = createPaymentRepository(db);

    app.get(
      '/payment',
      operation({
        operationId: 'payments',
        access: 'customer',
        tags,
        summary: 'My payments, newest first',
        description:
          "The customer's payments with their refunds, a page at a time; send `nextCursor` as `cursor` to get the following page.",
        refuses: [],
        querystring: ListQuery,
        response: { 200: PaymentsAnswer },
      }),
      async (request) => listEnvelope(await payments.page(customerOf(request).id, request.query)),
    );

    app.post(
      '/payment/create-order',
      operation({
        operationId: 'startPayment',
        access: 'customer',
        tags,
        summary: 'Prepare the payment of an order',
        description:
          "What the provider's window needs for an order that awaits payment. Idempotent.",
        refuses: ['NOT_FOUND', 'CONFLICT', 'PRICE_CHANGED', 'HOLD_EXPIRED', 'ALREADY_PAID'],
        body: PaymentOrderRequest,
        response: { 200: PaymentRequestAnswer },
      }),
      async (request) => {
        return envelope(await openPayment(deps, customerOf(request).id, request.body));
      },
    );

    app.post(
      '/payment/verify',
      operation({
        operationId: 'verifyPayment',
        access: 'customer',
        tags,
        summary: 'Check the proof of a payment',
        description:
          "Checks the proof that the provider's window handed over, and marks the order as paid. Idempotent.",
        refuses: ['NOT_FOUND', 'CONFLICT'],
        body: VerifyRequest,
        response: { 200: VerifyAnswer },
      }),
      async (request) => {
        const {
          orderId,
          razorpay_payment_id: providerPaymentId,
          razorpay_order_id: providerOrderId,
          razorpay_signature: signature,
        } = request.body;
        const paymentStatus = await checkProof(deps, customerOf(request).id, {
          orderId,
          providerOrderId,
          providerPaymentId,
          signature,
        });
        return envelope(
          { order: { _id: orderId, paymentStatus } },
          outcomes[paymentStatus] ?? 'PAYMENT_AMOUNT_WRONG',
        );
      },
    );
  };
}
