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
   * What makes it one message for ever: 'code:01h…', 'order:01h…:placed'. A second one with the
   * same key is ignored.
   */
  key: string;
  channel: Channel;
  /** E.164 or an e-mail. */
  to: string;
  /** 'otp', 'passwordReset', 'orderStatus' … (docs/product/interface.md#outbox). */
  kind: string;
  /** Which of the texts of its kind it is, such as 'orderStatus.moved'. */
  template?: string;
  text: string;
  /** What is filled into the text, in its order. */
  values?: string[];
  /** The language of the text; English by default. */
  language?: MessageLanguage;
  /** A one-time code, where the text holds one. */
  code?: string;
  now: Date;
  /** After this moment it is dropped instead of sent. */
  expiresAt?: Date;
  /** false: the row is written and nothing is sent, so that both cases take as long. */
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

/** What writes messages into the outbox. A statement with it selects {@link sendingRequested}, too. */
export const messagesInsert = (db: QueryCreator<Database>, messages: NewMessage[]) =>
  db
    .insertInto('messages')
    .values(messages.map(rowOf))
    .onConflict((on) => on.column('dedupe_key').doNothing());

/** What a statement selects so that messages are sent as soon as its transaction has committed. */
export const sendingRequested = changePublished(messagesTopic, ANYTHING, 'requested');

/** Writes messages into the outbox in the caller's transaction; they go out after the commit. */
export async function enqueueMessages(trx: Trx, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await trx
    .with('enqueued', (db) => messagesInsert(db, messages))
    .selectNoFrom(sendingRequested)
    .execute();
}

/** The same with one message. */
export const enqueueMessage = (trx: Trx, message: NewMessage): Promise<void> =>
  enqueueMessages(trx, [message]);
