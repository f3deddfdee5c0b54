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
  // What was said of an earlier payment is not said of this one.
  verdict: null,
}));
export const setVerdict = change<{ verdict: PaymentVerdict }>((_, { verdict }) => ({ verdict }));
export const startPolling = change(() => ({ pollsLeft: polls }));
export const countPoll = change(({ pollsLeft }) => ({ pollsLeft: pollsLeft - 1 }));
/** Paid, cancelled or out of time in another tab, by the staff or by the clock. */
export const setStanding = change<{ standing: Pick<BookedOrder, 'status' | 'paymentStatus'> }>(
  ({ order }, { standing: { status, paymentStatus } }) =>
    order === null ? {} : { order: { ...order, status, paymentStatus } },
);
/** What was refused for want of a login is not said to somebody who is logged in; the rest stays. */
export const clearLoginMessage = change(({ message }) =>
  message?.reason === 'LOGIN_REQUIRED' ? { message: null } : {},
);
