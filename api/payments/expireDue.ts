import type { Trx } from '../db/database.ts';
import { settlePayment } from './settle.ts';

/** Lets the holds of a locked slot end whose time is over: each order hears it through the payment's chart. */
export async function expireDue(trx: Trx, slotId: string, now: Date): Promise<void> {
  const due = await trx
    .selectFrom('orders')
    .selectAll('orders')
    .innerJoin('slot_holds', 'slot_holds.order_id', 'orders.id')
    .where('slot_holds.slot_id', '=', slotId)
    .where('slot_holds.expires_at', '<=', now)
    .forUpdate('orders')
    .execute();
  for (const order of due)
    await settlePayment(trx, order, { type: 'hold.expired' }, { actor: 'clock', now });
}
