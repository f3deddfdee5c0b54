import type { ColumnType, Generated } from 'kysely';
import type { MessageLanguage } from './language.ts';
import type { Channel } from './outgoing.ts';

/** The outbox: messages are written in the business transaction and sent after it. */
export interface MessageTables {
  messages: {
    id: string;
    dedupe_key: string;
    channel: Channel;
    recipient: string;
    kind: string;
    /** Which text of its kind it is; null if there is only one. */
    template: string | null;
    body: string | null;
    /** The values in the text, in order; written as JSON. */
    template_values: ColumnType<string[] | null, string | null, string | null>;
    code: string | null;
    tries: Generated<number>;
    due_at: Date | null;
    expires_at: Date | null;
    created_at: Date;
    sent_at: Date | null;
    failure: string | null;
    language: Generated<MessageLanguage>;
  };
}
