import { changePublished } from '../db/changeFeed.ts';
import type { Db } from '../db/database.ts';
import { messagesTopic } from './outbox.repository.ts';
import type { Channel, Outgoing } from './outgoing.ts';

/**
 * A process that took a message and died has it taken over after this long, in milliseconds; while
 * it lives it renews the lease.
 */
export const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
/** With doubling pauses: given up after about 20 minutes. */
const MOST_TRIES = 9;
/** A message that WhatsApp took and then says it cannot bring goes by SMS for so long, in milliseconds. */
const ARRIVAL_MS = 3600_000;

/** A message that this process has taken on. */
export interface TakenMessage extends Outgoing {
  tries: number;
  expiresAt: Date | null;
}

/** Somebody waits for these with a form open, so they go out before everything else. */
const codeKinds = ['otp', 'passwordReset', 'emailTaken'];

/** What a finished message keeps nothing of. */
const wiped = { body: null, template_values: null, code: null };

/**
 * The outbox as the sender sees it. Texts and codes are wiped as soon as a message is finished; what
 * WhatsApp took keeps its text until it has arrived, as an SMS may have to take over.
 */
export function createMessageRepository(db: Db) {
  /** A message as long as it is this process's: nobody has finished it or taken it over. */
  const held = ({ id, channel, tries }: TakenMessage) =>
    db
      .updateTable('messages')
      .where('id', '=', id)
      .where('channel', '=', channel)
      .where('tries', '=', tries)
      .where('due_at', 'is not', null);

  return {
    /** Takes on the message of a channel that is due first; no other process gets it meanwhile. */
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

    /** Keeps a message for the process that is still handing it over. */
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
        // Meanwhile it may have become an SMS.
        .where('channel', '=', channel)
        .execute();
    },

    /** It is given up. */
    async dropped(message: TakenMessage, why: string): Promise<void> {
      await held(message)
        .set({ failure: why.slice(0, 500), due_at: null, ...wiped })
        .execute();
    },

    /** Retries with growing pauses, none shorter than `waitMs`, and gives up in the end. */
    async failed(message: TakenMessage, why: string, now: Date, waitMs = 0): Promise<void> {
      if (message.tries >= MOST_TRIES) return this.dropped(message, why);
      const pause = Math.max(FIRST_RETRY_MS * 2 ** (message.tries - 1), waitMs);
      await held(message)
        .set({ due_at: new Date(now.getTime() + pause), failure: why.slice(0, 500) })
        .execute();
    },

    /**
     * Makes a message of WhatsApp's an SMS, due at once. One that has its text no more has arrived,
     * and one that was sent long ago is of no use by now.
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

    /** WhatsApp has it, whatever became of its answer: it is not sent again. */
    async taken(id: string, now: Date): Promise<void> {
      await db
        .updateTable('messages')
        .set({ sent_at: now, due_at: null })
        .where('id', '=', id)
        .where('channel', '=', 'whatsapp')
        .where('due_at', 'is not', null)
        .execute();
    },

    /** It is on the phone: nothing needs its text any more. */
    async arrived(id: string): Promise<void> {
      await db
        .updateTable('messages')
        .set(wiped)
        .where('id', '=', id)
        .where('channel', '=', 'whatsapp')
        .execute();
    },

    /**
     * Whoever has the number gets nothing more by WhatsApp, unless it was allowed anew since; what
     * waits goes by SMS.
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

    /** Wipes the texts of what nobody said has arrived, once no SMS would take over any more. */
    async wipeUnconfirmed(now: Date): Promise<void> {
      await db
        .updateTable('messages')
        .set(wiped)
        .where('channel', '=', 'whatsapp')
        .where('body', 'is not', null)
        .where('sent_at', '<', new Date(now.getTime() - ARRIVAL_MS))
        .execute();
    },

    /** Forgets finished messages with codes made before a moment. */
    async forgetCodesBefore(moment: Date): Promise<void> {
      await db
        .deleteFrom('messages')
        .where('kind', 'in', codeKinds)
        .where('created_at', '<', moment)
        .where('due_at', 'is', null)
        .execute();
    },

    /** Forgets finished messages made before a moment. */
    async forgetBefore(moment: Date): Promise<void> {
      await db
        .deleteFrom('messages')
        .where('created_at', '<', moment)
        .where('due_at', 'is', null)
        .execute();
    },
  };
}
