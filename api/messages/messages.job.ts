import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { withoutPersons } from '../logError.ts';
import { messagesTopic } from './outbox.repository.ts';
import { createMessageRepository, LEASE_MS } from './messages.repository.ts';
import type { TakenMessage } from './messages.repository.ts';
import { channels, TryLater, Undeliverable } from './outgoing.ts';
import type { Channel, Sender } from './outgoing.ts';

/** Milliseconds that a sent message is stored (without its text). */
const KEEP_MS = 90 * 24 * 3600_000;
/** Messages with codes are deleted sooner, as the recipient need not be a customer. */
const KEEP_CODES_MS = 24 * 3600_000;
/**
 * A message that WhatsApp has not accepted after this many tries, within a minute, is sent as an
 * SMS.
 */
const WHATSAPP_TRIES = 4;

/**
 * Sends due messages, with a job per channel so that a slow service does not delay the others. The
 * jobs run for each new message, and every few seconds for messages that failed or were left
 * behind.
 */
export function messageJobs({ db, clock, log }: Deps, senders: Record<Channel, Sender>): Job[] {
  const messages = createMessageRepository(db);

  /** Hands a message over, and renews this process's lease on it for as long as that takes. */
  const send = async (message: TakenMessage) => {
    const renewal = setInterval(
      () =>
        void messages
          .renew(message, clock())
          .catch((error: unknown) => log.warn({ err: error }, 'a lease could not be renewed')),
      LEASE_MS / 3,
    );
    try {
      await senders[message.channel](message, clock());
    } finally {
      clearInterval(renewal);
    }
  };

  const deliver = async (message: TakenMessage) => {
    if (message.expiresAt && message.expiresAt <= clock())
      return messages.dropped(message, 'expired before it could be sent');
    try {
      await send(message);
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

  return channels.map((channel) => ({
    name: `send ${channel} messages`,
    everyMs: 3_000,
    runOnTopic: messagesTopic,
    async run(stopping) {
      while (!stopping?.aborted) {
        const message = await messages.take(channel, clock());
        if (!message) return;
        await deliver(message);
      }
    },
  }));
}

/** Deletes old finished messages, once an hour. */
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
