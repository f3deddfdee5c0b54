import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { always, modelOf } from './model.ts';

/** The payment of an order, on the server. */
export const paymentModel = modelOf<typeof paymentMachine>(paymentMachine, {
  facts: {
    'payment.captured': [
      { type: 'payment.captured', seatHeld: true },
      { type: 'payment.captured', seatHeld: false },
    ],
    'payment.failed': [{ type: 'payment.failed' }],
    'hold.expired': [{ type: 'hold.expired' }],
    'order.cancelled': [{ type: 'order.cancelled' }],
    'refund.completed': [{ type: 'refund.completed' }],
  },
  outcomes: {},
  states: {
    PENDING: always,
    FAILED: always,
    // Paid is paid: nothing but a cancelled order gives the money back.
    SUCCESS: (snapshot) =>
      !snapshot.can({ type: 'payment.failed' }) && !snapshot.can({ type: 'hold.expired' }),
    EXPIRED: (snapshot) => snapshot.can({ type: 'payment.captured', seatHeld: false }),
    REFUND_PENDING: always,
    REFUNDED: always,
  },
});
