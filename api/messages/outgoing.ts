import type { MessageLanguage } from './language.ts';

export const channels = ['whatsapp', 'sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/** A message that is being sent. */
export interface Outgoing {
  id: string;
  channel: Channel;
  /** E.164 or an e-mail. */
  to: string;
  kind: string;
  /** Which text of its kind it is, such as 'orderStatus.moved'; null if there is only one. */
  template: string | null;
  text: string;
  /** The values in the text, in order. */
  values: string[];
  code: string | undefined;
  language: MessageLanguage;
}

/** Hands a message to the delivering service; throws if that failed. */
export type Sender = (message: Outgoing, now: Date) => Promise<void>;

/** It cannot be delivered over this channel, however often it is tried. */
export class Undeliverable extends Error {}

/** The service asks us to wait this long. */
export class TryLater extends Error {
  readonly afterMs: number;

  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}

/** Milliseconds that a service may take. */
export const sendTimeoutMs = 10_000;
