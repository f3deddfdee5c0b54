import type { Deps } from '../deps.ts';
import { conflict } from '../refusal.ts';
import { extensionMinutes, requireUnpaid } from './booking.rules.ts';
import { recordOrderChange } from './orderChanges.repository.ts';
import { extendSeat } from './seats.repository.ts';
import { withOrder } from './withOrder.ts';

/**
 * Extends the hold of a customer's unpaid order, once (PD-27). The slot is locked before the clock
 * is read, so a hold that has ended by then is not revived, and nobody can take the seat in
 * between.
 */
export async function extendHold(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<void> {
  await withOrder(db, id, userId, async (trx, { order }) => {
    const now = clock();
    const heldUntil = requireUnpaid(order, now);
    if (order.hold_extended_at !== null) throw conflict('HOLD_ALREADY_EXTENDED');
    const until = new Date(heldUntil.getTime() + extensionMinutes * 60_000);
    if (!(await extendSeat(trx, id, until))) throw conflict('HOLD_EXPIRED');
    await recordOrderChange(
      trx,
      id,
      { hold_expires_at: until, hold_extended_at: now },
      { type: 'hold.extended', actor: 'customer', now },
    );
  });
}
