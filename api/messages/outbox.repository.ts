import type { QueryCreator } from 'kysely';
import type { Trx } from '../db/database.ts';
import { ANYTHING, changePublished } from '../db/changeFeed.ts';
import { newId } from '../ids.ts';
import type { MessageLanguage } from './language.ts';
import type { Database } from '../tables.ts';
import type { Channel } from './outgoing.ts';

/** Topic of the change feed that runs the sender. */
export const messagesTopic = 'messages';

/** A message to be sent once. */
export interface NewMessage {
  /**
   * The idempotency key: 'code:01h…', 'order:01h…:placed'. A second message with the same key is
   * ignored.
   */
  key: string;
  channel: Channel;
  /** E.164 or an e-mail. */
  to: string;
  /** 'otp', 'passwordReset', 'orderStatus' … (docs/product/interface.md#outbox). */
  kind: string;
  /** Which text of its kind it is, such as 'orderStatus.moved'. */
  template?: string;
  text: string;
  /** The values in the text, in order. */
  values?: string[];
  /** The language of the text; English by default. */
  language?: MessageLanguage;
  /** The one-time code in the text, if there is one. */
  code?: string;
  now: Date;
  /** After this moment the message is dropped instead of sent. */
  expiresAt?: Date;
  /** false: the row is written but never sent, so that both cases take equally long. */
  wanted?: boolean;
}

const rowOf = ({
  key,
  channel,
  to,
  kind,
  template,
  text,
  values,
  language = 'en',
  code,
  now,
  expiresAt,
  wanted = true,
}: NewMessage) => ({
  id: newId(),
  dedupe_key: key,
  channel,
  recipient: to,
  kind,
  template: template ?? null,
  body: wanted ? text : null,
  template_values: wanted && values ? JSON.stringify(values) : null,
  code: wanted ? (code ?? null) : null,
  due_at: wanted ? now : null,
  expires_at: expiresAt ?? null,
  created_at: now,
  sent_at: null,
  failure: wanted ? null : 'not wanted',
  language,
});

/**
 * The statement that writes messages to the outbox. Select {@link sendingRequested} along with it.
 */
export const messagesInsert = (db: QueryCreator<Database>, messages: NewMessage[]) =>
  db
    .insertInto('messages')
    .values(messages.map(rowOf))
    .onConflict((on) => on.column('dedupe_key').doNothing());

/** Selected by a statement so that messages are sent as soon as its transaction has committed. */
export const sendingRequested = changePublished(messagesTopic, ANYTHING, 'requested');

/** Writes messages to the outbox in the caller's transaction; they are sent after the commit. */
export async function enqueueMessages(trx: Trx, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await trx
    .with('enqueued', (db) => messagesInsert(db, messages))
    .selectNoFrom(sendingRequested)
    .execute();
}

export const enqueueMessage = (trx: Trx, message: NewMessage): Promise<void> =>
  enqueueMessages(trx, [message]);
