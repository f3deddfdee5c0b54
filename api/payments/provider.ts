/** A payment as the provider's books have it. Amounts in paise. */
export interface ProviderPayment {
  id: string;
  status: 'captured' | 'failed' | 'other';
  amount: number;
  currency: string;
  method: string | null;
}

/** What we ask of a payment provider; each call may fail or take long, so none is made inside a transaction. */
export interface PaymentProvider {
  keyId: string;
  sandbox: boolean;
  /** Opens an order at the provider; the same receipt gives the same order. Amount in paise. */
  createOrder(receipt: string, amount: number): Promise<{ id: string }>;
  paymentsOf(providerOrderId: string): Promise<ProviderPayment[]>;
  /** Gives money back; the same key gives it back once. */
  refund(providerPaymentId: string, amount: number, key: string): Promise<void>;
  /** Whether the window's signature is ours: HMAC-SHA256 over `order|payment` with the key's secret, hex. */
  isSigned(providerOrderId: string, providerPaymentId: string, signature: string): boolean;
  /** Whether a webhook's signature is the provider's, over the bytes as they came. */
  isWebhookSigned(body: Buffer, signature: string): boolean;
}
