import type { Deps } from '../deps.ts';
import { notFound } from '../refusal.ts';
import { nearOrders, requireApart } from './fit.repository.ts';
import { moveToSlot, requireMovable } from './moveToSlot.ts';
import type { Rescheduler } from './moveToSlot.ts';
import { readItems } from './orderItems.repository.ts';
import type { Administrator } from '../sessions/sessions.repository.ts';
import { scopeOf } from '../staffScope.ts';
import { withOrder } from './withOrder.ts';

/** Moves a paid order to another slot of the same lab ({@link moveToSlot}). */
export async function rescheduleOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  by: Exclude<Rescheduler, { staff: object }> | { staff: Administrator },
  slotId: string,
): Promise<void> {
  await withOrder(
    db,
    id,
    'userId' in by ? by.userId : scopeOf(by.staff, 'rescheduleForCustomer'),
    async (trx, { order, slots }) => {
      requireMovable(order);
      if (order.slot_id === slotId) return;
      const slot = slots.find((candidate) => candidate.id === slotId);
      if (!slot || slot.lab_id !== order.lab_id) throw notFound('SLOT_NOT_FOUND');
      const now = clock();
      const items = await readItems(trx, id);
      const drawn = items.length > 0 ? items.filter((item) => item.cancelled_at === null) : [order];
      const near = await nearOrders(trx, order, slot.starts_at, now);
      await requireApart(trx, drawn, slot.starts_at, near);
      await moveToSlot(trx, order, slot, by, now);
    },
    { slots: [slotId] },
  );
}
