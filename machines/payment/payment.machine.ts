import { setup } from 'xstate';

/** Events of a payment, from any source: browser, webhook, reconciliation, clock or customer. */
export type PaymentEvent =
  /**
   * The provider has the money; `seatHeld` says whether the order has a seat in its slot (again).
   */
  | { type: 'payment.captured'; seatHeld: boolean }
  | { type: 'payment.failed' }
  | { type: 'hold.expired' }
  | { type: 'order.cancelled' }
  | { type: 'refund.completed' };

/** The state of an order's money; code that needs a set of statuses takes it from these tags. */
export type PaymentTag =
  /** The order can be paid now, for the first time or again. */
  | 'payable'
  /** Nothing was paid; for an order that is over, a late payment may still arrive. */
  | 'unpaid'
  /** The money arrived, even if it goes back. */
  | 'paid'
  /** There is nothing left to pay, and no paid visit. */
  | 'over'
  /** The money is going back, or has gone back. */
  | 'moneyBack';

/**
 * The payment of an order. Pure, and run by the REST service inside the transaction that locks the
 * order: whatever the source of the events and however often they arrive, the result is the same.
 */
export const paymentMachine = setup({
  types: {
    events: {} as PaymentEvent,
    tags: {} as PaymentTag,
    meta: {} as { clause: string },
  },
  guards: { isSeatHeld: ({ event }) => event.type === 'payment.captured' && event.seatHeld },
}).createMachine({
  id: 'payment',
  description: 'The payment of an order, from the held slot to the captured or refunded money.',
  initial: 'PENDING',
  states: {
    PENDING: {
      description: 'The slot is held and the payment is awaited.',
      tags: ['payable', 'unpaid'],
      meta: { clause: 'PD-31' },
      on: {
        'payment.captured': [
          { guard: 'isSeatHeld', target: 'SUCCESS' },
          { target: 'REFUND_PENDING' },
        ],
        'payment.failed': 'FAILED',
        'hold.expired': 'EXPIRED',
        'order.cancelled': 'EXPIRED',
      },
    },
    FAILED: {
      description:
        'The last attempt failed; the slot is still held and another attempt may follow.',
      tags: ['payable', 'unpaid'],
      meta: { clause: 'PD-31' },
      on: {
        'payment.captured': [
          { guard: 'isSeatHeld', target: 'SUCCESS' },
          { target: 'REFUND_PENDING' },
        ],
        'hold.expired': 'EXPIRED',
        'order.cancelled': 'EXPIRED',
      },
    },
    SUCCESS: {
      description: "The payment is captured and the slot is the customer's.",
      tags: 'paid',
      meta: { clause: 'docs/product/states.md#payment' },
      on: { 'order.cancelled': 'REFUND_PENDING' },
    },
    EXPIRED: {
      description:
        'Nothing was paid in time, and the slot is free again. A payment that arrives later takes it again; the money is refunded if the slot is full or the order was cancelled.',
      tags: ['unpaid', 'over'],
      meta: { clause: 'PD-27; PD-35' },
      on: {
        'payment.captured': [
          { guard: 'isSeatHeld', target: 'SUCCESS' },
          { target: 'REFUND_PENDING' },
        ],
      },
    },
    REFUND_PENDING: {
      description: 'The refund is on its way.',
      tags: ['paid', 'over', 'moneyBack'],
      meta: { clause: 'PD-37' },
      on: { 'refund.completed': 'REFUNDED' },
    },
    REFUNDED: {
      description: 'The payment is refunded.',
      tags: ['paid', 'over', 'moneyBack'],
      meta: { clause: 'PD-37' },
      type: 'final',
    },
  },
});
