// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PaymentRequest } from '../../machines/generated/schema.ts';
import { openPaymentPage, openPaymentWindow } from '../../web/booking/paymentWindow.ts';
import { paySandbox, sandboxWindow } from '../../web/booking/sandboxWindow.ts';

const request: PaymentRequest = {
  keyId: 'k1',
  providerOrderId: 'order1',
  amountInPaise: 54_900,
  currency: 'INR',
  sandbox: false,
  returnPath: '/api/v1/payment/return/o1',
};
const paid = {
  razorpay_payment_id: 'pay1',
  razorpay_order_id: 'order1',
  razorpay_signature: 'good',
};
const proof = { providerPaymentId: 'pay1', providerOrderId: 'order1', signature: 'good' };

afterEach(() => {
  delete window.Razorpay;
  for (const script of document.querySelectorAll('script')) script.remove();
});

interface Options {
  handler(paid: object): void;
  modal: { ondismiss(): void };
}
/** A provider whose window is in the test's hands. */
function provider() {
  const seen = { options: {} as Options & Record<string, unknown>, opened: 0, closed: 0 };
  const heard = new Map<string, () => void>();
  class Provider {
    constructor(options: Record<string, unknown>) {
      seen.options = options as typeof seen.options;
    }
    open() {
      seen.opened += 1;
    }
    close() {
      seen.closed += 1;
    }
    on(event: string, listener: () => void) {
      heard.set(event, listener);
    }
  }
  return { Provider, seen, fails: () => heard.get('payment.failed')!() };
}
const never = new AbortController().signal;
const opened = () => vi.waitFor(() => expect(document.scripts).toHaveLength(1));

describe("the provider's window", () => {
  it('is opened for the amount of the order, and answers with the proof of the payment', async () => {
    const { Provider, seen } = provider();
    window.Razorpay = Provider;
    const result = openPaymentWindow(request, never);
    await vi.waitFor(() => expect(seen.opened).toBe(1));
    expect(seen.options).toMatchObject({
      key: 'k1',
      order_id: 'order1',
      amount: 54_900,
      currency: 'INR',
      name: 'lab test payment',
    });
    expect(document.scripts).toHaveLength(0);
    seen.options.handler(paid);
    expect(await result).toEqual({ kind: 'paid', proof });
  });

  it.each([
    [0, 'dismissed'],
    [1, 'failed'],
    [2, 'failed'],
  ])('closed after %i failures is %s', async (failures, kind) => {
    const { Provider, seen, fails } = provider();
    window.Razorpay = Provider;
    const result = openPaymentWindow(request, never);
    await vi.waitFor(() => expect(seen.opened).toBe(1));
    for (let count = 0; count < failures; count += 1) fails();
    seen.options.modal.ondismiss();
    expect(await result).toEqual({ kind });
  });

  it('is paid although a first attempt in it failed', async () => {
    const { Provider, seen, fails } = provider();
    window.Razorpay = Provider;
    const result = openPaymentWindow(request, never);
    await vi.waitFor(() => expect(seen.opened).toBe(1));
    fails();
    seen.options.handler(paid);
    expect(await result).toEqual({ kind: 'paid', proof });
  });

  it('closes when the step is left', async () => {
    const { Provider, seen } = provider();
    window.Razorpay = Provider;
    const leave = new AbortController();
    void openPaymentWindow(request, leave.signal);
    await vi.waitFor(() => expect(seen.opened).toBe(1));
    expect(seen.closed).toBe(0);
    leave.abort();
    leave.abort();
    expect(seen.closed).toBe(1);
  });

  it('that cannot be closed from outside stays when the step is left', async () => {
    const { Provider, seen } = provider();
    Reflect.deleteProperty(Provider.prototype, 'close');
    window.Razorpay = Provider;
    const left: (() => void)[] = [];
    const addEventListener = (_: string, listener: () => void) => left.push(listener);
    void openPaymentWindow(request, { addEventListener } as never);
    await vi.waitFor(() => expect(seen.opened).toBe(1));
    expect(left).toHaveLength(1);
    expect(left[0]).not.toThrow();
  });

  it('comes with its code, from the provider', async () => {
    const { Provider, seen } = provider();
    void openPaymentWindow(request, never);
    await opened();
    const [script] = document.scripts;
    expect(script!.src).toBe('https://checkout.razorpay.com/v1/checkout.js');
    expect(seen.opened).toBe(0);
    window.Razorpay = Provider;
    script!.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(seen.opened).toBe(1));
  });

  it('that cannot be loaded says so', async () => {
    const result = openPaymentWindow(request, never);
    await opened();
    document.scripts[0]!.dispatchEvent(new Event('error'));
    await expect(result).rejects.toThrow(
      'The payment window could not be loaded. Please check your connection and try again.',
    );
  });
});

