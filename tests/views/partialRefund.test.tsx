// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { trackedOrder } from '../../devtools/samples/orders.ts';
import { ordersCopy } from '../../web/copy/orders.ts';
import { follow } from './support/followedOrder.tsx';

it.each([
  [{ amount: 1000, refundedAmount: 400 }, [ordersCopy.track.items.refund('₹400')]],
  [{ amount: 1000, refundedAmount: 0 }, []],
  [{ amount: 1000, refundedAmount: 1000, paymentStatus: 'REFUNDED' }, []],
] as const)('of what was paid a part that is refunded is named: %o', async (changes, words) => {
  await follow(trackedOrder(changes));
  expect(screen.queryAllByText(/ of it /).map(({ textContent }) => textContent)).toEqual(words);
});
