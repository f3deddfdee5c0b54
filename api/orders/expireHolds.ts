import type { Trx } from '../db/database.ts';
import { lockOverdueOrders } from './orderChanges.repository.ts';
import { settlePayment } from './settlePayment.ts';

/** Ends the holds of a locked slot whose time is over, each through its order's payment chart. */
export async function expireHolds(trx: Trx, slotId: string, now: Date): Promise<void> {
  for (const order of await lockOverdueOrders(trx, slotId, now))
    await settlePayment(trx, order, { type: 'hold.expired' }, { actor: 'clock', now });
}