describe("the provider's page", () => {
  it('takes the place of the window in a browser inside an app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Instagram 301.0');
    expect(await openPaymentWindow(request, never)).toEqual({ kind: 'blocked' });
    expect(document.scripts).toHaveLength(0);
  });

  it('is opened for the same payment, and leads back to our service', async () => {
    const { Provider, seen } = provider();
    window.Razorpay = Provider;
    void openPaymentPage(request, never);
    await vi.waitFor(() => expect(seen.opened).toBe(1));
    expect(seen.options).toMatchObject({
      key: 'k1',
      order_id: 'order1',
      amount: 54_900,
      callback_url: `${location.origin}/api/v1/payment/return/o1`,
      redirect: true,
    });
    expect(seen.options).not.toHaveProperty('handler');
  });

  it('that is shown within ours after all can be closed, by the person and by leaving', async () => {
    const { Provider, seen } = provider();
    window.Razorpay = Provider;
    const leave = new AbortController();
    const result = openPaymentPage(request, leave.signal);
    await vi.waitFor(() => expect(seen.opened).toBe(1));
    seen.options.modal.ondismiss();
    expect(await result).toEqual({ kind: 'dismissed' });
    leave.abort();
    expect(seen.closed).toBe(1);
  });

  it('cannot be had from a service without a way back', async () => {
    await expect(openPaymentPage({ ...request, returnPath: null }, never)).rejects.toThrow(
      'could not be loaded',
    );
  });
});

describe("the sandbox's window", () => {
  const sandbox = { ...request, sandbox: true };

  it('is open until it is answered, and says so to whoever shows it', async () => {
    const seen: (object | null)[] = [];
    const leave = sandboxWindow.subscribe(() => seen.push(sandboxWindow.read()));
    expect(sandboxWindow.read()).toBeNull();
    const result = openPaymentWindow(sandbox, never);
    const open = sandboxWindow.read()!;
    expect(open.request).toEqual(sandbox);
    open.answer({ kind: 'failed' });
    expect(await result).toEqual({ kind: 'failed' });
    expect(seen).toEqual([open, null]);
    leave();
    void openPaymentWindow(sandbox, never);
    expect(seen).toHaveLength(2);
    sandboxWindow.read()!.answer({ kind: 'dismissed' });
  });

  it('closes when the step is left', async () => {
    const leave = new AbortController();
    const result = openPaymentWindow(sandbox, leave.signal);
    leave.abort();
    expect([await result, sandboxWindow.read()]).toEqual([{ kind: 'dismissed' }, null]);
  });

  const replies = (body: unknown, status = 200) => {
    const fetched = vi.fn<typeof fetch>(() =>
      Promise.resolve(
        typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
      ),
    );
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('pays at the sandbox', async () => {
    const fetched = replies({ data: paid });
    expect(await paySandbox('order1', 'paid')).toEqual({ kind: 'paid', proof });
    const [url, sent] = fetched.mock.calls[0]!;
    expect([url, sent]).toEqual([
      '/api/v1/sandbox/pay',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"razorpayOrderId":"order1","outcome":"paid"}',
      },
    ]);
  });

  it.each([
    [{ message: 'No such order' }, 'No such order'],
    [{}, 'The payment provider did not answer'],
    ['<html>', 'The payment provider did not answer'],
  ])('that is refused with %o says: %s', async (body, message) => {
    replies(body, 502);
    await expect(paySandbox('order1', 'paid')).rejects.toThrow(message);
  });
});
