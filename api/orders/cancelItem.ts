import type { Deps } from '../deps.ts';
import { conflict, notFound } from '../refusal.ts';
import { toPaise } from '../paise.ts';
import { cancelOrder } from './cancelOrder.ts';
import { issueReceipts } from './issueReceipts.ts';
import { itemBar } from './itemBar.ts';
import { notifyCustomer } from './notifyCustomer.ts';
import { recordOrderChange } from './orderChanges.repository.ts';
import { cancelItemRow, readItems } from './orderItems.repository.ts';
import { shareOf } from '../pricing/pricing.rules.ts';
import { withOrder } from './withOrder.ts';

/**
 * A customer cancels one item of a paid order before collection starts: its share of the payment is
 * refunded, and the seat and slot stay. Cancelling the last item cancels the order. Idempotent; 404
 * for somebody else's order.
 */
export async function cancelItem(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, itemId, userId }: { id: string; itemId: string; userId: string },
  reason: string | null = null,
): Promise<void> {
  await withOrder(db, id, userId, async (trx, { order }) => {
    const now = clock();
    const items = await readItems(trx, id);
    const item = items.find((candidate) => candidate.id === itemId);
    if (!item && !(items.length === 0 && itemId === id)) throw notFound('ITEM_NOT_FOUND');
    if (item?.cancelled_at) return;
    const left = items.filter((other) => other.cancelled_at === null && other.id !== itemId);
    const [first] = left;
    if (!item || !first) return cancelOrder(trx, order, { note: reason, actor: 'customer', now });
    if (order.status === 'cancelled') return;
    const bar = itemBar(order, item);
    if (bar !== null) throw conflict(bar);
    const share = shareOf(item.price, order);
    const { test } = item.booked;
    await cancelItemRow(trx, item, toPaise(share), now);
    await recordOrderChange(
      trx,
      id,
      {
        item_count: left.length,
        refunded: order.refunded + share,
        patient_id: first.patient_id,
        test_id: first.test_id,
        booked: JSON.stringify({ ...order.booked, ...first.booked }),
      },
      {
        type: 'item.cancelled',
        actor: 'customer',
        note: [test.testName, reason].filter(Boolean).join(': '),
        now,
      },
    );
    const alone = { ...order, booked: { ...order.booked, test }, item_count: 1, amount: share };
    await notifyCustomer(trx, alone, 'itemCancelled', now);
    await issueReceipts(trx, id, now);
  });
}
