import { ordersThatAre } from '../../machines/order/order.rules.ts';
import type { Db } from '../db/database.ts';
import { orderJson } from '../orders/orderJson.ts';
import type { OrderJson } from '../orders/orders.contract.ts';
import { selectOrders } from '../orders/selectOrders.repository.ts';
import { indianDate, startOfDay } from '../slots/times.ts';

/** Finds the orders that a customer's home page shows. */
export function createHomeRepository(db: Db) {
  const paid = (userId: string) =>
    selectOrders(db).where('user_id', '=', userId).where('payment_status', '=', 'SUCCESS');

  return {
    /** The next visit: the first one from today on whose sample has not been taken. */
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

    /** The customer's latest order that was paid and not cancelled. */
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
