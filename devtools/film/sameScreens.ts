/**
 * States of flows of the server of which a customer sees a screen that has its picture already, of
 * the booking, of the order's page, or of another state.
 */
export const sameScreens: Readonly<Record<string, string>> = {
  'order/placed': 'tracking/following.showing',
  'order/cancelled': 'payment/REFUND_PENDING',
  'payment/PENDING': 'booking/payment.ready',
  'payment/FAILED': 'booking/payment.declined',
  'payment/SUCCESS': 'booking/placed',
  'refund/due': 'payment/REFUND_PENDING',
  'refund/requested': 'payment/REFUND_PENDING',
  'refund/failed': 'payment/REFUND_PENDING',
  'refund/refunded': 'payment/REFUNDED',
};
