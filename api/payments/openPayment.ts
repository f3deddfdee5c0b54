import { isPayable } from '../../machines/payment/payment.rules.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/orderRows.ts';
import { requireExpected } from '../orders/booking.rules.ts';
import { createOrderRepository } from '../orders/orders.repository.ts';
import { giveOfferBack } from '../orders/takeOffer.ts';
import { conflict, notFound } from '../refusal.ts';
import { currency, toPaise } from '../paise.ts';
import type { PaymentOrderRequest, PaymentRequestJson } from './payments.contract.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { providerOf } from './providerOf.ts';
import { returnPath } from './returnPath.ts';

/** Refuses an order that is paid or over; 409. */
function requirePayable(order: OrderRow, now: Date): void {
  if (order.payment_status === 'SUCCESS') throw conflict('ALREADY_PAID');
  if (isPayable(order.payment_status) && order.hold_expires_at && order.hold_expires_at > now)
    return;
  throw conflict(order.status === 'cancelled' ? 'ORDER_CANCELLED' : 'HOLD_EXPIRED');
}

/**
 * What the provider's window needs for a customer's unpaid order. Each of our orders has one
 * provider order of its amount, however often this is called.
 */
export async function openPayment(
  deps: Deps,
  userId: string,
  { orderId, expectedAmount }: PaymentOrderRequest,
): Promise<PaymentRequestJson> {
  const { provider } = providerOf(deps);
  for (;;) {
    const found = await createOrderRepository(deps.db).findPayable(orderId, userId);
    if (!found) throw notFound('ORDER_NOT_FOUND');
    const { order, isOfferLost } = found;
    requirePayable(order, deps.clock());
    if (isOfferLost) await giveOfferBack(deps, order);
    requireExpected({ expectedAmount }, order);
    const amount = toPaise(order.amount);
    const providerOrderId =
      order.provider_order_id ??
      (await createPaymentRepository(deps.db).storeProviderOrder(
        orderId,
        (await provider.createOrder(orderId, amount)).id,
        order.amount,
      ));
    // Otherwise the order was changed in the meantime, and its new amount needs another provider
    // order.
    if (providerOrderId !== null)
      return {
        keyId: provider.keyId,
        razorpayOrderId: providerOrderId,
        amount,
        currency,
        sandbox: provider.sandbox,
        returnPath: returnPath(orderId),
      };
  }
}
