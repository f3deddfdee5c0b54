import { newId } from '../../ids.ts';
import type { SandboxRefundRow, SandboxRepository } from './sandbox.repository.ts';

/** Milliseconds that a refund stays pending where the sandbox was asked to delay it. */
const settlesAfter = 20 * 60_000;

const statusOf = ({ failed, settles_at: settlesAt }: SandboxRefundRow, now: Date) =>
  failed ? 'failed' : settlesAt <= now ? 'processed' : 'pending';

/** A refund as the provider writes it. */
export const refundJson = (refund: SandboxRefundRow, now: Date) => ({
  id: refund.id,
  payment_id: refund.sandbox_payment_id,
  amount: refund.amount,
  receipt: refund.refund_key,
  status: statusOf(refund, now),
});

/**
 * Opens a refund, or finds the one with this key; undefined if more would be refunded than was
 * paid. If requested, the first refund of a payment fails or is delayed; the webhook about its end
 * is then sent, too.
 */
export async function openRefund(
  sandbox: SandboxRepository,
  payment: { id: string; amount: number; receipt: string },
  amount: number,
  key: string,
  now: Date,
): Promise<SandboxRefundRow | undefined> {
  const before = await sandbox.refundsOf(payment.id);
  const known = before.find((refund) => refund.refund_key === key);
  if (known) return known;
  const { payment: behaviour } = await sandbox.behaviourOf(payment.receipt);
  const isFirst = before.length === 0;
  const failed = behaviour === 'refundFailed' && isFirst;
  const isSlow = behaviour === 'refundPending';
  const settlesAt = new Date(now.getTime() + (isSlow ? settlesAfter : 0));
  const refund: SandboxRefundRow = {
    id: `rfnd_${newId()}`,
    sandbox_payment_id: payment.id,
    refund_key: key,
    amount,
    failed,
    settles_at: settlesAt,
  };
  const event = failed ? 'refund.failed' : 'refund.processed';
  const entity = { ...refundJson(refund, settlesAt) };
  const body = JSON.stringify({ entity: 'event', event, payload: { refund: { entity } } });
  const webhook = failed || isSlow ? { id: `event_${newId()}`, body, dueAt: settlesAt } : null;
  return (await sandbox.addRefund(refund, payment.amount, webhook)) ? refund : undefined;
}
