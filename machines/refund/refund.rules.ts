import { transition } from 'xstate';
import type { StateValueFrom } from 'xstate';
import { refundMachine } from './refund.machine.ts';
import type { RefundEvent, RefundTag } from './refund.machine.ts';

export type RefundStatus = StateValueFrom<typeof refundMachine>;

/** The refund's status after an event, or null if the machine ignores it. */
export function nextRefundStatus(status: RefundStatus, event: RefundEvent): RefundStatus | null {
  const snapshot = refundMachine.resolveState({ value: status });
  return snapshot.can(event) ? transition(refundMachine, snapshot, event)[0].value : null;
}

/** Whether a refund's status has this tag. */
export const isRefund = (status: RefundStatus, tag: RefundTag): boolean =>
  refundMachine.resolveState({ value: status }).hasTag(tag);
