import { transition } from 'xstate';
import type { PaymentStatus } from '../generated/schema.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentEvent } from './payment.machine.ts';

/**
 * The payment's status after an event; the same status where the chart ignores it (a repeat, or
 * events that come too late to matter).
 */
export function nextPaymentStatus(status: PaymentStatus, event: PaymentEvent): PaymentStatus {
  const snapshot = paymentMachine.resolveState({ value: status });
  return transition(paymentMachine, snapshot, event)[0].value;
}

/** Whether the order still waits for money. */
export function isPayable(status: PaymentStatus): boolean {
  return status === 'PENDING' || status === 'FAILED';
}
