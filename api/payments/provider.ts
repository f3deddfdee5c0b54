/** A payment as the provider's books have it. Amounts in paise. */
export interface ProviderPayment {
  id: string;
  /** The provider's order that it is for. */
  orderId: string;
  /** authorized: the bank has promised the money, and nobody has taken it. */
  status: 'authorized' | 'captured' | 'failed' | 'other';
  amount: number;
  /** What the provider takes of it. */
  fee: number;
  currency: string;
  method: string | null;
}

/** A refund as the provider's books have it. The money is back when it is processed, not before. */
export interface ProviderRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
}

/**
 * The calls of a payment provider; each may fail or take long, so none is made inside a
 * transaction.
 */
export interface PaymentProvider {
  keyId: string;
  sandbox: boolean;
  /** Opens an order at the provider, a new one each time. Amount in paise. */
  createOrder(receipt: string, amount: number): Promise<{ id: string }>;
  paymentsOf(providerOrderId: string): Promise<ProviderPayment[]>;
  /** All payments of the account that were made in the span. */
  paymentsBetween(from: Date, until: Date): AsyncIterable<ProviderPayment>;
  /** Takes the money of an authorized payment. */
  capture(providerPaymentId: string, amount: number): Promise<void>;
  /**
   * Gives money back, all or a part of what was `paid`; the same key gives it back once, and answers
   * the same refund. Of what somebody gave back by hand only the rest goes back.
   */
  refund(
    providerPaymentId: string,
    amount: number,
    key: string,
    paid: number,
  ): Promise<ProviderRefund>;
  /** How a refund stands. */
  refundOf(providerPaymentId: string, refundId: string): Promise<ProviderRefund>;
  /**
   * Whether the window's signature is ours: HMAC-SHA256 over `order|payment` with the key's secret,
   * hex.
   */
  isSigned(providerOrderId: string, providerPaymentId: string, signature: string): boolean;
  /** Whether a webhook's signature is the provider's, over the bytes as they came. */
  isWebhookSigned(body: Buffer, signature: string): boolean;
}
