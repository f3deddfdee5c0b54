import type { MessageLanguage } from './language.ts';

/** How a message may go. */
export const channels = ['whatsapp', 'sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/** A message on its way out. */
export interface Outgoing {
  id: string;
  channel: Channel;
  /** E.164 or an e-mail. */
  to: string;
  kind: string;
  /** Which of the texts of its kind it is, such as 'orderStatus.moved'; null where there is one. */
  template: string | null;
  text: string;
  /** What is filled into the text, in its order. */
  values: string[];
  code: string | undefined;
  language: MessageLanguage;
}

/** Hands a message to whoever delivers it; throws when that did not work. */
export type Sender = (message: Outgoing, now: Date) => Promise<void>;

/** It cannot be brought this way, however often it is tried. */
export class Undeliverable extends Error {}

/** The service asks to be left alone for so long. */
export class TryLater extends Error {
  readonly afterMs: number;

  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}

/** How long a service may take, in milliseconds. */
export const sendTimeoutMs = 10_000;
