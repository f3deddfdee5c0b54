import type { OrderRow } from './orderRows.ts';

/** Whether a visit may be rated: it is over and has not been rated yet. */
export const isRateable = ({
  status,
  payment_status: paymentStatus,
  rating,
}: Pick<OrderRow, 'status' | 'payment_status'> & { rating: unknown }): boolean =>
  status === 'completed' && paymentStatus === 'SUCCESS' && rating === null;
