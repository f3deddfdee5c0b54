import type { WindowResult } from '../../machines/booking/booking.types.ts';
import type { PaymentRequest } from '../../machines/generated/schema.ts';
import { openSandboxWindow } from './sandboxWindow.ts';

/** What the window is labelled with (docs/product/screens.md#checkout). */
export const merchantLabel = 'lab test payment';

interface ProviderWindow {
  open(): void;
  close?(): void;
  on(event: 'payment.failed', listener: () => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: Record<string, unknown>) => ProviderWindow;
  }
}

/**
 * The provider's window as one promise: paid, failed or dismissed. Rejects when the window cannot
 * be opened.
 */
export async function openPaymentWindow(
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<WindowResult> {
  if (request.sandbox) return openSandboxWindow(request, signal);
  await loadProvider();
  return new Promise((resolve) => {
    let failed = false;
    const provider = new window.Razorpay!({
      key: request.keyId,
      order_id: request.providerOrderId,
      amount: request.amountInPaise,
      currency: request.currency,
      name: merchantLabel,
      handler: (paid: {
        razorpay_payment_id: string;
        razorpay_order_id: string;
        razorpay_signature: string;
      }) =>
        resolve({
          kind: 'paid',
          proof: {
            providerPaymentId: paid.razorpay_payment_id,
            providerOrderId: paid.razorpay_order_id,
            signature: paid.razorpay_signature,
          },
        }),
      // The provider lets the person try again in its own window, so a failure counts once the
      // window is closed.
      modal: { ondismiss: () => resolve({ kind: failed ? 'failed' : 'dismissed' }) },
    });
    provider.on('payment.failed', () => {
      failed = true;
    });
    signal.addEventListener('abort', () => provider.close?.(), { once: true });
    provider.open();
  });
}

function loadProvider(): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://checkout.razorpay.com/v1/checkout.js';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(
        new Error(
          'The payment window could not be loaded. Please check your connection and try again.',
        ),
      ),
    );
    document.head.append(script);
  });
}
