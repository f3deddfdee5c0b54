import type { Selectable } from 'kysely';
import { availableActions } from '../../machines/order/actions.ts';
import type { OrderProgress } from '../../machines/order/actions.ts';
import { sentenceOf } from '../reasons/reasons.ts';
import { indianDate } from '../slots/times.ts';
import { instructionsFor } from './instructions.ts';
import type { OrderJson } from './orders.contract.ts';
import type { OrderTables } from './orders.tables.ts';

export type OrderRow = Selectable<OrderTables['orders']>;

/** An order whose row is locked, with its customer's phone (E.164). */
export interface LockedOrderRow extends OrderRow {
  phone: string | null;
}

/** An order with what happened to it, oldest first; `at` as PostgreSQL writes it in JSON. */
export interface OrderWithEvents extends OrderRow {
  events: { id: string; at: string; actor: string; type: string; note: string | null }[];
}

/** For whom an order is read: what may be done with it differs. */
export type Reader = 'customer' | 'administrator';

/** What an order has come to beside its status (PD-55). */
export const progressOf = (row: OrderRow, now: Date): OrderProgress => ({
  report: row.report_file !== null,
  slotDay: indianDate(now) >= indianDate(row.starts_at),
});

/** An order as read (docs/product/interface.md); who of the staff did what, only administrators see. */
export function orderJson(
  row: OrderWithEvents,
  now: Date,
  reader: Reader,
  refundDelayedSince: Date | null = null,
): OrderJson {
  const instructionReasons = instructionsFor(row.booked.test.fasting);
  const held = ['PENDING', 'FAILED'].includes(row.payment_status) && row.hold_expires_at !== null;
  return {
    _id: row.id,
    ...row.booked,
    status: row.status,
    paymentStatus: row.payment_status,
    itemTotal: row.item_total,
    discount: row.discount,
    amount: row.amount,
    createdAt: row.created_at.toISOString(),
    holdExpiresAt: held ? row.hold_expires_at!.toISOString() : null,
    holdSecondsLeft: held
      ? Math.max(0, Math.floor((row.hold_expires_at!.getTime() - now.getTime()) / 1000))
      : null,
    assignedAt: row.assigned_at?.toISOString() ?? null,
    labTechnician: row.technician === null ? null : { name: row.technician },
    collectionSlot: `${row.booked.slot.date}, ${row.booked.slot.startTime} - ${row.booked.slot.endTime}`,
    completedAt: row.completed_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    reportExpectedAt:
      row.payment_status === 'SUCCESS' ? (row.report_expected_at?.toISOString() ?? null) : null,
    reportUrl: row.report_file === null ? null : `/api/v1/report/${row.id}/file`,
    refundDelayedSince: refundDelayedSince?.toISOString() ?? null,
    instructions: instructionReasons.map((reason) => sentenceOf(reason)),
    instructionReasons,
    availableActions: availableActions(
      { status: row.status, paymentStatus: row.payment_status, progress: progressOf(row, now) },
      reader,
    ),
    events: row.events.map((event) => ({
      _id: event.id,
      at: new Date(event.at).toISOString(),
      actor: reader === 'customer' && event.actor.includes('@') ? 'administrator' : event.actor,
      type: event.type,
      note: event.note,
    })),
  };
}
