import type { Trx } from '../db/database.ts';
import { enqueueMessages } from '../messages/outbox.repository.ts';
import { phoneChannel } from '../messages/phoneChannel.ts';
import type { NewMessage } from '../messages/outbox.repository.ts';
import { joined } from '../messages/words.ts';
import type { LockedOrderRow } from './orderRows.ts';
import { readItems } from './orderItems.repository.ts';
import { orderTexts, preparing } from './orderTexts.ts';
import { reportMail } from './reportMail.ts';
import { fastingWords } from './visitWords.ts';

/** The idempotency key, expiry and link of a message. */
interface Delivery {
  /** With a key, the message is sent once ever; by default, once each time the stage is reached. */
  key?: string;
  expiresAt?: Date;
  /** The URL at which the subject of the message can be read. */
  link?: string;
}

/**
 * The key of the first message about a report, whether its release or the order's completion sends
 * it.
 */
export const reportReadyKey = (reportId: string): string => `reportReady:${reportId}`;

/** Stages that are mailed too, as they concern money or the time of the visit. */
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

/** Stages at which a report is first available, or has been corrected. */
const ofReports = new Set(['reportReady', 'reportCorrected', 'completed']);

/** The mail about a report; its text names neither the test nor the patient (PD-141). */
const mailOfReport = (
  order: LockedOrderRow,
  stage: string,
  now: Date,
  { key, link }: { key: string; link: string },
): NewMessage => ({
  key: `order:${order.id}:${key}:mail`,
  channel: 'email',
  to: order.email,
  kind: 'report',
  text: reportMail[order.language]({
    number: order.number,
    link,
    isCorrected: stage === 'reportCorrected',
  }),
  language: order.language,
  now,
});

/**
 * The messages about an order's new stage, in the order's language; none for stages without a text.
 * One goes by WhatsApp to customers who allowed that (PD-92), else by SMS. Those about money or the
 * visit are mailed too, if the e-mail address is verified: a message names tests, which a stranger
 * must not read (PD-93). Mail about a report goes to every customer.
 */
export async function messagesAbout(
  trx: Trx,
  order: LockedOrderRow,
  stage: string,
  now: Date,
  { key = `${stage}:${now.getTime()}`, expiresAt, link = '' }: Delivery = {},
): Promise<NewMessage[]> {
  const texts = orderTexts[order.language];
  const ofSeveral = order.item_count > 1 && `${stage}.several` in texts;
  const variant = ofSeveral ? `${stage}.several` : stage;
  const said = texts[variant]?.(order, link);
  const isMailed = mailed.has(stage) && order.email_verified_at !== null;
  if (!said) return [];
  // When an order has several reports, each was mailed when it came.
  const isOfReport = ofReports.has(variant);
  if (!order.phone && !isMailed && !isOfReport) return [];
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
        channel: phoneChannel(order.whatsapp_consented_at),
        to: order.phone,
        template: `orderStatus.${variant}${fasting ? '.fasting' : ''}`,
        values,
      }
    : null;
  const mail: NewMessage | null = isMailed
    ? { ...message, key: `order:${order.id}:${key}:mail`, channel: 'email', to: order.email }
    : null;
  const ofReport = isOfReport ? mailOfReport(order, variant, now, { key, link }) : null;
  return [toPhone, mail, ofReport].filter((one) => one !== null);
}

/** Writes these messages to the outbox, in the caller's transaction. */
export const notifyCustomer = async (...about: Parameters<typeof messagesAbout>): Promise<void> =>
  enqueueMessages(about[0], await messagesAbout(...about));
