import type { Trx } from '../db/database.ts';
import { enqueueMessage } from '../messages/outbox.repository.ts';
import type { LockedOrderRow } from './orderRows.ts';
import { technicianEmail } from './technicians.repository.ts';
import { technicianText } from './technicianTexts.ts';
import type { VisitEnd } from './technicianTexts.ts';

/**
 * Writes a mail to the technician whose visit it was, in the caller's transaction: they may be on
 * the way and not looking at their list. A technician who is only a name in the settings has no
 * account, and so no e-mail.
 */
export async function notifyTechnician(
  trx: Trx,
  order: LockedOrderRow,
  why: VisitEnd,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  if (order.technician_id === null || order.visit_failed_at !== null) return;
  const to = await technicianEmail(trx, order.technician_id);
  // Technicians who made the change themselves need no mail.
  if (to === undefined || to === actor) return;
  await enqueueMessage(trx, {
    // The key is not of the form of the order's own messages, which are the customer's.
    key: `visit:${order.id}:${why}:${now.getTime()}`,
    channel: 'email',
    to,
    kind: 'visitEnded',
    text: technicianText(why, { number: order.number, ...order.booked.slot }),
    now,
  });
}
