import { isLive } from '../orders/booking.rules.ts';
import type { OrderRow } from '../orders/orderRows.ts';
import type { LockedSlot } from '../orders/seats.repository.ts';
import type { PlainReason } from '../reasons/reasons.ts';
import { badRequest } from '../refusal.ts';
import type { SlotJson } from '../slots/slots.contract.ts';
import type { Decision } from './adminLabs.contract.ts';

/** Decisions by order; 400 for two about the same order, or a move without a slot. */
export function decisionsByOrder(decisions: Decision[]): Map<string, Decision> {
  const byOrder = new Map(decisions.map((decision) => [decision.orderId, decision]));
  if (byOrder.size < decisions.length) throw badRequest('DECISION_TWICE');
  if (decisions.some(({ action, slotId }) => action === 'move' && slotId === undefined))
    throw badRequest('FIELD_MISSING', { field: 'slotId' });
  return byOrder;
}

/**
 * Identifies the state in which somebody decided about an order: it changes with its time or
 * payment.
 */
export const versionOf = (order: Pick<OrderRow, 'slot_id' | 'payment_status'>): string =>
  `${order.slot_id} ${order.payment_status === 'SUCCESS' ? 'paid' : 'unpaid'}`;

/** The slots of the new schedule that orders may move to. */
export interface NewSlots {
  /** Slots with a free seat. */
  open: SlotJson[];
  /** Slots that decisions name and that can be booked, free or not. */
  planned: LockedSlot[];
}

/**
 * Why decisions cannot be carried out, by order. Each move takes a seat, so that two of them cannot
 * have the last one: the later one in the request is refused.
 */
export function problemsOf(
  orders: OrderRow[],
  decisions: Map<string, Decision>,
  { open, planned }: NewSlots,
): Map<string, PlainReason> {
  const seats = new Map(open.map((slot) => [slot._id, slot.placesLeft]));
  const inTheWay = new Map(orders.map((order) => [order.id, order]));
  const problemOf = (order: OrderRow, { action, slotId, version }: Decision) => {
    if (action === 'keep') return null;
    if (version !== undefined && version !== versionOf(order)) return 'ORDER_CHANGED_MEANWHILE';
    if (action === 'cancel') return null;
    if (order.payment_status !== 'SUCCESS') return 'ORDER_UNPAID_STAYS';
    if (!planned.some((slot) => slot.id === slotId)) return 'SLOT_NOT_OFFERED';
    const left = seats.get(slotId!) ?? 0;
    seats.set(slotId!, left - 1);
    return left > 0 ? null : 'SLOT_TAKEN';
  };
  const problems = new Map<string, PlainReason>();
  for (const [id, decision] of decisions) {
    const order = inTheWay.get(id);
    const problem = order ? problemOf(order, decision) : null;
    if (problem) problems.set(id, problem);
  }
  if (decisions.size > 0)
    for (const { id } of orders) if (!decisions.has(id)) problems.set(id, 'ORDER_CAME_MEANWHILE');
  return problems;
}

/** The columns that show whether a decision about an order has been carried out already. */
type Now = Pick<OrderRow, 'id' | 'slot_id' | 'status' | 'payment_status' | 'hold_expires_at'>;

/**
 * The decisions about orders that are no longer in the way and whose state contradicts the
 * decision. A decision that was carried out before, as when the same request is sent again, is not
 * among them.
 */
export function outdatedAmong(decisions: Decision[], orders: Now[], now: Date): Decision[] {
  return decisions.filter(({ orderId, action, slotId }) => {
    if (action === 'keep') return false;
    const order = orders.find(({ id }) => id === orderId);
    if (!order) return true;
    const isAwaited =
      order.status !== 'cancelled' && (order.payment_status === 'SUCCESS' || isLive(order, now));
    return action === 'cancel' ? isAwaited : !isAwaited || order.slot_id !== slotId;
  });
}
