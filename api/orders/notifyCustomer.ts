import type { Trx } from '../db/database.ts';
import { enqueueMessage } from '../messages/outbox.repository.ts';
import type { LockedOrderRow } from './orderJson.ts';
import { readItems } from './orderItems.repository.ts';
import { orderTexts } from './orderTexts.ts';
import { fastingSentence } from './visitWords.ts';

/** Messages that say how to prepare, with clock times. */
const preparing = new Set(['SUCCESS', 'moved', 'reminder']);

/** What a message is known by, and when it is of no use any more. */
interface Delivery {
  /** Makes it one message for ever; by default one for each time that the stage is reached. */
  key?: string;
  expiresAt?: Date;
}

/**
 * Writes the message about an order's new stage into the outbox, in the caller's transaction and
 * the order's language; stages without words are passed over.
 */
export async function notifyCustomer(
  trx: Trx,
  order: LockedOrderRow,
  stage: string,
  now: Date,
  { key = `${stage}:${now.getTime()}`, expiresAt }: Delivery = {},
): Promise<void> {
  const text = orderTexts[order.language][stage];
  if (!text || !order.phone) return;
  const items = preparing.has(stage) && order.item_count > 1 ? await readItems(trx, order.id) : [];
  const fasting = preparing.has(stage) ? fastingSentence({ ...order, items }) : null;
  await enqueueMessage(trx, {
    key: `order:${order.id}:${key}`,
    channel: 'sms',
    to: order.phone,
    kind: stage === 'reminder' ? 'visitReminder' : 'orderStatus',
    template: `orderStatus.${stage}`,
    text: [text(order), fasting].filter(Boolean).join(' '),
    language: order.language,
    now,
    ...(expiresAt && { expiresAt }),
  });
}
