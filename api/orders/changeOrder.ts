import type { Deps } from '../deps.ts';
import { notFound } from '../refusal.ts';
import { slotTexts } from '../slots/times.ts';
import {
  chosenColumns,
  requireExpected,
  requireOffered,
  requireUnpaid,
  slotTaken,
} from './booking.rules.ts';
import { firstOf, readChoice } from './choices.repository.ts';
import { expireHolds } from './expireHolds.ts';
import { reportExpectedAt } from './instructions.ts';
import { nearOrders, requireApart } from './fit.repository.ts';
import { keepOffer, reprice } from './offerOnOrder.ts';
import { recordOrderChange } from './orderChanges.repository.ts';
import { replaceItems } from './orderItems.repository.ts';
import type { OrderRequest } from './orderRequests.contract.ts';
import { priceOf } from '../pricing/pricing.rules.ts';
import { claimSeat, releaseSeat } from './seats.repository.ts';
import { withOrder } from './withOrder.ts';

/**
 * Changes a customer's unpaid order (PD-48): the hold moves to the new slot and still ends when it
 * did, extended or not (PD-27), the price is computed again, and a provider order of another amount
 * is dropped.
 */
export async function changeOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  id: string,
  sent: OrderRequest,
): Promise<void> {
  const choice = await readChoice(db, userId, sent, clock());
  await withOrder(
    db,
    id,
    userId,
    async (trx, { order, slots }) => {
      const now = clock();
      requireUnpaid(order, now);
      const slot = slots.find((candidate) => candidate.id === sent.slot);
      if (!slot || slot.lab_id !== sent.lab) throw notFound('SLOT_NOT_FOUND');
      const near = await nearOrders(trx, order, slot.starts_at, now);
      await requireApart(trx, choice.items, slot.starts_at, near);
      const plain = priceOf(...choice.items.map((item) => item.price));
      const offered = await keepOffer(trx, order, plain, now);
      requireExpected(sent, offered.price);
      if (slot.id !== order.slot_id) {
        requireOffered(slot, now);
        await expireHolds(trx, [slot.id], now);
        await releaseSeat(trx, id);
        if (!(await claimSeat(trx, slot, id, order.hold_expires_at))) throw slotTaken();
      }
      await replaceItems(trx, id, order.item_count, choice.items);
      await recordOrderChange(
        trx,
        id,
        {
          ...firstOf(choice.items),
          ...chosenColumns(sent),
          booked: JSON.stringify({
            ...choice.booked,
            slot: slotTexts(slot.starts_at, slot.minutes),
          }),
          ...(await reprice(trx, order, offered, now)),
          starts_at: slot.starts_at,
          report_expected_at: reportExpectedAt(slot.starts_at, choice.reportTime),
        },
        { type: 'order.changed', actor: 'customer', now },
      );
    },
    { slots: [sent.slot], customer: true },
  );
}
