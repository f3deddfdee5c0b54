import { transition } from 'xstate';
import type { PaymentStatus } from '../generated/schema.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentEvent, PaymentTag } from './payment.machine.ts';

/**
 * The payment's status after an event; unchanged if the machine ignores the event (a repeat, or one
 * that arrives too late to matter).
 */
export function nextPaymentStatus(status: PaymentStatus, event: PaymentEvent): PaymentStatus {
  const snapshot = paymentMachine.resolveState({ value: status });
  return transition(paymentMachine, snapshot, event)[0].value;
}

/** Whether a payment's status has this tag; false for a status that this version does not know. */
export const isPayment = (status: PaymentStatus, tag: PaymentTag): boolean =>
  paymentMachine.states[status]?.tags.includes(tag) === true;

/** The statuses that have this tag. */
export const paymentsThatAre = (tag: PaymentTag): PaymentStatus[] =>
  (Object.keys(paymentMachine.states) as PaymentStatus[]).filter((status) =>
    isPayment(status, tag),
  );

export const isPayable = (status: PaymentStatus): boolean => isPayment(status, 'payable');
