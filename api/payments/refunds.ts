import type { RefundEvent } from '../../machines/refund/refund.machine.ts';
import { nextRefundStatus } from '../../machines/refund/refund.rules.ts';
import type { Deps } from '../deps.ts';
import { notifyCustomer } from '../orders/notifyCustomer.ts';
import { recordOrderChange } from '../orders/orderChanges.repository.ts';
import type { LockedOrderRow } from '../orders/orderRows.ts';
import { readItems } from '../orders/orderItems.repository.ts';
import { settlePayment } from '../orders/settlePayment.ts';
import { withOrder } from '../orders/withOrder.ts';
import type { Trx } from '../db/database.ts';
import { toRupees } from '../paise.ts';
import type { ProviderRefund } from './provider.ts';
import { createRefundRepository, refundStatusOf } from './refunds.repository.ts';
import type { Refund } from './refunds.repository.ts';
import { everything } from '../staffScope.ts';

const minute = 60_000;
/** Milliseconds between two checks of a refund, at least and at most. */
const [shortestPause, longestPause] = [minute, 6 * 60 * minute];
const within = (ms: number) => Math.min(longestPause, Math.max(shortestPause, ms));

/** When a pending refund is checked again: the older it is, the longer the pause. */
export const nextPoll = (since: Date, now: Date): Date =>
  new Date(now.getTime() + within((now.getTime() - since.getTime()) / 8));

/** When a refund is tried again after this many failures. */
export const nextTry = (failures: number, now: Date): Date =>
  new Date(now.getTime() + within(minute * 2 ** Math.min(failures, 10)));

/** The event of the refund's machine for each status of the provider. */
const typeOf: Record<ProviderRefund['status'], RefundEvent['type']> = {
  pending: 'refund.accepted',
  processed: 'refund.processed',
  failed: 'refund.failed',
};

/**
 * Runs the refund's machine on the provider's answer, whichever way it arrived; only what the
 * provider has processed counts as refunded (PD-54). `asked` is the id of the provider's refund
 * that the answer is about, or null when it answers our own request.
 */
export async function applyRefund(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owed: Refund,
  refund: ProviderRefund,
  asked: string | null,
): Promise<void> {
  await withOrder(db, owed.order_id, everything, async (trx, { order }) => {
    const now = clock();
    const refunds = createRefundRepository(trx);
    const known = await refunds.stands(owed);
    const isOurTry = known.refund_id === asked && known.refund_failures === owed.refund_failures;
    const type = typeOf[refund.status];
    const next = nextRefundStatus(refundStatusOf(known), { type, isOurTry });
    if (next === 'refunded') {
      await refunds.markRefunded(owed, refund.id, now);
      await settle(trx, order, owed, now);
    } else if (next === 'requested')
      await refunds.markRequested(owed, refund.id, nextPoll(owed.refund_since, now));
    else if (next === 'failed') {
      const failures = owed.refund_failures + 1;
      await refunds.markFailed(owed, failures, nextTry(failures, now));
      const note = `Rs ${toRupees(owed.paise)}`;
      await recordOrderChange(trx, order.id, {}, { type, actor: 'provider', note, now });
    }
  });
}

/** Completes a refund: the order is updated, or only its history if other refunds are pending. */
async function settle(trx: Trx, order: LockedOrderRow, owed: Refund, now: Date): Promise<void> {
  const others = await createRefundRepository(trx).hasUnrefunded(order.id);
  if (!others && order.payment_status === 'REFUND_PENDING')
    await settlePayment(trx, order, { type: 'refund.completed' }, { actor: 'provider', now });
  else {
    await recordOrderChange(
      trx,
      order.id,
      {},
      {
        type: 'payment.refunded',
        actor: 'provider',
        note: `Rs ${toRupees(owed.paise)}`,
        now,
      },
    );
    if (owed.of === 'order_items') await tellOfItem(trx, order, owed, now);
  }
}

/** Tells the customer that the refund of a cancelled item has arrived. */
async function tellOfItem(trx: Trx, order: LockedOrderRow, owed: Refund, now: Date) {
  const item = (await readItems(trx, order.id)).find(({ id }) => id === owed.id)!;
  const alone = {
    ...order,
    booked: { ...order.booked, test: item.booked.test },
    item_count: 1,
    amount: toRupees(owed.paise),
  };
  await notifyCustomer(trx, alone, 'itemRefunded', now, { key: `itemRefunded:${item.id}` });
}

/**
 * Records in an order's history, once, that somebody refunded money in the provider's dashboard.
 * Nothing else changes: whether the visit still takes place is for people to decide.
 */
export async function noteRefundByHand(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  providerPaymentId: string,
  refundId: string,
  paise: number,
): Promise<void> {
  const orderId = await createRefundRepository(db).orderOf(providerPaymentId);
  if (orderId === undefined) return;
  const note = `Rs ${toRupees(paise)}, ${refundId}`;
  await withOrder(db, orderId, everything, async (trx) => {
    if (await createRefundRepository(trx).isKnown(orderId, refundId, note)) return;
    const event = { type: 'refund.byHand', actor: 'provider', note, now: clock() };
    await recordOrderChange(trx, orderId, {}, event);
  });
}
