import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { withoutPersons } from '../logError.ts';
import { messagesTopic } from './outbox.repository.ts';
import { createMessageRepository } from './messages.repository.ts';
import type { TakenMessage } from './messages.repository.ts';
import type { Sender } from './outgoing.ts';

/** A message lies this long after it was sent (without its text), in milliseconds. */
const KEEP_MS = 90 * 24 * 3600_000;
/** Codes go to numbers and e-mails that need not be anybody's here. */
const KEEP_CODES_MS = 24 * 3600_000;

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
      return messages.dropped(message.id, 'expired before it could be sent');
    try {
      await senders[message.channel](message, clock());
    } catch (error) {
      log.warn(
        { err: error, message: message.id, kind: message.kind, tries: message.tries },
        'a message could not be sent',
      );
      return messages.failed(message, withoutPersons((error as Error).message), clock());
    }
    await messages.sent(message.id, clock());
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
    await messages.forgetCodesBefore(new Date(now - KEEP_CODES_MS));
  },
});
