/** A payment in the provider's books. Amounts in paise. */
export interface ProviderPayment {
  id: string;
  /** The provider's order that it is for. */
  orderId: string;
  /** authorized: the bank has promised the money, and nobody has captured it. */
  status: 'authorized' | 'captured' | 'failed' | 'other';
  amount: number;
  /** The provider's fee, which is part of the amount. */
  fee: number;
  currency: string;
  method: string | null;
}

/** A refund in the provider's books. The money is back only once it is processed. */
export interface ProviderRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
}

/**
 * The calls of a payment provider. Each may fail or take long, so none is made within a
 * transaction.
 */
export interface PaymentProvider {
  keyId: string;
  sandbox: boolean;
  /** Opens an order at the provider, a new one each time. Amount in paise. */
  createOrder(receipt: string, amount: number): Promise<{ id: string }>;
  paymentsOf(providerOrderId: string): Promise<ProviderPayment[]>;
  /** All payments of the account that were made within the span. */
  paymentsBetween(from: Date, until: Date): AsyncIterable<ProviderPayment>;
  /** Captures an authorized payment. */
  capture(providerPaymentId: string, amount: number): Promise<void>;
  /**
   * Refunds all or a part of the `paid` amount; the same key refunds once and returns the same
   * refund. If somebody refunded a part by hand, only the rest is refunded.
   */
  refund(
    providerPaymentId: string,
    amount: number,
    key: string,
    paid: number,
  ): Promise<ProviderRefund>;
  /** The current state of a refund. */
  refundOf(providerPaymentId: string, refundId: string): Promise<ProviderRefund>;
  /**
   * Whether the window's signature is ours: HMAC-SHA256 over `order|payment` with the key's secret,
   * hex.
   */
  isSigned(providerOrderId: string, providerPaymentId: string, signature: string): boolean;
  /** Whether a webhook's signature is the provider's, over the body's raw bytes. */
  isWebhookSigned(body: Buffer, signature: string): boolean;
}
