import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { samplesOf } from './samples.ts';

export const paymentSamples = samplesOf<typeof paymentMachine>(paymentMachine, {
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
});
