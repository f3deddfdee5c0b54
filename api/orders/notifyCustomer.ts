import type { Trx } from '../db/database.ts';
import { enqueueMessage } from '../messages/outbox.repository.ts';
import type { LockedOrderRow } from './orderJson.ts';
import { orderTexts } from './orderTexts.ts';

/**
 * Writes the message about an order's new stage into the outbox, in the caller's transaction and
 * the order's language; stages without words are passed over.
 */
export async function notifyCustomer(
  trx: Trx,
  order: LockedOrderRow,
  stage: string,
  now: Date,
): Promise<void> {
  const text = orderTexts[order.language][stage];
  if (!text) return;
  if (order.phone)
    await enqueueMessage(trx, {
      key: `order:${order.id}:${stage}:${now.getTime()}`,
      channel: 'sms',
      to: order.phone,
      kind: 'orderStatus',
      text: text(order),
      language: order.language,
      now,
    });
}
