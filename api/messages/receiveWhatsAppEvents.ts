import type { Static } from 'typebox';
import { Check } from 'typebox/value';
import type { Deps } from '../deps.ts';
import { badRequest, unauthenticated } from '../refusal.ts';
import { hmac, sameSignature } from '../secrets/signatures.ts';
import { createMessageRepository } from './messages.repository.ts';
import { WhatsAppIncoming, WhatsAppPayload, WhatsAppStatus } from './whatsApp.contract.ts';

/** Replies that unsubscribe, in both languages. */
const stopWord = /^\s*(?:stop|unsubscribe|बंद|रोकें)\s*[.!।]?\s*$/i;

/**
 * Receives Meta's events, in any order and any number of times: a message that did not arrive is
 * sent by SMS, and a customer who replies STOP gets no more by WhatsApp.
 */
export async function receiveWhatsAppEvents(
  { config: { whatsApp }, db, clock }: Deps,
  body: Buffer,
  signature: string | string[] | undefined,
): Promise<void> {
  if (
    !whatsApp ||
    typeof signature !== 'string' ||
    !sameSignature(`sha256=${hmac(whatsApp.appSecret, body)}`, signature)
  )
    throw unauthenticated('SIGNATURE_WRONG');
  const messages = createMessageRepository(db);
  for (const { statuses = [], messages: incoming = [] } of eventsOf(body, whatsApp.phoneId)) {
    for (const status of statuses) {
      if (!Check(WhatsAppStatus, status)) continue;
      const id = status.biz_opaque_callback_data;
      if (status.status === 'failed') {
        const why = `WhatsApp could not bring it, error ${status.errors?.[0]?.code ?? 'unknown'}`;
        await messages.sendBySms(id, why, clock());
      } else if (['sent', 'delivered', 'read'].includes(status.status)) {
        await messages.taken(id, clock());
        if (status.status !== 'sent') await messages.arrived(id);
      }
    }
    for (const message of incoming)
      if (Check(WhatsAppIncoming, message) && stopWord.test(message.text.body))
        await messages.stopWhatsApp(`+${message.from}`, writtenAt(message, clock()));
  }
}

/**
 * When a message was written, up to the end of the second that Meta reports; the event may come
 * days later.
 */
const writtenAt = ({ timestamp }: Static<typeof WhatsAppIncoming>, now: Date): Date =>
  timestamp === undefined ? now : new Date(Number(timestamp) * 1000 + 999);

/** The events about our number; any others need no action. */
function eventsOf(body: Buffer, phoneId: string) {
  let payload: unknown;
  try {
    payload = JSON.parse(body.toString('utf8'));
  } catch {
    throw badRequest('BODY_NOT_JSON');
  }
  if (!Check(WhatsAppPayload, payload)) return [];
  return payload.entry
    .flatMap(({ changes }) => changes.map(({ value }) => value))
    .filter(({ metadata }) => metadata.phone_number_id === phoneId);
}
