import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { paymentSamples } from '../../devtools/samples/payment.samples.ts';
import { always, modelOf } from './model.ts';

/** The payment of an order, on the server. */
export const paymentModel = modelOf<typeof paymentMachine>(paymentSamples, {
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
