import type { Trx } from '../db/database.ts';
import { lockOverdueOrders } from './orderChanges.repository.ts';
import { settlePayment } from './settlePayment.ts';

/** Ends the overdue holds of locked slots, each through its order's payment machine. */
export async function expireHolds(trx: Trx, slotIds: string[], now: Date): Promise<void> {
  if (slotIds.length === 0) return;
  for (const order of await lockOverdueOrders(trx, slotIds, now))
    await settlePayment(trx, order, { type: 'hold.expired' }, { actor: 'clock', now });
}
