// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { trackedOrder, visitOrder } from '../../devtools/samples/orders.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { ordersCopy } from '../../web/copy/orders.ts';
import { follow } from './support/followedOrder.tsx';

const showOrder = (changes: Partial<FollowedOrder>) => follow(trackedOrder(changes));

describe('a part that goes back is named beside what was paid', () => {
  const copy = ordersCopy.track.items;
  const named = () => screen.queryAllByText(/ of it /).map(({ textContent }) => textContent);

  it.each([
    [{ amount: 1000, refundedAmount: 400 }, [copy.goesBack('₹400')]],
    [{ amount: 1000, refundedAmount: 0 }, []],
    [{ amount: 1000, refundedAmount: 1000, paymentStatus: 'REFUNDED' }, []],
  ] as const)('as on its way: %o', async (changes, words) => {
    await showOrder(changes);
    expect(named()).toEqual(words);
  });

  it('and as back for each test whose money is', async () => {
    const [one, two] = visitOrder().items;
    const cancelled = { status: 'cancelled', refundAmount: 300, cancellable: false };
    const back = { ...one!, ...cancelled, refundedAt: '2026-11-22T04:00:00.000Z' };
    const open = { ...two!, ...cancelled, refundAmount: 100, refundedAt: null };
    await showOrder({
      amount: 1000,
      refundedAmount: 400,
      items: [back, open, { ...two!, id: 'i3' }],
    });
    expect(named()).toEqual([copy.wentBack('₹300'), copy.goesBack('₹100')]);
    cleanup();
    await showOrder({ amount: 1000, refundedAmount: 300, items: [back, two!] });
    expect(named()).toEqual([copy.wentBack('₹300')]);
  });
});
