import type { Deps } from '../deps.ts';
import type { Trx } from '../db/database.ts';
import { enqueueMessages } from '../messages/outbox.repository.ts';
import type { NewMessage } from '../messages/outbox.repository.ts';
import { phoneChannel } from '../messages/phoneChannel.ts';
import { slotWords } from '../slots/slotWords.ts';
import { siteUrl } from '../siteUrl.ts';
import { slotTexts } from '../slots/times.ts';
import { callTexts, strangersLine } from './callTexts.ts';
import type { CallText } from './callTexts.ts';
import { callMinutes } from './consultations.rules.ts';
import { createConsultationRepository } from './consultations.repository.ts';

/**
 * Writes the messages about a call, in the language of the page on which its time was chosen
 * (PD-160): a mail to every customer, as it names neither test nor patient, and one to the verified
 * number, by WhatsApp where that is allowed (PD-92).
 */
export async function notifyAboutCall(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  id: string,
  said: CallText,
  now: Date,
  { expiresAt }: { expiresAt?: Date } = {},
): Promise<void> {
  const call = await createConsultationRepository(trx).forMessage(id);
  const { message_language: language, starts_at: startsAt } = call;
  const { text, values } = callTexts[language][said]({
    doctor: call.doctor,
    when: slotWords(slotTexts(startsAt, callMinutes), language),
    link: `${siteUrl(config)}/reports/${call.report_id}`,
  });
  // A reminder is sent once for each time of the call; other messages may be repeated.
  const moment = said === 'day' || said === 'hour' ? startsAt : now;
  const key = `order:${call.order_id}:call:${id}:${said}:${moment.getTime()}`;
  const message = { kind: 'consultation', language, now, ...(expiresAt && { expiresAt }) };
  const mail: NewMessage = {
    ...message,
    key: `${key}:mail`,
    channel: 'email',
    to: call.email,
    text: `${text}\n${strangersLine[language]}`,
  };
  const toPhone: NewMessage[] = call.phone
    ? [
        {
          ...message,
          key,
          channel: phoneChannel(call.whatsapp_consented_at),
          to: call.phone,
          template: `consultation.${said}`,
          text,
          values,
        },
      ]
    : [];
  await enqueueMessages(trx, [...toPhone, mail]);
}
