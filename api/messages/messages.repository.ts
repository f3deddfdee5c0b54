import type { Db } from '../db/database.ts';
import type { Outgoing } from './outgoing.ts';

/** A process that took messages and died has them taken over after this long, in milliseconds. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
/** With doubling pauses: given up after about 20 minutes. */
const MOST_TRIES = 9;
const BATCH = 20;

/** A message that this process has taken on. */
export interface TakenMessage extends Outgoing {
  tries: number;
  expiresAt: Date | null;
}

/** The outbox as the sender sees it. Texts and codes are wiped as soon as a message is finished. */
export function createMessageRepository(db: Db) {
  const finish = (id: string, outcome: { sent_at: Date } | { failure: string }) =>
    db
      .updateTable('messages')
      .set({ ...outcome, due_at: null, body: null, code: null })
      .where('id', '=', id)
      .execute();

  return {
    /** Takes on some of the messages that are due; no other process gets them meanwhile. */
    async take(now: Date): Promise<TakenMessage[]> {
      const rows = await db
        .updateTable('messages')
        .set((message) => ({
          due_at: new Date(now.getTime() + LEASE_MS),
          tries: message('tries', '+', 1),
        }))
        .where('id', 'in', (sub) =>
          sub
            .selectFrom('messages')
            .select('id')
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .orderBy('id')
            .limit(BATCH)
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
          'code',
          'tries',
          'expires_at',
          'language',
        ])
        .execute();
      return rows
        .map((row) => ({
          id: row.id,
          channel: row.channel,
          to: row.recipient,
          kind: row.kind,
          template: row.template,
          text: row.body ?? '',
          code: row.code ?? undefined,
          tries: row.tries,
          expiresAt: row.expires_at,
          language: row.language,
        }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    },

    async sent(id: string, now: Date): Promise<void> {
      await finish(id, { sent_at: now });
    },

    async dropped(id: string, why: string): Promise<void> {
      await finish(id, { failure: why.slice(0, 500) });
    },

    /** Retries with growing pauses, and gives up in the end. */
    async failed({ id, tries }: TakenMessage, why: string, now: Date): Promise<void> {
      if (tries >= MOST_TRIES) return void (await finish(id, { failure: why.slice(0, 500) }));
      const dueAt = new Date(now.getTime() + FIRST_RETRY_MS * 2 ** (tries - 1));
      await db
        .updateTable('messages')
        .set({ due_at: dueAt, failure: why.slice(0, 500) })
        .where('id', '=', id)
        .execute();
    },

    /** Forgets finished messages with codes made before a moment. */
    async forgetCodesBefore(moment: Date): Promise<void> {
      await db
        .deleteFrom('messages')
        .where('kind', 'in', ['otp', 'passwordReset'])
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
