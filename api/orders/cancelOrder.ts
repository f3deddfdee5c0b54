import { nextOrderState } from '../../machines/order/order.rules.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { conflict } from '../refusal.ts';
import { notifyTechnician } from './notifyTechnician.ts';
import { progressOf } from './orderJson.ts';
import { readItems } from './orderItems.repository.ts';
import { recordOrderChange } from './orderChanges.repository.ts';
import type { LockedOrderRow } from './orderRows.ts';
import type { CancelRequest } from './orderRequests.contract.ts';
import { settlePayment } from './settlePayment.ts';
import { stateOfRow } from './visitProgress.ts';
import { withOrder } from './withOrder.ts';

/** A customer cancels an order; 404 for somebody else's. */
export async function cancelOwnOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  userId: string,
  { reason = null, onlyUnpaid = false }: CancelRequest = {},
): Promise<void> {
  await withOrder(db, id, userId, (trx, { order }) => {
    if (onlyUnpaid && order.payment_status === 'SUCCESS') throw conflict('ALREADY_PAID');
    return cancelOrder(trx, order, { note: reason, actor: 'customer', now: clock() });
  });
}

/**
 * Cancels a locked order before collection starts: an unpaid order frees its seat, a paid one is
 * refunded too. Idempotent.
 */
export async function cancelOrder(
  trx: Trx,
  order: LockedOrderRow,
  { note = null, actor, now }: { note?: string | null | undefined; actor: string; now: Date },
): Promise<void> {
  if (order.status === 'cancelled') return;
  if (nextOrderState(stateOfRow(order), { type: 'order.cancelled' }) === null)
    throw conflict('COLLECTION_STARTED');
  if (!progressOf(order, await readItems(trx, order.id), now).unreported)
    throw conflict('REPORT_BARS_CANCELLING');
  await notifyTechnician(trx, order, 'cancelled', { actor, now });
  const before = order.payment_status;
  const after = await settlePayment(trx, order, { type: 'order.cancelled' }, { actor, now, note });
  // Its hold has ended already, so there is no seat to free; but a late payment must not revive the
  // order.
  if (after === before)
    await recordOrderChange(
      trx,
      order.id,
      { status: 'cancelled', cancelled_at: now },
      { type: 'order.cancelled', actor, note, now },
    );
}
