// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, bookedOrder, lab, otherLab, slot } from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { BookingFlow } from '../../web/booking/BookingFlow.tsx';
import { HoldCountdown } from '../../web/booking/HoldCountdown.tsx';
import { LabStep } from '../../web/booking/LabStep.tsx';
import { SandboxWindow } from '../../web/booking/lazyDialogs.ts';
import { openSandboxWindow } from '../../web/booking/sandboxWindow.ts';
import { button, chosen, press, showFunnel } from './support/funnel.tsx';

beforeAll(() => SandboxWindow.load());
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

const atAddress: Step = { fact: { type: 'xstate.route', to: '#address' } };
const atLab: Step = { fact: { type: 'xstate.route', to: '#lab' } };
const opened = (wanted: 'review' | 'success', paymentStatus: 'PENDING' | 'SUCCESS'): Step[] => [
  { fact: { type: 'order.opened', orderId: 'o1', wanted } },
  { answers: 'loadOrder', with: bookedOrder({ paymentStatus }) },
];

describe('the sandbox', () => {
  const request = {
    keyId: 'k',
    providerOrderId: 'order1',
    amountInPaise: 54_900,
    currency: 'INR',
    sandbox: true,
  };
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
    expect((await screen.findByRole('alert')).textContent).toBe('No connection');
    expect(button('Pay').disabled).toBe(false);
    press('Close');
    expect(await answer).toEqual({ kind: 'dismissed' });
  });

  it('is dismissed by Escape', async () => {
    const answer = window();
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    expect(await answer).toEqual({ kind: 'dismissed' });
  });
});

it('the time that is left goes down by the second, to nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 0 });
  await showFunnel({ steps: opened('review', 'PENDING'), View: HoldCountdown });
  const left = () => screen.getByRole('timer').textContent.slice(-5).trim();
  expect(left()).toBe('15:00');
  act(() => void vi.advanceTimersByTime(1000));
  expect(left()).toBe('14:59');
  act(() => void vi.advanceTimersByTime(16 * 60_000));
  expect(left()).toBe('0:00');
});

describe('the labs', () => {
  const labs: Step[] = [
    atLab,
    { answers: 'loadLabs', with: [lab, { ...otherLab, rating: null, ratingCount: null }] },
  ];
  const names = () => screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'));
  const why = 'Recommended: rating, report time and price';

  it('stand as the service recommends, until they are sorted otherwise', async () => {
    const { sentEvents } = await showFunnel({ steps: labs, View: LabStep });
    expect([names(), screen.queryAllByText(why).length]).toEqual([[lab.name, otherLab.name], 1]);
    expect(screen.getAllByText('Rating')).toHaveLength(1);
    fireEvent.click(button('Sort'));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Recommended',
      'Price',
      'Rating',
      'Report time',
    ]);
    fireEvent.pointerMove(entries[1]!, { pointerType: 'mouse' });
    await waitFor(() => expect(entries[1]!.hasAttribute('data-highlighted')).toBe(true));
    fireEvent.click(entries[1]!);
    await waitFor(() => expect(sentEvents()).toEqual([{ type: 'labs.sorted', by: 'price' }]));
    await waitFor(() => expect(names()).toEqual([otherLab.name, lab.name]));
    expect(screen.queryByText(why)).toBeNull();
  });

  it('lead to review where all else was decided', async () => {
    await showFunnel({
      steps: [
        atAddress,
        { answers: 'loadAddresses', with: [address] },
        { fact: { type: 'order.requested' } },
        { answers: 'createOrder', with: bookedOrder() },
        { fact: { type: 'change.wanted', step: 'slot' } },
        { answers: 'loadSlots', with: [slot] },
      ],
    });
    expect(button('Review order').disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'Add Address' })).toBeNull();
  });
});

describe('the funnel', () => {
  const Where = () => {
    const { pathname, search, hash } = useLocation();
    return <code id="where">{pathname + search + hash}</code>;
  };
  const flow = (draft: typeof chosen, steps: Step[]) =>
    showFunnel({
      draft,
      steps,
      View: () => (
        <>
          <BookingFlow />
          <Where />
        </>
      ),
    });
  const where = () => document.getElementById('where')!.textContent;
  const main = () => document.querySelector<HTMLElement>('main main')!.dataset;

  it('with nothing to book leads to the tests', async () => {
    await flow(emptyDraft('d1'), []);
    expect([where(), main().state]).toEqual(['/home#tests', 'idle']);
  });

  it('shows its step at its address, with the milestones, and follows the machine', async () => {
    const { go } = await flow({ ...chosen, slotId: null }, [atAddress, atLab]);
    expect([where(), main().machine, main().state]).toEqual(['/Lab', 'booking', 'lab.loading']);
    expect(document.querySelector('[aria-current]')!.textContent).toBe('Lab test');
    expect(document.querySelector('[data-rail]')).toBeNull();
    await go({ answers: 'loadLabs', with: [lab] }, { fact: { type: 'lab.confirmed' } });
    expect([where(), main().state]).toEqual(['/SelectAppointment', 'slot.loading']);
    expect(document.querySelector('[aria-current]')!.textContent).toBe('Select appointment');
  });

  it('has the rail as soon as there is room', async () => {
    const wide = Object.assign(new EventTarget(), { media: '(min-width: 1024px)', matches: false });
    vi.stubGlobal('matchMedia', (media: string) =>
      media === wide.media ? wide : new EventTarget(),
    );
    await flow(chosen, [atLab]);
    expect(screen.queryByRole('region')).toBeNull();
    wide.matches = true;
    act(() => void wide.dispatchEvent(new Event('change')));
    await screen.findByRole('region', { name: 'Your booking' });
  });

  it('has no milestones for an order that is being opened', async () => {
    await flow(chosen, opened('success', 'SUCCESS'));
    expect([where(), document.querySelector('[aria-current]')]).toEqual([
      '/payment-success/o1',
      null,
    ]);
    expect(document.querySelector('[data-booking-summary]')!.textContent).toContain(
      'Lipid Profile',
    );
  });
});
