import type { WindowResult } from '../../machines/booking/booking.types.ts';
import type { PaymentRequest } from '../../machines/generated/schema.ts';
import { isInAppBrowser } from '../ui/inAppBrowser.ts';
import { openSandboxWindow, sandboxPage } from './sandboxWindow.ts';

/** The label in the payment window (docs/product/screens.md#checkout). */
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

/** Closes the payment window when the step is left. */
function closeOn(signal: AbortSignal, provider: ProviderWindow): void {
  signal.addEventListener('abort', () => provider.close?.(), { once: true });
}

/** The options of the provider's script, for its window and its page alike. */
const optionsOf = (request: PaymentRequest) => ({
  key: request.keyId,
  order_id: request.providerOrderId,
  amount: request.amountInPaise,
  currency: request.currency,
  name: merchantLabel,
});

/**
 * Opens the provider's window; resolves to paid, failed, dismissed, or blocked in a browser that
 * cannot open it. Rejects if the provider's script cannot be loaded.
 */
export async function openPaymentWindow(
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<WindowResult> {
  if (isInAppBrowser()) return { kind: 'blocked' };
  if (request.sandbox) return openSandboxWindow(request, signal);
  await loadProvider();
  return new Promise((resolve) => {
    let failed = false;
    const provider = new window.Razorpay!({
      ...optionsOf(request),
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
      // The provider lets the person try again in its window, so a failure only counts once that is
      // closed.
      modal: { ondismiss: () => resolve({ kind: failed ? 'failed' : 'dismissed' }) },
    });
    provider.on('payment.failed', () => {
      failed = true;
    });
    closeOn(signal, provider);
    provider.open();
  });
}

/**
 * Leaves for the provider's page, which returns by posting a form to our service. If the provider
 * shows itself within this page after all, the promise resolves once it is closed.
 */
export async function openPaymentPage(
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<{ kind: 'dismissed' }> {
  const { returnPath } = request;
  if (!returnPath) throw new Error(couldNotBeLoaded);
  if (!request.sandbox) await loadProvider();
  return new Promise((resolve) => {
    if (request.sandbox) return location.assign(sandboxPage(request.providerOrderId));
    const provider = new window.Razorpay!({
      ...optionsOf(request),
      callback_url: new URL(returnPath, location.origin).href,
      redirect: true,
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
    });
    closeOn(signal, provider);
    provider.open();
  });
}

const couldNotBeLoaded =
  'The payment window could not be loaded. Please check your connection and try again.';

function loadProvider(): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://checkout.razorpay.com/v1/checkout.js';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(couldNotBeLoaded)));
    document.head.append(script);
  });
}
