import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { WhatsAppConfig } from '../../server/shared/messagingConfig.ts';
import { sendTimeoutMs, TryLater, Undeliverable } from './outgoing.ts';
import type { Outgoing, Sender } from './outgoing.ts';

/** What WhatsApp answers to a message that it takes; whether it arrives comes to the webhook. */
const Taken = Type.Object({
  messages: Type.Array(Type.Object({ id: Type.String() }), { minItems: 1 }),
});
/** What the Graph API answers to anything else. */
const Refused = Type.Object({ error: Type.Object({ code: Type.Integer() }) });

/**
 * Codes of what passes by itself: an unknown or overloaded service, calls or messages that were too
 * many (also to one number), maintenance. Of anything else a repeat brings the same answer: a number
 * without WhatsApp (131026), a template that is not there or was paused, a token that ran out.
 */
const passing = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 131057, 133004]);
/** Who has to wait longer than this is reached by SMS sooner, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;

/** A value as templates take it: on one line, without gaps, never empty. */
const parameter = (value: string) => ({
  type: 'text',
  text: value.replace(/\s+/g, ' ').trim() || '–',
});

/** The message by its registered template; undefined where the text has none. */
function formOf({ id, to, kind, template, values, language }: Outgoing, config: WhatsAppConfig) {
  const name = config.templates[`${template ?? kind}.${language}`];
  return (
    name && {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'template',
      template: {
        name,
        language: { code: language },
        components: values.length > 0 ? [{ type: 'body', parameters: values.map(parameter) }] : [],
      },
      // Comes back with what the webhook says of the message.
      biz_opaque_callback_data: id,
    }
  );
}

/** Milliseconds that an answer asks to wait (Retry-After in seconds); 0 where it does not say. */
const waitOf = (headers: Headers) => (Number(headers.get('retry-after')) || 0) * 1000;

/** What an answer other than 'taken' means for the message. */
function failureOf(status: number, headers: Headers, answer: unknown): Error {
  const code = Check(Refused, answer) ? answer.error.code : undefined;
  const sentence = `WhatsApp answered ${status}${code === undefined ? '' : `, error ${code}`}`;
  const passes = code === undefined ? status === 429 || status >= 500 : passing.has(code);
  const wait = waitOf(headers);
  if (status < 300) return new Error('WhatsApp answered without the id of a message');
  return passes && wait <= LONGEST_WAIT_MS
    ? new TryLater(sentence, wait)
    : new Undeliverable(sentence);
}

/** Messages through Meta's WhatsApp Business Cloud API, each by the template that is registered for its text. */
export function whatsAppSender(config: WhatsAppConfig): Sender {
  const phoneId = encodeURIComponent(config.phoneId);
  const address = `${config.url.replace(/\/+$/, '')}/${phoneId}/messages`;
  return async (message) => {
    const form = formOf(message, config);
    if (!form) throw new Undeliverable('The text has no template in WHATSAPP_TEMPLATES');
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${config.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok || !Check(Taken, answer))
      throw failureOf(response.status, response.headers, answer);
  };
}
