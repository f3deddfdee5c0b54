/** Payments and their provider. */
export const paymentSentences = {
  ALREADY_PAID: 'This order has already been paid',
  HOLD_EXPIRED:
    'The time to pay is over, and your slot has been released. Please pick a slot again.',
  PAYMENT_AMOUNT_WRONG: 'The amount paid is not the amount of the order, so it will be refunded',
  PAYMENT_NOT_CONFIRMED: 'The payment is not confirmed yet',
  PAYMENT_NOT_VERIFIED: 'The payment could not be verified',
  PAYMENT_REFUNDED: 'Your order has ended, so your payment will be refunded',
  // To the letter of docs/product/interface.md.
  PAYMENT_VERIFIED: 'Payment verified',
  PROVIDER_ORDER_NOT_FOUND: 'The payment provider has no such order',
  PROVIDER_UNAVAILABLE:
    'The payment provider cannot be reached right now. Please try again in a moment.',
  SANDBOX_CONNECTION_LOST: 'The payment window lost its connection',
  SANDBOX_CONFIGURED: 'Behaviour set',
  SANDBOX_FAILED: 'Payment failed',
  SANDBOX_PAID: 'Paid',
  SIGNATURE_WRONG: 'The signature does not match',
  WEBHOOK_KNOWN: 'Already received',
  WEBHOOK_RECEIVED: 'Received',
} as const;
