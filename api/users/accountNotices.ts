import type { Trx } from '../db/database.ts';
import type { MessageLanguage } from '../messages/language.ts';
import type { Channel } from '../messages/outgoing.ts';
import { enqueueMessage } from '../messages/outbox.repository.ts';

interface Notice {
  userId: string;
  /** The id of the cause, so that there is one message for each kind and channel. */
  about: string;
  kind: 'passwordChanged' | 'phoneChanged' | 'emailChanged';
  language: MessageLanguage;
  now: Date;
}

/**
 * Writes messages about the account itself, which may go to its former number or e-mail. Their key
 * names the account, so that the data export and the deletion find them.
 */
export async function enqueueAccountNotices(
  trx: Trx,
  { userId, about, kind, language, now }: Notice,
  messages: { channel: Channel; to: string; text: string }[],
): Promise<void> {
  for (const message of messages)
    await enqueueMessage(trx, {
      ...message,
      key: `account:${userId}:${kind}:${about}:${message.channel}`,
      kind,
      language,
      now,
    });
}
