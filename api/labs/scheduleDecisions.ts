import { isLive } from '../orders/booking.rules.ts';
import type { OrderRow } from '../orders/orderRows.ts';
import type { LockedSlot } from '../orders/seats.repository.ts';
import type { PlainReason } from '../reasons/reasons.ts';
import { badRequest } from '../refusal.ts';
import type { SlotJson } from '../slots/slots.contract.ts';
import type { Decision } from './adminLabs.contract.ts';

/** Decisions by the order that they are about; 400 for two about one, or a move to nowhere. */
export function decisionsByOrder(decisions: Decision[]): Map<string, Decision> {
  const byOrder = new Map(decisions.map((decision) => [decision.orderId, decision]));
  if (byOrder.size < decisions.length) throw badRequest('DECISION_TWICE');
  if (decisions.some(({ action, slotId }) => action === 'move' && slotId === undefined))
    throw badRequest('FIELD_MISSING', { field: 'slotId' });
  return byOrder;
}

/** What an order was when somebody decided about it: another time or a payment makes another. */
export const versionOf = (order: Pick<OrderRow, 'slot_id' | 'payment_status'>): string =>
  `${order.slot_id} ${order.payment_status === 'SUCCESS' ? 'paid' : 'unpaid'}`;

/** The new schedule, as far as orders may move to it. */
export interface NewSlots {
  /** Those with a free seat. */
  open: SlotJson[];
  /** Those that decisions name and that can be booked, free or not. */
  planned: LockedSlot[];
}

/**
 * Why decisions cannot be carried out, by order. Every move takes its seat, so that two of them
 * cannot have the last one; the second in the order of the request is the one too many.
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

/** What of an order tells whether a decision about it has come true already. */
type Now = Pick<OrderRow, 'id' | 'slot_id' | 'status' | 'payment_status' | 'hold_expires_at'>;

/**
 * The decisions about orders that are no longer in the way and have become something else. One that
 * has come true, as when the same request is sent again, is none of them.
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
