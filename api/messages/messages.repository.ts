import { changePublished } from '../db/changeFeed.ts';
import type { Db } from '../db/database.ts';
import { messagesTopic } from './outbox.repository.ts';
import type { Channel, Outgoing } from './outgoing.ts';

/**
 * Milliseconds after which another process takes over a message, if the one that took it has died;
 * a living process renews its lease.
 */
export const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
/** With doubling pauses, a message is given up after about 20 minutes. */
const MOST_TRIES = 9;
/**
 * Milliseconds within which a message that WhatsApp accepted but could not deliver is sent by SMS
 * instead.
 */
const ARRIVAL_MS = 3600_000;

/** A message that this process has a lease on. */
export interface TakenMessage extends Outgoing {
  tries: number;
  expiresAt: Date | null;
}

/** Sent before everything else, as somebody waits for these with a form open. */
const codeKinds = ['otp', 'passwordReset', 'emailTaken'];

/** The columns that are cleared once a message is finished. */
const wiped = { body: null, template_values: null, code: null };

/**
 * The outbox as the sender sees it. Texts and codes are cleared as soon as a message is finished;
 * one that WhatsApp accepted keeps its text until it has arrived, as an SMS may have to replace it.
 */
export function createMessageRepository(db: Db) {
  /** A message while this process still holds it: nobody has finished it or taken it over. */
  const held = ({ id, channel, tries }: TakenMessage) =>
    db
      .updateTable('messages')
      .where('id', '=', id)
      .where('channel', '=', channel)
      .where('tries', '=', tries)
      .where('due_at', 'is not', null);

  return {
    /** Takes the channel's message that is due first; no other process gets it meanwhile. */
    async take(channel: Channel, now: Date): Promise<TakenMessage | undefined> {
      const row = await db
        .updateTable('messages')
        .set((message) => ({
          due_at: new Date(now.getTime() + LEASE_MS),
          tries: message('tries', '+', 1),
        }))
        .where('id', '=', (sub) =>
          sub
            .selectFrom('messages')
            .select('id')
            .where('channel', '=', channel)
            .where('due_at', '<=', now)
            .orderBy((message) => message('kind', 'in', codeKinds), 'desc')
            .orderBy('due_at')
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning([
          'id',
          'channel',
          'recipient',
          'kind',
          'template',
          'body',
          'template_values',
          'code',
          'tries',
          'expires_at',
          'language',
        ])
        .executeTakeFirst();
      return (
        row && {
          id: row.id,
          channel: row.channel,
          to: row.recipient,
          kind: row.kind,
          template: row.template,
          text: row.body ?? '',
          values: row.template_values ?? [],
          code: row.code ?? undefined,
          tries: row.tries,
          expiresAt: row.expires_at,
          language: row.language,
        }
      );
    },

    /** Renews the lease of the process that is still handing a message over. */
    async renew(message: TakenMessage, now: Date): Promise<void> {
      await held(message)
        .set({ due_at: new Date(now.getTime() + LEASE_MS) })
        .execute();
    },

    async sent({ id, channel }: TakenMessage, now: Date): Promise<void> {
      await db
        .updateTable('messages')
        .set({ sent_at: now, due_at: null, ...(channel === 'whatsapp' ? {} : wiped) })
        .where('id', '=', id)
        // It may have become an SMS in the meantime.
        .where('channel', '=', channel)
        .execute();
    },

    /** Gives a message up. */
    async dropped(message: TakenMessage, why: string): Promise<void> {
      await held(message)
        .set({ failure: why.slice(0, 500), due_at: null, ...wiped })
        .execute();
    },

    /** Schedules another try, with growing pauses of at least `waitMs`, and gives up in the end. */
    async failed(message: TakenMessage, why: string, now: Date, waitMs = 0): Promise<void> {
      if (message.tries >= MOST_TRIES) return this.dropped(message, why);
      const pause = Math.max(FIRST_RETRY_MS * 2 ** (message.tries - 1), waitMs);
      await held(message)
        .set({ due_at: new Date(now.getTime() + pause), failure: why.slice(0, 500) })
        .execute();
    },

    /**
     * Turns a WhatsApp message into an SMS, due at once. A message without text has arrived
     * already, and one that was sent long ago is no longer of use; both stay as they are.
     */
    async sendBySms(id: string, why: string, now: Date): Promise<void> {
      await db
        .with('changed', (trx) =>
          trx
            .updateTable('messages')
            .set({
              channel: 'sms',
              due_at: now,
              sent_at: null,
              tries: 0,
              failure: why.slice(0, 500),
            })
            .where('id', '=', id)
            .where('channel', '=', 'whatsapp')
            .where('body', 'is not', null)
            .where((message) =>
              message.or([
                message('sent_at', 'is', null),
                message('sent_at', '>=', new Date(now.getTime() - ARRIVAL_MS)),
              ]),
            ),
        )
        .selectNoFrom(changePublished(messagesTopic, 'sms'))
        .execute();
    },

    /** WhatsApp has accepted the message, even if its answer was lost: it is not sent again. */
    async taken(id: string, now: Date): Promise<void> {
      await db
        .updateTable('messages')
        .set({ sent_at: now, due_at: null })
        .where('id', '=', id)
        .where('channel', '=', 'whatsapp')
        .where('due_at', 'is not', null)
        .execute();
    },

    /** The message is on the phone, so its text is no longer needed. */
    async arrived(id: string): Promise<void> {
      await db
        .updateTable('messages')
        .set(wiped)
        .where('id', '=', id)
        .where('channel', '=', 'whatsapp')
        .execute();
    },

    /**
     * Stops WhatsApp messages to a phone number, unless the customer has consented again since;
     * pending ones go by SMS.
     */
    async stopWhatsApp(phone: string, writtenAt: Date): Promise<void> {
      await db
        .updateTable('users')
        .set({ whatsapp_consented_at: null })
        .where('phone', '=', phone)
        .where('whatsapp_consented_at', '<=', writtenAt)
        .execute();
      await db
        .updateTable('messages')
        .set({ channel: 'sms', tries: 0 })
        .where('recipient', '=', phone)
        .where('channel', '=', 'whatsapp')
        .where('due_at', 'is not', null)
        .where((message) =>
          message.not(
            message.exists(
              message
                .selectFrom('users')
                .select('users.id')
                .whereRef('users.phone', '=', 'messages.recipient')
                .where('users.whatsapp_consented_at', 'is not', null),
            ),
          ),
        )
        .execute();
    },

    /** Clears the texts of messages that were never confirmed, once it is too late for an SMS. */
    async wipeUnconfirmed(now: Date): Promise<void> {
      await db
        .updateTable('messages')
        .set(wiped)
        .where('channel', '=', 'whatsapp')
        .where('body', 'is not', null)
        .where('sent_at', '<', new Date(now.getTime() - ARRIVAL_MS))
        .execute();
    },

    /** Deletes finished messages with codes from before a moment. */
    async forgetCodesBefore(moment: Date): Promise<void> {
      await db
        .deleteFrom('messages')
        .where('kind', 'in', codeKinds)
        .where('created_at', '<', moment)
        .where('due_at', 'is', null)
        .execute();
    },

    /** Deletes finished messages from before a moment. */
    async forgetBefore(moment: Date): Promise<void> {
      await db
        .deleteFrom('messages')
        .where('created_at', '<', moment)
        .where('due_at', 'is', null)
        .execute();
    },
  };
}
