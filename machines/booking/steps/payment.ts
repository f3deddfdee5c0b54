import { bookingNotices } from '../booking.notices.ts';
import { failureMessage } from '../../messages.ts';
import { failure } from '../booking.params.ts';
import { booking } from '../booking.setup.ts';
import { idempotencyKey } from '../draft.ts';
import { askingForPaid } from './askingForPaid.ts';
import { extendingHold, extension, following, reloading, whileHeld } from './hold.ts';
import { onPage } from './onPage.ts';

/** The order is shown, and can be paid while its slot is held. */
const payable = {
  on: { 'payment.requested': 'creating', ...extension },
  ...whileHeld,
} as const;

/**
 * From Pay Now to the provider's window or page and back: accepted, refused, dismissed, or waiting
 * for the bank.
 */
export const payment = booking.createStateConfig({
  id: 'payment' as const,
  description: "Pay in the payment provider's window.",
  meta: { clause: 'docs/product/screens.md#checkout; docs/product/states.md#payment' },
  route: { guard: 'hasUnpaidOrder' },
  initial: 'ready',
  exit: 'clearMessage',
  ...following('followOrder'),
  states: {
    ready: {
      description:
        'The summary and Pay Now are shown, with the time left to pay. When it is nearly over, a warning says so, and the slot can be held longer, once. Where paying could not be begun, a message says why.',
      ...payable,
    },
    extendingHold: extendingHold('extendHoldToPay', 'ready'),
    creating: {
      id: 'creatingPayment',
      description: 'The payment is being prepared with the provider.',
      tags: 'busy',
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({
          orderId: context.draft.orderId ?? '',
          idempotencyKey: idempotencyKey(context.draft),
          expectedAmount: context.order?.amount ?? null,
        }),
        onDone: {
          target: 'windowOpen',
          actions: {
            type: 'setPaymentRequest',
            params: ({ event }) => ({ request: event.output }),
          },
        },
        onError: [
          { guard: { type: 'isHoldExpired', params: failure }, target: '#released' },
          { guard: { type: 'isPaidAlready', params: failure }, target: 'confirming' },
          {
            guard: { type: 'isPriceChanged', params: failure },
            target: 'reloading',
            actions: { type: 'showMessage', params: failureMessage },
          },
          {
            target: 'ready',
            actions: [
              { type: 'log', params: failureMessage },
              { type: 'showMessage', params: failureMessage },
            ],
          },
        ],
      },
    },
    windowOpen: {
      description: "The provider's window is open; the person pays there.",
      invoke: {
        id: 'openPaymentWindow',
        src: 'openPaymentWindow',
        input: ({ context }) => context.request!,
        onDone: [
          {
            guard: { type: 'isWindowPaid', params: ({ event }) => ({ kind: event.output.kind }) },
            target: 'verifying',
            actions: { type: 'setPaymentProof', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: {
              type: 'isWindowBlocked',
              params: ({ event }) => ({ kind: event.output.kind }),
            },
            target: 'onPage',
          },
          {
            guard: {
              type: 'isWindowDismissed',
              params: ({ event }) => ({ kind: event.output.kind }),
            },
            target: 'ready',
            actions: { type: 'log', params: { message: bookingNotices.paymentWindowClosed } },
          },
          {
            target: 'declined',
            actions: { type: 'showMessage', params: { message: bookingNotices.paymentDeclined } },
          },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'log', params: failureMessage },
            { type: 'showMessage', params: failureMessage },
          ],
        },
      },
    },
    onPage,
    declined: {
      description: 'The payment was declined; nothing was charged, and the person may try again.',
      ...payable,
    },
    verifying: {
      description: "The provider's signature is being checked.",
      tags: 'busy',
      invoke: {
        id: 'verifyPayment',
        src: 'verifyPayment',
        input: ({ context }) => ({ orderId: context.draft.orderId ?? '', ...context.proof! }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ verdict: event.output }) },
            target: '#placed',
            actions: { type: 'setVerdict', params: ({ event }) => ({ verdict: event.output }) },
          },
          {
            target: 'verificationFailed',
            actions: { type: 'setVerdict', params: ({ event }) => ({ verdict: event.output }) },
          },
        ],
        onError: { target: 'verificationFailed', actions: { type: 'log', params: failureMessage } },
      },
    },
    verificationFailed: {
      description:
        'The payment was not accepted, or the check itself failed; an alert says which, and the order is polled afterwards.',
      tags: 'alert',
      meta: { clause: 'docs/product/errors.md' },
      on: { 'alert.closed': 'confirming' },
    },
    confirming: {
      description: 'Money may be in transit: the order is polled until the bank has confirmed.',
      meta: { clause: 'PD-35' },
      entry: 'startPolling',
      initial: 'asking',
      states: {
        asking: {
          ...askingForPaid('pollOrder', 'The order is being loaded again.'),
          entry: 'countPoll',
        },
        waiting: {
          description: 'A short pause before the next poll.',
          on: { 'payment.requested': '#payment.creating' },
          after: {
            pollPause: [
              { guard: 'hasPollsLeft', target: 'asking' },
              {
                target: '#payment.ready',
                actions: {
                  type: 'showMessage',
                  params: { message: bookingNotices.stillConfirming },
                },
              },
            ],
          },
        },
      },
    },
    reloading: reloading('reloadOrderToPay', 'ready'),
  },
});
