import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import type { OrderRow } from '../orders/orderJson.ts';
import { withOrder } from '../orders/withOrder.ts';
import { customerOf, requireCustomer } from '../plugins/access.ts';
import { badRequest, conflict } from '../refusal.ts';
import { isPayable } from '../../machines/payment/payment.rules.ts';
import { tellOrder } from './news.ts';
import { currency, toPaise } from './paise.ts';
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

const moneyBack = 'Your order is over, so your money goes back';
/** What a checked proof comes to. */
const verdicts: Partial<Record<OrderRow['payment_status'], string>> = {
  SUCCESS: 'Payment verified',
  REFUND_PENDING: moneyBack,
  REFUNDED: moneyBack,
};
const wrongMoney = 'What was paid is not the amount of the order, so it goes back';

/** The customer's calls on payments (specification 7). */
export function paymentRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
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
        const { orderId } = request.body;
        const order = await withOrder(
          db,
          orderId,
          customerOf(request).id,
          async (_trx, locked) => locked.order,
        );
        if (order.payment_status === 'SUCCESS')
          throw conflict('This order is paid already', 'ALREADY_PAID');
        if (
          !isPayable(order.payment_status) ||
          !order.hold_expires_at ||
          order.hold_expires_at <= clock()
        )
          throw conflict(
            order.status === 'cancelled'
              ? 'This order was cancelled'
              : 'Your slot was held for 15 minutes and has been released. Please pick a slot again.',
            'HOLD_EXPIRED',
          );
        // One provider order for each order: the receipt makes it the same one, however often this is called.
        const providerOrderId =
          order.provider_order_id ??
          (await payments.keepProviderOrder(
            order.id,
            (await provider.createOrder(order.id, toPaise(order.amount))).id,
          ));
        return envelope({
          keyId: provider.keyId,
          razorpayOrderId: providerOrderId,
          amount: toPaise(order.amount),
          currency,
          sandbox: provider.sandbox,
        });
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
        // Read under one lock: a webhook between the two would make the order's status an old one.
        const { order, isKnown } = await withOrder(
          db,
          orderId,
          customerOf(request).id,
          async (trx, locked) => ({
            order: locked.order,
            isKnown: await createPaymentRepository(trx).isKnownPayment(orderId, paymentId),
          }),
        );
        // Only a signature over our own order's provider id counts (decisions 35).
        const mine = order.provider_order_id !== null && order.provider_order_id === givenOrderId;
        if (!mine || !provider.isSigned(order.provider_order_id!, paymentId, signature))
          throw badRequest('The payment could not be verified');
        const answer = (paymentStatus: OrderRow['payment_status']) =>
          envelope(
            { order: { _id: orderId, paymentStatus } },
            verdicts[paymentStatus] ?? wrongMoney,
          );
        // The webhook or an earlier call was here before: the provider need not be asked again.
        if (isKnown) return answer(order.payment_status);
        const payment = (await provider.paymentsOf(order.provider_order_id!)).find(
          (candidate) => candidate.id === paymentId,
        );
        if (payment?.status !== 'captured') throw conflict('The payment is not confirmed yet');
        return answer(await tellOrder(deps, orderId, payment, 'browser'));
      },
    );
  };
}
