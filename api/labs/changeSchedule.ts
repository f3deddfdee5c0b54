import { audit } from '../admin/audit.repository.ts';
import type { AuditedAction } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { cancelOrder } from '../orders/cancelOrder.ts';
import { lockOrder } from '../orders/orderChanges.repository.ts';
import type { LockedOrderRow, OrderRow } from '../orders/orderJson.ts';
import { Refusal } from '../refusal.ts';
import { lockDroppedSlots, replanSlots } from '../slots/replanSlots.repository.ts';
import type { OrderInTheWay } from '../../machines/labSchedule/labSchedule.machine.ts';
import type { Decision } from './adminLabs.contract.ts';
import { lockLab } from './adminLabs.repository.ts';
import { liveOrdersOf } from './labSchedule.repository.ts';

const shown = ({ id, booked, payment_status: payment, amount }: OrderRow): OrderInTheWay => ({
  _id: id,
  patientName: booked.patient.name,
  testName: booked.test.testName,
  date: booked.slot.date,
  startTime: booked.slot.startTime,
  paid: payment === 'SUCCESS',
  amount,
});

/** Refuses a change while it is not said of each order in its way what becomes of it; 409 with them. */
function requireDecisions(orders: OrderRow[], decided: Map<string, Decision['action']>): void {
  if (orders.every((order) => decided.has(order.id))) return;
  throw new Refusal(409, 'ORDERS_IN_THE_WAY', 'ORDERS_IN_THE_WAY', {
    params: { count: orders.length },
    data: { orders: orders.map(shown) },
  });
}

/**
 * Changes when a lab collects (`write` puts the new hours or holidays in place), and its coming
 * slots with it. An order whose slot is dropped keeps its time or is cancelled with refund, as
 * decided for each; without a decision nothing changes at all.
 */
export async function changeSchedule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  labId: string,
  by: { id: string; email: string },
  change: {
    action: AuditedAction;
    decisions: Decision[];
    note: string;
    write(trx: Trx, now: Date): Promise<void>;
  },
): Promise<void> {
  const decided = new Map(change.decisions.map(({ orderId, action }) => [orderId, action]));
  await db.transaction().execute(async (trx) => {
    const now = clock();
    await lockLab(trx, labId);
    await change.write(trx, now);
    const orders: LockedOrderRow[] = [];
    for (const id of await liveOrdersOf(trx, await lockDroppedSlots(trx, labId, now), now))
      orders.push((await lockOrder(trx, id))!);
    requireDecisions(orders, decided);
    await replanSlots(trx, labId, now);
    for (const order of orders)
      if (decided.get(order.id) === 'cancel')
        await cancelOrder(trx, order, { note: change.note, actor: by.email, now });
    await audit(trx, by.id, change.action, now, {
      orders: orders.map((order) => order.id),
      detail: labId,
    });
  });
}
