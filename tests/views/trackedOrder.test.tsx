// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { TrackedOrder } from '../../web/orders/TrackedOrder.tsx';
import { momentOf } from '../../web/ui/days.ts';
import { trackedOrder, visitOrder } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { show } from './support/show.tsx';

afterEach(cleanup);

async function showOrder(changes: Partial<FollowedOrder>): Promise<string> {
  const shown = trackedOrder(changes);
  const running = walk(trackingMachine, { orderId: shown.id });
  await running.go({ answers: 'loadOrder', with: shown });
  await show(<TrackedOrder order={shown} actor={running.actor as never} />);
  return document.body.textContent;
}

it('a paid order says what comes next, and when', async () => {
  const words = await showOrder({ paymentStatus: 'SUCCESS', status: 'placed' });
  expect(words).toContain('finding a technician');
  expect(words).toContain('24 hrs');
  expect(words).toContain('E-Reports by 12hrs');
});

it.each(['REFUND_PENDING', 'REFUNDED'] as const)(
  'an order that is %s promises nothing any more',
  async (paymentStatus) => {
    const words = await showOrder({
      paymentStatus,
      status: 'cancelled',
      reportExpectedAt: '2026-11-24T01:30:00.000Z',
    });
    expect(words).toContain('Order placed');
    expect(words).not.toMatch(/finding a technician|24 hrs|12hrs|expected by/);
  },
);

it.each([
  ['2026-11-23T12:00:00.000Z', 'Report expected by Mon, 23 Nov, 05:30 pm'],
  ['2026-11-24T12:00:00.000Z', 'This test takes longer: report expected by Tue, 24 Nov, 05:30 pm'],
])('a report expected at %s does not contradict the usual time', async (at, words) => {
  const shown = await showOrder({
    paymentStatus: 'SUCCESS',
    status: 'assigned',
    slot: { date: '2026-11-23', startTime: '07:00 am', endTime: '07:30 am' },
    reportExpectedAt: at,
  });
  expect(shown).toContain('E-Reports by 12hrs');
  expect(shown).toContain(words);
});

it('moments have two digits for the hour, as slots have', () => {
  expect(momentOf('2026-11-23T02:00:00.000Z')).toBe('Mon, 23 Nov, 07:30 am');
});

it('a visit shows how each of its tests stands, with its own report', async () => {
  const [one, two] = visitOrder().items;
  const words = await showOrder({
    status: 'examining',
    amount: 1000,
    refundedAmount: 400,
    items: [
      { ...one!, id: 'i0', status: 'cancelled', refundAmount: 400, cancellable: false },
      { ...one!, status: 'completed', reportUrl: '/api/v1/report/i1/file', cancellable: false },
      { ...two!, status: 'examining', cancellable: false },
    ],
    reportUrl: '/api/v1/report/i1/file',
  });
  expect(words).toContain('Tests of this visit (3)');
  expect(words).toContain('Cancelled · ₹400 on its way back');
  expect(words).toContain('₹400 of it goes back for cancelled tests');
  expect(words).toContain('Lipid Profile and 1 more');
  const reports = [...document.querySelectorAll('[data-item] a[download]')];
  expect(reports.map((link) => link.getAttribute('href'))).toEqual(['/api/v1/report/i1/file']);
  expect(words).not.toContain('Cancel this test');
  // Each test says whose it is; that of an order of one test, in the facts.
  const facts = () => Array.from(document.querySelectorAll('dt'), ({ textContent }) => textContent);
  expect(facts()).not.toContain('Patient');
  cleanup();
  await showOrder({ items: [one!] });
  expect(facts()).toContain('Patient');
});

describe('a visit that is shared with the family', () => {
  /** What the device was given to share, and what it does with it. */
  const shared = vi.fn<(content: { text: string }) => Promise<void>>();
  const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  beforeEach(() => {
    shared.mockReset().mockResolvedValue(undefined);
    copied.mockClear();
    Object.assign(navigator, { share: shared });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: copied },
      configurable: true,
    });
  });
  afterEach(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  });
  const press = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Share with family' }));
      await Promise.resolve();
    });

  it('names who is tested, and who comes once that is known', async () => {
    const [one, two] = visitOrder().items;
    const items = [{ ...one!, status: 'cancelled' }, two!];
    await showOrder({ items });
    await press();
    cleanup();
    await showOrder({ items, technicianName: 'Ravi Kumar' });
    await press();
    const words = `Sample collection for ${two!.patient.name}: Mon, 23 Nov, 07:00 am – 07:30 am, at 17, Third Cross Street, Chennai, Tamil Nadu.`;
    expect(shared.mock.calls.map(([{ text }]) => text)).toEqual([
      `${words} Order 4821-7730.`,
      `${words} Ravi Kumar comes. Order 4821-7730.`,
    ]);
  });

  it('is neither copied nor spoken of where the person thinks better of it', async () => {
    shared.mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
    await showOrder({});
    await press();
    expect(copied).not.toHaveBeenCalled();
    expect(screen.queryByText(/^Copied\./)).toBeNull();
  });

  it('is copied where the device fails to share it', async () => {
    shared.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await showOrder({});
    await press();
    expect(await screen.findAllByText(/^Copied\. /)).toHaveLength(1);
    expect(copied.mock.calls).toEqual(shared.mock.calls.map(([{ text }]) => [text]));
  });
});
