import { eventOfAction } from '../../machines/order/actions.ts';
import { nextStatus } from '../../machines/order/order.rules.ts';
import type { Deps } from '../deps.ts';
import { expireDue } from '../payments/expireDue.ts';
import { settlePayment } from '../payments/settle.ts';
import { badRequest, conflict, notFound } from '../refusal.ts';
import { bookingSpan, slotTexts } from '../slots/times.ts';
import { reportExpectedAt } from './instructions.ts';
import type { MoveRequest } from './orders.contract.ts';
import { changeOrder } from './orders.repository.ts';
import { claimPlace, releasePlace } from './places.ts';
import { tellCustomer } from './tellCustomer.ts';
import { withOrder } from './withOrder.ts';

type Parts = Pick<Deps, 'db' | 'clock'>;

const refusedNow = () => conflict('This cannot be done with the order as it is now');

/** An administrator moves a paid order along; what the order's chart refuses is refused (409). */
export async function moveOrder(
  { db, clock }: Parts,
  id: string,
  { action, technician, note }: MoveRequest,
  actor: string,
): Promise<void> {
  if (action === 'cancel') return cancelOrder({ db, clock }, id, null, note ?? null, actor);
  if (action === 'assign' && !technician?.trim()) throw badRequest('Please name the technician');
  await withOrder(db, id, null, async (trx, { order }) => {
    const now = clock();
    const type = eventOfAction[action];
    const status = order.payment_status === 'SUCCESS' ? nextStatus(order.status, { type }) : null;
    if (status === null) throw refusedNow();
    const changes = {
      assign: { technician: technician?.trim() ?? null, assigned_at: now },
      collect: { collected_at: now },
      examine: {},
      complete: { completed_at: now },
      rejectSample: { collected_at: null },
    }[action];
    await changeOrder(
      trx,
      id,
      { status, ...changes },
      { type, actor, note: note ?? technician ?? null, now },
    );
    await tellCustomer(
      trx,
      {
        ...order,
        status,
        technician:
          changes && 'technician' in changes ? (changes.technician ?? null) : order.technician,
      },
      status,
      now,
    );
  });
}

/** Cancels before collection starts: an unpaid order frees its place, a paid one is refunded too. Cancelling twice is cancelling once. */
export async function cancelOrder(
  { db, clock }: Parts,
  id: string,
  userId: string | null,
  reason: string | null,
  actor = 'customer',
): Promise<void> {
  await withOrder(db, id, userId, async (trx, { order }) => {
    if (order.status === 'cancelled') return;
    const now = clock();
    if (nextStatus(order.status, { type: 'order.cancelled' }) === null)
      throw conflict(
        'The sample is being collected already, so the order can no longer be cancelled',
      );
    const before = order.payment_status;
    const after = await settlePayment(
      trx,
      order,
      { type: 'order.cancelled' },
      { actor, now, note: reason },
    );
    // Its hold has ended already: there is nothing to free, but money that comes late must not book it again.
    if (after === before)
      await changeOrder(
        trx,
        id,
        { status: 'cancelled', cancelled_at: now },
        { type: 'order.cancelled', actor, note: reason, now },
      );
  });
}

/** Moves a paid order to another slot of the same lab; the old place is free at once, the technician is found anew. */
export async function rescheduleOrder(
  { db, clock }: Parts,
  id: string,
  userId: string,
  slotId: string,
): Promise<void> {
  await withOrder(
    db,
    id,
    userId,
    async (trx, { order, slots }) => {
      const now = clock();
      if (order.slot_id === slotId) return;
      const slot = slots.find((candidate) => candidate.id === slotId);
      if (!slot || slot.lab_id !== order.lab_id)
        throw notFound('There is no such slot at this lab');
      const status =
        order.payment_status === 'SUCCESS'
          ? nextStatus(order.status, { type: 'slot.changed' })
          : null;
      if (status === null) throw conflict('The order can no longer be moved');
      const { from, until } = bookingSpan(now);
      await expireDue(trx, slot.id, now);
      await releasePlace(trx, id);
      if (
        slot.starts_at < from ||
        slot.starts_at >= until ||
        !(await claimPlace(trx, slot, id, null))
      )
        throw conflict('That slot was just taken. Please pick another one.', 'SLOT_TAKEN');
      const lab = await trx
        .selectFrom('labs')
        .select('report_time')
        .where('id', '=', order.lab_id)
        .executeTakeFirstOrThrow();
      const booked = { ...order.booked, slot: slotTexts(slot.starts_at) };
      await changeOrder(
        trx,
        id,
        {
          status,
          slot_id: slot.id,
          starts_at: slot.starts_at,
          booked: JSON.stringify(booked),
          technician: null,
          assigned_at: null,
          report_expected_at: reportExpectedAt(slot.starts_at, lab.report_time),
        },
        {
          type: 'slot.changed',
          actor: 'customer',
          note: `${booked.slot.date}, ${booked.slot.startTime}`,
          now,
        },
      );
      await tellCustomer(trx, { ...order, booked }, 'moved', now);
    },
    [slotId],
  );
}
