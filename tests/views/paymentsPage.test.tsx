// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCopy } from '../../web/copy/account.ts';
import { patientCopy } from '../../web/copy/patients.ts';
import { PaymentsPage } from '../../web/orders/PaymentsPage.tsx';
import { pageOf } from './support/lists.ts';
import { links } from './support/page.ts';
import { serve } from './support/service.tsx';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T04:00:00Z') }),
);
afterEach(() => void vi.useRealTimers());

describe('payments', () => {
  const payment = (changes: object) => ({
    id: 'p1',
    orderId: 'o7',
    testName: 'Lipid Profile',
    testNameHindi: null,
    moreTests: 0,
    amount: 549,
    refundedAmount: 0,
    status: 'SUCCESS',
    receiptUrl: null,
    method: 'upi',
    createdAt: '2026-11-21T04:30:00.000Z',
    refundedAt: null,
    ...changes,
  });
  const { partBack, partOnItsWay } = accountCopy.payments;
  const refundedAt = '2026-11-21T05:30:00.000Z';
  it.each([
    [{ status: 'SUCCESS' }, 'Paid', []],
    [{ status: 'SUCCESS', refundedAmount: 200 }, 'Paid', [partOnItsWay('₹200')]],
    [{ status: 'SUCCESS', refundedAmount: 200, refundedAt }, 'Paid', [partBack('₹200')]],
    // All of it goes back: not a part, for some tests.
    [{ status: 'REFUND_PENDING', refundedAmount: 549 }, 'Refund on its way', []],
    [{ status: 'REFUNDED', refundedAmount: 549 }, 'Refunded', []],
    [{ status: 'PENDING' }, 'Pending', []],
    [{ status: 'FAILED' }, 'Failed', []],
  ])('%o is said as %s', async (changes, words, notes) => {
    await serve(<PaymentsPage />, { Payments: pageOf('payment', [payment(changes)]) });
    const [card] = await screen.findAllByRole('listitem');
    expect(card!.textContent).toContain(`Sat, 21 Nov 2026, 10:00 am · ${words}`);
    expect(
      within(card!)
        .queryAllByText(/ of it /)
        .map(({ textContent }) => textContent),
    ).toEqual(notes);
    expect(links(card!)).toEqual([['Order', '/trackOrder/o7']]);
  });

  it('a receipt is downloaded where there is one', async () => {
    const receiptUrl = '/api/v1/order/o7/receipt.pdf';
    await serve(<PaymentsPage />, { Payments: pageOf('payment', [payment({ receiptUrl })]) });
    const receipt = await screen.findByRole('link', { name: 'Receipt for Lipid Profile' });
    expect(receipt.getAttribute('href')).toBe(receiptUrl);
    expect(receipt.hasAttribute('download')).toBe(true);
  });

  it('of a visit with several tests says how many there are besides', async () => {
    await serve(<PaymentsPage />, { Payments: pageOf('payment', [payment({ moreTests: 2 })]) });
    const [card] = await screen.findAllByRole('listitem');
    expect(card!.textContent).toContain(patientCopy.more('Lipid Profile', 2));
  });
});
