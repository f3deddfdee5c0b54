import type { Trx } from '../db/database.ts';
import { enqueueMessages } from '../messages/outbox.repository.ts';
import type { NewMessage } from '../messages/outbox.repository.ts';
import { joined } from '../messages/words.ts';
import type { LockedOrderRow } from './orderJson.ts';
import { readItems } from './orderItems.repository.ts';
import { orderTexts, preparing } from './orderTexts.ts';
import { fastingWords } from './visitWords.ts';

/** What a message is known by, and when it is of no use any more. */
interface Delivery {
  /** Makes it one message for ever; by default one for each time that the stage is reached. */
  key?: string;
  expiresAt?: Date;
}

/** Stages that are about money, or about when somebody comes. */
const mailed = new Set([
  'SUCCESS',
  'REFUND_PENDING',
  'REFUNDED',
  'itemCancelled',
  'itemRefunded',
  'moved',
  'notCollected',
  'reminder',
]);

/**
 * The messages about an order's new stage, in the order's language; none about stages without words.
 * One goes by WhatsApp to who allowed that (PD-92), else by SMS; what is about money or the visit goes
 * by mail, too, where the e-mail is known to be the customer's: a message names tests, which a stranger
 * must not read (PD-93).
 */
export async function messagesAbout(
  trx: Trx,
  order: LockedOrderRow,
  stage: string,
  now: Date,
  { key = `${stage}:${now.getTime()}`, expiresAt }: Delivery = {},
): Promise<NewMessage[]> {
  const texts = orderTexts[order.language];
  const ofSeveral = order.item_count > 1 && `${stage}.several` in texts;
  const variant = ofSeveral ? `${stage}.several` : stage;
  const said = texts[variant]?.(order);
  const isMailed = mailed.has(stage) && order.email_verified_at !== null;
  if (!said || !(order.phone || isMailed)) return [];
  const items = preparing.has(stage) && order.item_count > 1 ? await readItems(trx, order.id) : [];
  const fasting = preparing.has(stage) ? fastingWords({ ...order, items }) : null;
  const { text, values } = fasting ? joined(said, fasting) : said;
  const message = {
    kind: stage === 'reminder' ? 'visitReminder' : 'orderStatus',
    text,
    language: order.language,
    now,
    ...(expiresAt && { expiresAt }),
  };
  const toPhone: NewMessage | null = order.phone
    ? {
        ...message,
        key: `order:${order.id}:${key}`,
        channel: order.whatsapp_consented_at ? 'whatsapp' : 'sms',
        to: order.phone,
        template: `orderStatus.${variant}${fasting ? '.fasting' : ''}`,
        values,
      }
    : null;
  const mail: NewMessage | null = isMailed
    ? { ...message, key: `order:${order.id}:${key}:mail`, channel: 'email', to: order.email }
    : null;
  return [toPhone, mail].filter((one) => one !== null);
}

/** Writes them into the outbox, in the caller's transaction. */
export const notifyCustomer = async (...about: Parameters<typeof messagesAbout>): Promise<void> =>
  enqueueMessages(about[0], await messagesAbout(...about));
