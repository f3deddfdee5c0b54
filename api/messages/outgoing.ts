import type { MessageLanguage } from './language.ts';

/** A message on its way out. */
export interface Outgoing {
  id: string;
  channel: 'sms' | 'email';
  /** E.164 or an e-mail. */
  to: string;
  kind: string;
  /** Which of the texts of its kind it is, such as 'orderStatus.moved'; null where there is one. */
  template: string | null;
  text: string;
  code: string | undefined;
  language: MessageLanguage;
}

/** Hands a message to whoever delivers it; throws when that did not work. */
export type Sender = (message: Outgoing, now: Date) => Promise<void>;

/** How long a service may take, in milliseconds. */
export const sendTimeoutMs = 10_000;
