import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { withoutPersons } from '../logError.ts';
import { messagesTopic } from './outbox.repository.ts';
import { createMessageRepository } from './messages.repository.ts';
import type { TakenMessage } from './messages.repository.ts';
import { TryLater, Undeliverable } from './outgoing.ts';
import type { Sender } from './outgoing.ts';

/** A message lies this long after it was sent (without its text), in milliseconds. */
const KEEP_MS = 90 * 24 * 3600_000;
/** Codes go to numbers and e-mails that need not be anybody's here. */
const KEEP_CODES_MS = 24 * 3600_000;
/** A message that WhatsApp has not taken after so many tries, within a minute, goes as an SMS. */
const WHATSAPP_TRIES = 4;

/**
 * Sends what is due: run by each new message, and every few seconds for what failed or was left
 * behind.
 */
export function messagesJob(
  { db, clock, log }: Deps,
  senders: Record<TakenMessage['channel'], Sender>,
): Job {
  const messages = createMessageRepository(db);

  const deliver = async (message: TakenMessage) => {
    if (message.expiresAt && message.expiresAt <= clock())
      return messages.dropped(message, 'expired before it could be sent');
    try {
      await senders[message.channel](message, clock());
    } catch (error) {
      log.warn(
        { err: error, message: message.id, kind: message.kind, tries: message.tries },
        'a message could not be sent',
      );
      return notSent(message, error as Error);
    }
    await messages.sent(message, clock());
  };

  const notSent = (message: TakenMessage, error: Error) => {
    const why = withoutPersons(error.message);
    const isLastTry = error instanceof Undeliverable || message.tries >= WHATSAPP_TRIES;
    if (message.channel === 'whatsapp' && isLastTry)
      return messages.sendBySms(message.id, why, clock());
    const wait = error instanceof TryLater ? error.afterMs : 0;
    return messages.failed(message, why, clock(), wait);
  };

  return {
    name: 'send messages',
    everyMs: 3_000,
    runOnTopic: messagesTopic,
    async run() {
      for (
        let taken = await messages.take(clock());
        taken.length > 0;
        taken = await messages.take(clock())
      ) {
        for (const message of taken) await deliver(message);
      }
    },
  };
}

/** Forgets old finished messages, once an hour. */
export const oldMessagesJob = ({ db, clock }: Deps): Job => ({
  name: 'forget old messages',
  everyMs: 3600_000,
  async run() {
    const [messages, now] = [createMessageRepository(db), clock().getTime()];
    await messages.forgetBefore(new Date(now - KEEP_MS));
    await messages.wipeUnconfirmed(clock());
    await messages.forgetCodesBefore(new Date(now - KEEP_CODES_MS));
  },
});
