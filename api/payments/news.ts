import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/orderJson.ts';
import { withOrder } from '../orders/withOrder.ts';
import { expireDue } from './expireDue.ts';
import type { ProviderPayment } from './provider.ts';
import { providerOf } from './providerOf.ts';
import { capturePayment, settlePayment } from './settle.ts';

/** Tells an order what the provider says of a payment, whichever way the news came. Returns the payment status after it. */
export async function tellOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  orderId: string,
  payment: ProviderPayment,
  actor: string,
): Promise<OrderRow['payment_status']> {
  return withOrder(db, orderId, null, async (trx, { order }) => {
    const circumstances = { actor, now: clock() };
    if (payment.status === 'failed')
      return settlePayment(trx, order, { type: 'payment.failed' }, circumstances);
    if (payment.status !== 'captured') return order.payment_status;
    // It may need a place again: those that others hold no longer are free.
    if (order.payment_status === 'EXPIRED') await expireDue(trx, order.slot_id, circumstances.now);
    return capturePayment(trx, order, payment, circumstances);
  });
}

/** Looks into the provider's books for money that an order has not heard of. */
export async function askProvider(
  deps: Deps,
  orderId: string,
  providerOrderId: string,
  actor: string,
): Promise<void> {
  for (const payment of await providerOf(deps).provider.paymentsOf(providerOrderId)) {
    if (payment.status === 'captured') await tellOrder(deps, orderId, payment, actor);
  }
}
