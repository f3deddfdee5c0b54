import type { PaymentRequest } from '../../machines/generated/schema.ts';
import type { WindowResult } from '../../machines/booking/booking.types.ts';

/**
 * The request that is open in the sandbox's window, and the callbacks by which the window answers
 * it.
 */
export interface SandboxRequest {
  request: PaymentRequest;
  answer(result: WindowResult): void;
}

let open: SandboxRequest | null = null;
const listeners = new Set<() => void>();

function show(next: SandboxRequest | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The store behind the window's view: the open request, or null. */
export const sandboxWindow = {
  read: () => open,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Opens the sandbox's window and waits for the person; leaving the step closes the window. */
export function openSandboxWindow(
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<WindowResult> {
  return new Promise((resolve) => {
    const answer = (result: WindowResult) => {
      show(null);
      resolve(result);
    };
    signal.addEventListener('abort', () => answer({ kind: 'dismissed' }), { once: true });
    show({ request, answer });
  });
}

/** The page to which the sandbox redirects in a browser that cannot open a window. */
export const sandboxPage = (providerOrderId: string) =>
  `/api/v1/sandbox/checkout/${encodeURIComponent(providerOrderId)}`;

/** Pays or fails at the sandbox provider, as the provider's window would. */
export async function paySandbox(
  providerOrderId: string,
  outcome: 'paid' | 'failed',
): Promise<WindowResult> {
  const reply = await fetch('/api/v1/sandbox/pay', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ razorpayOrderId: providerOrderId, outcome }),
  }).catch(async (error: unknown) => {
    // The funnel does not wait for it, and has it by now.
    const { failureOf } = await import('../shared/gateway.ts');
    throw failureOf(error);
  });
  if (!reply.ok)
    throw new Error(
      ((await reply.json().catch(() => ({}))) as { message?: string }).message ??
        'The payment provider did not answer',
    );
  if (outcome === 'failed') return { kind: 'failed' };
  const { data } = (await reply.json()) as {
    data: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
  };
  return {
    kind: 'paid',
    proof: {
      providerPaymentId: data.razorpay_payment_id,
      providerOrderId: data.razorpay_order_id,
      signature: data.razorpay_signature,
    },
  };
}
