import { transition } from 'xstate';
import type { PaymentStatus } from '../generated/schema.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentEvent, PaymentTag } from './payment.machine.ts';

/**
 * The payment's status after an event; the same status where the chart ignores it (a repeat, or
 * events that come too late to matter).
 */
export function nextPaymentStatus(status: PaymentStatus, event: PaymentEvent): PaymentStatus {
  const snapshot = paymentMachine.resolveState({ value: status });
  return transition(paymentMachine, snapshot, event)[0].value;
}

/** Whether the chart says so of a status; of one that it does not know it says nothing. */
export const isPayment = (status: PaymentStatus, tag: PaymentTag): boolean =>
  paymentMachine.states[status]?.tags.includes(tag) === true;

/** The statuses of which the chart says so. */
export const paymentsThatAre = (tag: PaymentTag): PaymentStatus[] =>
  (Object.keys(paymentMachine.states) as PaymentStatus[]).filter((status) =>
    isPayment(status, tag),
  );

/** Whether the order still waits for money. */
export const isPayable = (status: PaymentStatus): boolean => isPayment(status, 'payable');
