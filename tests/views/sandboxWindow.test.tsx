// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { notices } from '../../machines/notices.ts';
import { AlertDialog } from '../../web/shared/AlertDialog.ts';
import { SandboxWindow } from '../../web/booking/lazyDialogs.ts';
import { openSandboxWindow } from '../../web/booking/sandboxWindow.ts';
import { toWindow } from '../machines/support/funnel.ts';
import { back, newPage, settled } from './support/browserBack.ts';
import { at, chosen, showFunnel } from './support/funnel.tsx';
import { button, isBusy, press, says } from './support/page.ts';

beforeAll(() => Promise.all([AlertDialog.load(), SandboxWindow.load()]));
beforeEach(() => {
  newPage();
});

it('the alert of a payment is fetched ahead: what goes wrong may be the connection', async () => {
  const load = vi.spyOn(AlertDialog, 'load').mockRejectedValue(new Error('No connection'));
  await showFunnel({ draft: chosen, steps: [at('address'), ...toWindow] });
  await settled();
  expect(load).toHaveBeenCalledOnce();
});

describe('the window of the sandbox', () => {
  const request = {
    keyId: 'k',
    providerOrderId: 'order1',
    amountInPaise: 54_900,
    currency: 'INR',
    sandbox: true,
    returnPath: null,
  };
  const openWindow = () => openSandboxWindow(request, new AbortController().signal);

  const paid = { razorpay_payment_id: 'p', razorpay_order_id: 'order1', razorpay_signature: 's' };
  const window = async () => {
    const { signal } = new AbortController();
    const result = openSandboxWindow(request, signal);
    await showFunnel({ steps: [], View: SandboxWindow });
    expect(screen.getByRole('dialog').textContent).toContain('₹549');
    return result;
  };
  const service = (reply: () => Promise<Response>) => {
    const fetched = vi.fn<(url: string, sent: RequestInit) => Promise<Response>>(reply);
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it.each([
    ['Pay', 'paid', { kind: 'paid' }],
    ['Fail payment', 'failed', { kind: 'failed' }],
  ])('%s ends the payment as %s, and closes', async (name, outcome, result) => {
    const fetched = service(() => Promise.resolve(Response.json({ data: paid })));
    const answer = window();
    await screen.findByRole('dialog');
    press(name);
    expect(await answer).toMatchObject(result);
    expect(fetched.mock.calls[0]![1].body).toContain(`"outcome":"${outcome}"`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('cannot be pressed twice or closed while it pays, and says what failed', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const fetched = service(() => new Promise((_, reject) => (refuse = reject)));
    const answer = window();
    await screen.findByRole('dialog');
    press('Pay');
    press('Pay');
    for (const name of ['Fail payment', 'Close']) press(name);
    expect(fetched).toHaveBeenCalledOnce();
    act(() => refuse(new Error('No connection')));
    await says(notices.unreachable.text);
    expect(button('Pay').disabled).toBe(false);
    press('Close');
    expect(await answer).toEqual({ kind: 'dismissed' });
  });

  it('is dismissed by Escape', async () => {
    const answer = window();
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    expect(await answer).toEqual({ kind: 'dismissed' });
  });

  it('is dismissed by Back, but not while it pays; another try begins without what failed', async () => {
    let refuse: (error: Error) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (refuse = reject)));
    const result = openWindow();
    const answered = vi.fn<(result: unknown) => void>();
    void result.then(answered);
    await showFunnel({ steps: [], View: SandboxWindow });
    await settled();
    press('Pay');
    await back();
    expect(answered).not.toHaveBeenCalled();
    await act(async () => refuse(new Error('No connection')));
    expect(screen.getByRole('alert').textContent).toBe(notices.unreachable.text);
    press('Fail payment');
    expect([screen.queryByRole('alert'), isBusy('Pay')]).toEqual([null, true]);
    await act(async () => refuse(new Error('No connection')));
    await back();
    expect(await result).toEqual({ kind: 'dismissed' });
  });
});
