// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../../devtools/simulation/walk.ts';
import { PaymentAlert, SandboxWindow } from '../../web/booking/lazyDialogs.ts';
import { openSandboxWindow } from '../../web/booking/sandboxWindow.ts';
import { toWindow } from '../machines/support/funnel.ts';
import { back, newPage, settled } from './support/browserBack.ts';
import { button, chosen, press, showFunnel } from './support/funnel.tsx';

beforeAll(() => Promise.all([PaymentAlert.load(), SandboxWindow.load()]));
beforeEach(() => {
  sessionStorage.clear();
  newPage();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  await settled();
});

const atAddress: Step = { fact: { type: 'xstate.route', to: '#address' } };
const isBusy = (name: string) => button(name).hasAttribute('data-loading');

it('the alert of a payment is fetched ahead: what goes wrong may be the connection', async () => {
  const load = vi.spyOn(PaymentAlert, 'load').mockRejectedValue(new Error('No connection'));
  await showFunnel({ draft: chosen, steps: [atAddress, ...toWindow] });
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
  };
  const openWindow = () => openSandboxWindow(request, new AbortController().signal);

  it('is there as long as the provider waits for an answer', async () => {
    await showFunnel({ draft: chosen, steps: [atAddress, ...toWindow] });
    expect(screen.queryByRole('dialog')).toBeNull();
    let result: Promise<unknown> = Promise.resolve();
    act(() => void (result = openWindow()));
    expect((await screen.findByRole('dialog')).textContent).toContain('₹549');
    press('Close');
    expect(await result).toEqual({ kind: 'dismissed' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    expect(screen.getByRole('alert').textContent).toBe('No connection');
    press('Fail payment');
    expect([screen.queryByRole('alert'), isBusy('Pay')]).toEqual([null, true]);
    await act(async () => refuse(new Error('No connection')));
    await back();
    expect(await result).toEqual({ kind: 'dismissed' });
  });
});
