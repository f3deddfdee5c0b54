import type { TestApi } from './api.ts';

/** The day of an order's slot comes; sessions and holds of others stay as they are. */
export async function reachSlotDay(api: TestApi, orderId: string): Promise<void> {
  await api.db
    .updateTable('orders')
    .set({ starts_at: api.clock.now() })
    .where('id', '=', orderId)
    .execute();
}
