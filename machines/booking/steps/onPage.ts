import { bookingNotices } from '../booking.notices.ts';
import { failureMessage } from '../../messages.ts';
import { booking } from '../booking.setup.ts';
import { askingForPaid } from './askingForPaid.ts';

/**
 * The redirect flow of paying, for browsers built into apps. The person returns by a URL that opens
 * the order anew, in this tab or in another one; if this page is still open, it polls the order
 * itself.
 */
export const onPage = booking.createStateConfig({
  description:
    "The browser opens no window: the provider's page takes the place of this one. The person comes back to the order by its URL, in this tab or in another one.",
  tags: 'away',
  invoke: {
    id: 'openPaymentPage',
    src: 'openPaymentPage',
    input: ({ context }) => context.request!,
    onDone: {
      target: 'ready',
      actions: { type: 'log', params: { message: bookingNotices.paymentWindowClosed } },
    },
    onError: {
      target: 'ready',
      actions: [
        { type: 'log', params: failureMessage },
        { type: 'showMessage', params: failureMessage },
      ],
    },
  },
  on: { 'payment.requested': 'creating' },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The person is on the page of the provider, or has just come back from it.',
      on: { 'page.seen': 'asking' },
      after: { pagePause: 'asking' },
    },
    asking: askingForPaid(
      'checkPaidOrder',
      'The order is being loaded: it may be paid from another tab.',
    ),
  },
});
