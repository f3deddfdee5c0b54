import type { PaymentEvent } from '../../machines/payment/payment.machine.ts';
import { nextPaymentStatus } from '../../machines/payment/payment.rules.ts';
import type { Trx } from '../db/database.ts';
import { issueReceipts } from './issueReceipts.ts';
import { messagesAbout } from './notifyCustomer.ts';
import { recordOrderChange, refundAllPayments } from './orderChanges.repository.ts';
import type { LockedOrderRow, OrderRow } from './orderRows.ts';
import { releaseUse } from '../offers/offerUses.repository.ts';
import { releaseSeat } from './seats.repository.ts';

/** Who reports an event, and when. */
export interface Circumstances {
  actor: string;
  now: Date;
  note?: string | null;
}

/**
 * Runs the payment's machine on a locked order and does what the new status requires: frees the
 * seat and the use of an offer, marks money for refund, notifies the customer. An event that does
 * not change the status is not recorded.
 */
export async function settlePayment(
  trx: Trx,
  order: LockedOrderRow,
  event: PaymentEvent,
  { actor, now, note }: Circumstances,
): Promise<OrderRow['payment_status']> {
  const next = nextPaymentStatus(order.payment_status, event);
  if (next === order.payment_status) return next;
  // An order whose money is refunded is over, whether the customer cancelled it or the seat was
  // gone.
  const cancelled =
    event.type === 'order.cancelled' || next === 'REFUND_PENDING'
      ? { status: 'cancelled' as const, cancelled_at: now }
      : {};
  if (next === 'EXPIRED' || next === 'REFUND_PENDING') {
    await releaseSeat(trx, order.id);
    if (order.offer) await releaseUse(trx, order.id);
  }
  if (next === 'REFUND_PENDING') await refundAllPayments(trx, order.id, now);
  await recordOrderChange(
    trx,
    order.id,
    {
      payment_status: next,
      hold_expires_at: next === 'FAILED' ? order.hold_expires_at : null,
      ...(next === 'SUCCESS' && { phone_mark: order.customer_mark }),
      ...cancelled,
    },
    { type: event.type, actor, note: note ?? null, now },
    await messagesAbout(trx, { ...order, payment_status: next }, next, now),
  );
  // Only a purchase that is cancelled later gets a credit note; money that bought nothing has no
  // receipt.
  if (next === 'REFUND_PENDING' && order.payment_status === 'SUCCESS')
    await issueReceipts(trx, order.id, now);
  return next;
}
