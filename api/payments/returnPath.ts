/** The outcome that the browser brings back from the provider's page. */
export type ReturnOutcome = 'paid' | 'failed' | 'unknown';

/** The path that the provider's page sends the browser back to. */
export const returnPath = (orderId: string): string =>
  `/api/v1/payment/return/${encodeURIComponent(orderId)}`;

/** The web page on which the customer continues with the order (docs/product/interface.md). */
export function pageAfter(orderId: string, outcome: ReturnOutcome): string {
  const id = encodeURIComponent(orderId);
  return outcome === 'paid' ? `/payment-success/${id}` : `/checkout?order=${id}&payment=${outcome}`;
}
