/**
 * States of the server's flows for which customers see a screen that has a picture already: one of
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
