import { expect, it } from 'vitest';
import { isRefund, nextRefundStatus } from '../../machines/refund/refund.rules.ts';
import type { RefundStatus } from '../../machines/refund/refund.rules.ts';

const all: RefundStatus[] = ['due', 'requested', 'failed', 'refunded'];
const open = all.filter((status) => isRefund(status, 'open'));

it('money that is back stays so, whatever the provider says of it and however often', () => {
  expect(all.filter((status) => !open.includes(status))).toEqual(['refunded']);
  for (const type of ['refund.accepted', 'refund.processed', 'refund.failed'] as const)
    expect(nextRefundStatus('refunded', { type, isOurTry: true })).toBeNull();
});

it.each(open)('money that is %s may come back at any time, also by hand', (status) => {
  expect(nextRefundStatus(status, { type: 'refund.processed' })).toBe('refunded');
});

it.each(open)('what comes late of an earlier try changes nothing of what is %s', (status) => {
  for (const type of ['refund.accepted', 'refund.failed'] as const)
    expect(nextRefundStatus(status, { type, isOurTry: false })).toBeNull();
});

it.each(open)('the latest try of what is %s may be accepted, and fail', (status) => {
  expect(nextRefundStatus(status, { type: 'refund.accepted', isOurTry: true })).toBe('requested');
  expect(nextRefundStatus(status, { type: 'refund.failed', isOurTry: true })).toBe('failed');
});

it('only a refund that the provider has is looked at; otherwise one is asked for', () => {
  expect(all.filter((status) => isRefund(status, 'inFlight'))).toEqual(['requested']);
});
