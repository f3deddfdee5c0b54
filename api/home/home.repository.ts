import { ordersThatAre } from '../../machines/order/order.rules.ts';
import type { Db } from '../db/database.ts';
import { orderJson } from '../orders/orderJson.ts';
import type { OrderJson } from '../orders/orders.contract.ts';
import { selectOrders } from '../orders/selectOrders.repository.ts';
import { indianDate, startOfDay } from '../slots/times.ts';

/** Reads which of a customer's orders their home page is about. */
export function createHomeRepository(db: Db) {
  const paid = (userId: string) =>
    selectOrders(db).where('user_id', '=', userId).where('payment_status', '=', 'SUCCESS');

  return {
    /** The visit that comes next: the first one from today on of which no sample is taken. */
    async nextVisit(userId: string, now: Date): Promise<OrderJson | null> {
      const row = await paid(userId)
        .where('status', 'in', ordersThatAre('awaited'))
        .where('starts_at', '>=', startOfDay(indianDate(now)))
        .orderBy('starts_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row ? orderJson(row, now, 'customer') : null;
    },

    /** The order that was made last, of those that were paid and not cancelled. */
    async lastPaid(userId: string, now: Date): Promise<OrderJson | null> {
      const row = await paid(userId)
        .where('status', '<>', 'cancelled')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? orderJson(row, now, 'customer') : null;
    },
  };
}
