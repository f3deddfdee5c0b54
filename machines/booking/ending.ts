import { isPayment } from '../payment/payment.rules.ts';
import type { BookedOrder } from './booking.types.ts';

/** Why an order can no longer be paid; each name is also that of its message. */
export type Ending = 'holdExpired' | 'orderCancelled' | 'moneyBack';

/** How an order ended. */
export function endingOf(order: Pick<BookedOrder, 'status' | 'paymentStatus'> | null): Ending {
  if (order && isPayment(order.paymentStatus, 'moneyBack')) return 'moneyBack';
  return order?.status === 'cancelled' ? 'orderCancelled' : 'holdExpired';
}
