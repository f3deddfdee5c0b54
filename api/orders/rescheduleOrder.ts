import { nextStatus } from '../../machines/order/order.rules.ts';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { conflict, notFound } from '../refusal.ts';
import { bookingSpan, slotTexts } from '../slots/times.ts';
import { slotTaken } from './booking.rules.ts';
import { reportTimeOf } from './choices.repository.ts';
import { expireHolds } from './expireHolds.ts';
import { reportExpectedAt } from './instructions.ts';
import { notifyCustomer } from './notifyCustomer.ts';
import { recordOrderChange } from './orderChanges.repository.ts';
import { claimSeat, releaseSeat } from './seats.repository.ts';
import type { Administrator } from '../sessions/sessions.repository.ts';
import { noVisitYet } from './visitProgress.ts';
import { withOrder } from './withOrder.ts';

/** Who moves an order: its customer, or somebody of the staff for them. */
export type Rescheduler = { userId: string } | { staff: Administrator };

/**
 * Moves a paid order to another slot of the same lab; the old seat is free at once, the technician
 * is found anew. What the staff does is written to the audit.
 */
export async function rescheduleOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  by: Rescheduler,
  slotId: string,
): Promise<void> {
  await withOrder(
    db,
    id,
    'userId' in by ? by.userId : null,
    async (trx, { order, slots }) => {
      const now = clock();
      if (order.slot_id === slotId) return;
      const slot = slots.find((candidate) => candidate.id === slotId);
      if (!slot || slot.lab_id !== order.lab_id) throw notFound('SLOT_NOT_FOUND');
      const status =
        order.payment_status === 'SUCCESS'
          ? nextStatus(order.status, { type: 'slot.changed' })
          : null;
      if (status === null) throw conflict('RESCHEDULING_TOO_LATE');
      const { from, until } = bookingSpan(now);
      await expireHolds(trx, slot.id, now);
      await releaseSeat(trx, id);
      if (
        slot.starts_at < from ||
        slot.starts_at >= until ||
        !(await claimSeat(trx, slot, id, null))
      )
        throw slotTaken();
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
          report_expected_at: reportExpectedAt(
            slot.starts_at,
            await reportTimeOf(trx, order.lab_id),
          ),
        },
        {
          type: 'slot.changed',
          actor: 'staff' in by ? by.staff.email : 'customer',
          note: `${booked.slot.date}, ${booked.slot.startTime}`,
          now,
        },
      );
      if ('staff' in by)
        await audit(trx, by.staff.id, 'order.moved', now, { orders: [id], detail: 'reschedule' });
      await notifyCustomer(trx, { ...order, booked, starts_at: slot.starts_at }, 'moved', now);
    },
    [slotId],
  );
}
