import type { PaymentRequest, PaymentVerdict } from '../generated/schema.ts';
import { change } from './booking.change.ts';
import { polls } from './booking.polling.ts';
import type { BookedOrder, WindowResult } from './booking.types.ts';

export const setPaymentRequest = change<{ request: PaymentRequest }>((_, { request }) => ({
  request,
  message: null,
}));
export const setPaymentProof = change<{ result: WindowResult }>((_, { result }) => ({
  proof: result.kind === 'paid' ? result.proof : null,
  // A message about an earlier payment does not apply to this one.
  verdict: null,
}));
export const setVerdict = change<{ verdict: PaymentVerdict }>((_, { verdict }) => ({ verdict }));
export const startPolling = change(() => ({ pollsLeft: polls }));
export const countPoll = change(({ pollsLeft }) => ({ pollsLeft: pollsLeft - 1 }));
/** The order was paid, cancelled or released in another tab, by the staff or by the clock. */
export const setStanding = change<{ standing: Pick<BookedOrder, 'status' | 'paymentStatus'> }>(
  ({ order }, { standing: { status, paymentStatus } }) =>
    order === null ? {} : { order: { ...order, status, paymentStatus } },
);
/** A message about a missing login is out of date once the person is logged in; others stay. */
export const clearLoginMessage = change(({ message }) =>
  message?.reason === 'LOGIN_REQUIRED' ? { message: null } : {},
);
