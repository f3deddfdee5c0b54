import { nextOrderState, statusIn } from '../../machines/order/order.rules.ts';
import { audit } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import { conflict } from '../refusal.ts';
import type { Administrator } from '../sessions/sessions.repository.ts';
import { slotTexts } from '../slots/times.ts';
import { requireOffered, slotTaken } from './booking.rules.ts';
import { reportTimeOf } from './choices.repository.ts';
import { expireHolds } from './expireHolds.ts';
import { reportExpectedAt } from './instructions.ts';
import { notifyCustomer } from './notifyCustomer.ts';
import { notifyTechnician } from './notifyTechnician.ts';
import { recordOrderChange } from './orderChanges.repository.ts';
import type { LockedOrderRow, OrderRow } from './orderRows.ts';
import { claimSeat, releaseSeat } from './seats.repository.ts';
import type { LockedSlot } from './seats.repository.ts';
import { noVisitYet, stateOfRow } from './visitProgress.ts';

/** Who moves an order: its customer, or a member of staff on their behalf. */
export type Rescheduler = { userId: string } | { staff: Pick<Administrator, 'id' | 'email'> };

/** The status of an order after the move; 409 for one that is unpaid or over. */
export function requireMovable(order: OrderRow) {
  const state =
    order.payment_status === 'SUCCESS'
      ? nextOrderState(stateOfRow(order), { type: 'slot.changed' })
      : null;
  if (state === null) throw conflict('RESCHEDULING_TOO_LATE');
  return statusIn(state);
}

/**
 * Moves a paid order to another slot of its lab; both slots are locked. The old seat is free at
 * once, a technician is assigned anew, and the customer gets a message. A move by the staff is
 * written to the audit.
 */
export async function moveToSlot(
  trx: Trx,
  order: LockedOrderRow,
  slot: LockedSlot,
  by: Rescheduler,
  now: Date,
): Promise<void> {
  const { id } = order;
  const status = requireMovable(order);
  requireOffered(slot, now);
  await expireHolds(trx, [slot.id], now);
  await releaseSeat(trx, id);
  if (!(await claimSeat(trx, slot, id, null))) throw slotTaken();
  const booked = { ...order.booked, slot: slotTexts(slot.starts_at, slot.minutes) };
  await recordOrderChange(
    trx,
    id,
    {
      status,
      slot_id: slot.id,
      starts_at: slot.starts_at,
      booked: JSON.stringify(booked),
      technician: null,
      technician_id: null,
      assigned_at: null,
      ...noVisitYet,
      report_expected_at: reportExpectedAt(slot.starts_at, await reportTimeOf(trx, order.lab_id)),
    },
    {
      type: 'slot.changed',
      actor: 'staff' in by ? by.staff.email : 'customer',
      note: `${booked.slot.date}, ${booked.slot.startTime}`,
      now,
    },
  );
  const actor = 'staff' in by ? by.staff.email : 'customer';
  await notifyTechnician(trx, order, 'moved', { actor, now });
  if ('staff' in by)
    await audit(trx, by.staff.id, 'order.moved', now, { orders: [id], detail: 'reschedule' });
  await notifyCustomer(trx, { ...order, booked, starts_at: slot.starts_at }, 'moved', now);
}
