import { isPayment } from '../../machines/payment/payment.rules.ts';
import type { Deps } from '../deps.ts';
import { expireHolds } from '../orders/expireHolds.ts';
import type { OrderRow } from '../orders/orderRows.ts';
import { createOrderRepository } from '../orders/orders.repository.ts';
import { settlePayment } from '../orders/settlePayment.ts';
import type { Trx } from '../db/database.ts';
import { withOrder } from '../orders/withOrder.ts';
import type { LockedOrder } from '../orders/withOrder.ts';
import { capturePayment, isForOrder } from './capturePayment.ts';
import type { ProviderPayment } from './provider.ts';
import { providerOf } from './providerOf.ts';
import { everything } from '../staffScope.ts';

/**
 * Applies a payment event of the provider to its order, whichever way it arrived. Returns the
 * payment status afterwards.
 */
export async function applyProviderPayment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  orderId: string,
  payment: ProviderPayment,
  actor: string,
): Promise<OrderRow['payment_status']> {
  const apply = async (trx: Trx, { order }: LockedOrder) => {
    const circumstances = { actor, now: clock() };
    if (payment.status === 'failed' && payment.orderId === order.provider_order_id)
      return settlePayment(trx, order, { type: 'payment.failed' }, circumstances);
    if (payment.status !== 'captured') return order.payment_status;
    // The order may need a seat again, so overdue holds of its slot are released first.
    if (order.payment_status === 'EXPIRED')
      await expireHolds(trx, [order.slot_id], circumstances.now);
    return capturePayment(trx, order, payment, circumstances);
  };
  return withOrder(db, orderId, everything, apply, { customer: true });
}

/**
 * Captures an authorized payment if the order can still use it. With automatic capture the provider
 * has done this; an authorized payment that nobody captures is returned by the provider.
 */
export async function captureAuthorized(
  deps: Deps,
  orderId: string,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  if (payment.status !== 'authorized') return payment;
  const order = await createOrderRepository(deps.db).find(orderId);
  const isWanted =
    order &&
    isForOrder(payment, order) &&
    order.status !== 'cancelled' &&
    isPayment(order.payment_status, 'unpaid');
  if (!isWanted) return payment;
  await providerOf(deps).provider.capture(payment.id, payment.amount);
  return { ...payment, status: 'captured' };
}

/**
 * Queries the provider for the payments of one of its orders, and applies those that moved money.
 */
export async function syncProviderPayments(
  deps: Deps,
  orderId: string,
  providerOrderId: string,
  actor: string,
): Promise<void> {
  for (const found of await providerOf(deps).provider.paymentsOf(providerOrderId)) {
    const payment = await captureAuthorized(deps, orderId, found);
    if (payment.status === 'captured') await applyProviderPayment(deps, orderId, payment, actor);
  }
}
