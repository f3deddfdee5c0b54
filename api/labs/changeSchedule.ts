import { audit } from '../admin/audit.repository.ts';
import type { AuditedAction } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { cancelOrder } from '../orders/cancelOrder.ts';
import { expireHolds } from '../orders/expireHolds.ts';
import { moveToSlot } from '../orders/moveToSlot.ts';
import { lockOrder } from '../orders/orderChanges.repository.ts';
import type { LockedOrderRow, OrderRow } from '../orders/orderRows.ts';
import { sentenceOf } from '../reasons/reasons.ts';
import type { PlainReason } from '../reasons/reasons.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Administrator } from '../sessions/sessions.repository.ts';
import { lockReducedSlots, replanSlots } from '../slots/replanSlots.repository.ts';
import { openSlots } from '../slots/slots.repository.ts';
import { bookingSpan, indianDate } from '../slots/times.ts';
import type { Decision } from './adminLabs.contract.ts';
import { lockLabAsRead } from './adminLabs.repository.ts';
import { ordersBeyond, ordersOfLab, plannedOf } from './labSchedule.repository.ts';
import type { OrderInTheWayJson } from './ordersInTheWay.contract.ts';
import { decisionsByOrder, outdatedAmong, problemsOf, versionOf } from './scheduleDecisions.ts';
import type { NewSlots } from './scheduleDecisions.ts';

const shown = (order: OrderRow, problem: PlainReason | undefined): OrderInTheWayJson => ({
  _id: order.id,
  patientName: order.booked.patient.name,
  testName: order.booked.test.testName,
  date: order.booked.slot.date,
  startTime: order.booked.slot.startTime,
  paid: order.payment_status === 'SUCCESS',
  amount: order.amount,
  version: versionOf(order),
  problem: problem ? { reason: problem, message: sentenceOf(problem) } : null,
});

/**
 * Refuses a change until there is a feasible decision for each order in its way; 409 with these
 * orders and the slots that are free for them.
 */
function requireDecisions(
  orders: OrderRow[],
  decisions: Map<string, Decision>,
  slots: NewSlots,
  outdated: Decision[],
): void {
  const problems = problemsOf(orders, decisions, slots);
  const undecided = orders.some((order) => !decisions.has(order.id));
  if (!undecided && problems.size === 0 && outdated.length === 0) return;
  if (orders.length === 0) throw conflict('ORDERS_CHANGED_MEANWHILE', { count: outdated.length });
  const [reason, count] = undecided
    ? (['ORDERS_IN_THE_WAY', orders.length] as const)
    : problems.size > 0
      ? (['DECISIONS_OUTDATED', problems.size] as const)
      : (['ORDERS_CHANGED_MEANWHILE', outdated.length] as const);
  throw new Refusal(409, 'ORDERS_IN_THE_WAY', reason, {
    params: { count },
    data: {
      orders: orders.map((order) => shown(order, problems.get(order.id))),
      slots: slots.open,
    },
  });
}

/**
 * Changes a lab's hours and capacities (`write` stores the new hours or holidays) together with its
 * future slots. An order whose slot is dropped, or whose slot has one seat too few, keeps its time,
 * moves to another slot, or is cancelled with a refund, as decided for each; unless all of that is
 * possible, nothing changes at all (PD-90).
 */
export async function changeSchedule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  labId: string,
  staff: Administrator,
  change: {
    /** Of the lab, as it was read. */
    version: string;
    action: AuditedAction;
    decisions: Decision[];
    note: string;
    write(trx: Trx, now: Date): Promise<void>;
  },
): Promise<void> {
  const decisions = decisionsByOrder(change.decisions);
  await db.transaction().execute(async (trx) => {
    const now = clock();
    const span = bookingSpan(now);
    await lockLabAsRead(trx, labId, indianDate(now), change.version);
    await change.write(trx, now);
    const orders: LockedOrderRow[] = [];
    const reduced = await lockReducedSlots(trx, labId, now);
    // Otherwise a late payment could revive an overdue hold on a seat that is gone.
    await expireHolds(
      trx,
      reduced.map(({ id }) => id),
      now,
    );
    for (const id of await ordersBeyond(trx, reduced, now))
      orders.push((await lockOrder(trx, id))!);
    await replanSlots(trx, labId, now);

    const gone = change.decisions.filter(
      ({ orderId }) => !orders.some((order) => order.id === orderId),
    );
    const goneOrders = await ordersOfLab(
      trx,
      labId,
      gone.map(({ orderId }) => orderId),
    );
    const targets = change.decisions.flatMap(({ slotId }) => slotId ?? []);
    const slots = {
      open: orders.length > 0 ? await openSlots(trx, labId, span, now) : [],
      planned: await plannedOf(trx, labId, targets, span),
    };
    requireDecisions(orders, decisions, slots, outdatedAmong(gone, goneOrders, now));

    for (const order of orders) {
      const { action, slotId } = decisions.get(order.id)!;
      if (action === 'cancel') {
        await audit(trx, staff.id, 'order.moved', now, { orders: [order.id], detail: 'cancel' });
        await cancelOrder(trx, order, { note: change.note, actor: staff.email, now });
      }
      if (action === 'move') {
        const slot = slots.planned.find(({ id }) => id === slotId)!;
        await moveToSlot(trx, order, slot, { staff }, now);
      }
    }
    await audit(trx, staff.id, change.action, now, {
      orders: orders.map((order) => order.id),
      detail: labId,
    });
  });
}
