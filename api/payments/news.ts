import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/orderJson.ts';
import { withOrder } from '../orders/withOrder.ts';
import { currency, toRupees } from './paise.ts';
import type { ProviderPayment } from './provider.ts';
import { capturePayment, settlePayment } from './settle.ts';

/** Tells an order what the provider says of a payment, whichever way the news came. Returns the payment status after it. */
export async function tellOrder({ db, clock }: Pick<Deps, 'db' | 'clock'>, orderId: string, payment: ProviderPayment, actor: string): Promise<OrderRow['payment_status']> {
  return withOrder(db, orderId, null, async (trx, { order }) => {
    const circumstances = { actor, now: clock() };
    if (payment.status === 'captured' && payment.currency === currency) {
      return capturePayment(trx, order, { providerPaymentId: payment.id, amount: toRupees(payment.amount), method: payment.method }, circumstances);
    }
    return payment.status === 'failed' ? settlePayment(trx, order, { type: 'payment.failed' }, circumstances) : order.payment_status;
  });
}
