import { isPayment } from '../payment/payment.rules.ts';
import type { BookedOrder } from './booking.types.ts';

/** Why an order can no longer be paid; the names are those of the sentences about it. */
export type Ending = 'holdExpired' | 'orderCancelled' | 'moneyBack';

/** How an order that is over came to its end. */
export function endingOf(order: Pick<BookedOrder, 'status' | 'paymentStatus'> | null): Ending {
  if (order && isPayment(order.paymentStatus, 'moneyBack')) return 'moneyBack';
  return order?.status === 'cancelled' ? 'orderCancelled' : 'holdExpired';
}
