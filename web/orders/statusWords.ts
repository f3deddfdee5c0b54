import type { PaymentStatus } from '../../machines/generated/schema.ts';
import { statusOf } from '../../machines/order/order.rules.ts';
import { ordersCopy } from '../copy/orders.ts';

const payments: Partial<
  Record<PaymentStatus, 'pending' | 'expired' | 'refundPending' | 'refunded'>
> = {
  PENDING: 'pending',
  FAILED: 'pending',
  EXPIRED: 'expired',
  REFUND_PENDING: 'refundPending',
  REFUNDED: 'refunded',
};

/** The state of an order in a few words: payment first, then the stage. */
export function statusWords(order: {
  status: string | null;
  paymentStatus: PaymentStatus;
}): string {
  const status = statusOf(order.status);
  const money = payments[order.paymentStatus];
  if (money) return ordersCopy.track[money];
  return status === 'cancelled' ? ordersCopy.track.cancelled : ordersCopy.stages[status].title;
}
