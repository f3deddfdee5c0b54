import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/orderJson.ts';
import { withOrder } from '../orders/withOrder.ts';
import { expireDue } from './expireDue.ts';
import type { ProviderPayment } from './provider.ts';
import { capturePayment, settlePayment } from './settle.ts';

/** Tells an order what the provider says of a payment, whichever way the news came. Returns the payment status after it. */
export async function tellOrder({ db, clock }: Pick<Deps, 'db' | 'clock'>, orderId: string, payment: ProviderPayment, actor: string): Promise<OrderRow['payment_status']> {
  return withOrder(db, orderId, null, async (trx, { order }) => {
    const circumstances = { actor, now: clock() };
    if (payment.status === 'failed') return settlePayment(trx, order, { type: 'payment.failed' }, circumstances);
    if (payment.status !== 'captured') return order.payment_status;
    // It may need a place again: those that others hold no longer are free.
    if (order.payment_status === 'EXPIRED') await expireDue(trx, order.slot_id, circumstances.now);
    return capturePayment(trx, order, payment, circumstances);
  });
}
