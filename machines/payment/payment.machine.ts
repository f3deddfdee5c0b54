import { setup } from 'xstate';

/** News of a payment, whichever way it came: browser, webhook, reconciliation, clock, customer. */
export type PaymentEvent =
  /**
   * The provider has the money; `seatHeld` says whether the order has a place in its slot (again).
   */
  | { type: 'payment.captured'; seatHeld: boolean }
  | { type: 'payment.failed' }
  | { type: 'hold.expired' }
  | { type: 'order.cancelled' }
  | { type: 'refund.completed' };

/**
 * The payment of an order. Pure, and run by the REST service inside the transaction that locks the
 * order: whatever
 * way news takes and however often it comes, it ends the same.
 */
export const paymentMachine = setup({
  types: { events: {} as PaymentEvent, meta: {} as { clause: string } },
  guards: { isSeatHeld: ({ event }) => event.type === 'payment.captured' && event.seatHeld },
}).createMachine({
  id: 'payment',
  description: 'The payment of an order, from the held place to the money taken or given back.',
  initial: 'PENDING',
  states: {
    PENDING: {
      description: 'A place is held and money is awaited.',
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
        'The last attempt failed; the place is still held and another attempt may follow.',
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
      description: "The money is there and the place is the customer's.",
      meta: { clause: 'docs/product/states.md#payment' },
      on: { 'order.cancelled': 'REFUND_PENDING' },
    },
    EXPIRED: {
      description:
        'Nothing was paid in time; the place is free again. Money that comes all the same takes a place again, unless the order was cancelled meanwhile; else it goes back.',
      meta: { clause: 'PD-27; PD-35' },
      on: {
        'payment.captured': [
          { guard: 'isSeatHeld', target: 'SUCCESS' },
          { target: 'REFUND_PENDING' },
        ],
      },
    },
    REFUND_PENDING: {
      description: 'The money is on its way back.',
      meta: { clause: 'PD-37' },
      on: { 'refund.completed': 'REFUNDED' },
    },
    REFUNDED: {
      description: 'The money is back.',
      meta: { clause: 'PD-37' },
      type: 'final',
    },
  },
});
