import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { WhatsAppConfig } from '../../server/shared/messagingConfig.ts';
import { sendTimeoutMs, TryLater, Undeliverable } from './outgoing.ts';
import type { Outgoing, Sender } from './outgoing.ts';

/** WhatsApp's answer when it accepts a message; whether it arrives is reported to the webhook. */
const Taken = Type.Object({
  messages: Type.Array(Type.Object({ id: Type.String() }), { minItems: 1 }),
});
/** The Graph API's answer to anything else. */
const Refused = Type.Object({ error: Type.Object({ code: Type.Integer() }) });

/**
 * Codes of temporary errors: an unknown or overloaded service, too many calls or messages (also to
 * one number), maintenance. Other errors would only repeat: a number without WhatsApp (131026), a
 * missing or paused template, an expired token.
 */
const passing = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 131057, 133004]);
/** Milliseconds; a customer who would have to wait longer is reached sooner by SMS. */
const LONGEST_WAIT_MS = 60_000;

/** A value as templates accept it: on one line, without gaps, never empty. */
const parameter = (value: string) => ({
  type: 'text',
  text: value.replace(/\s+/g, ' ').trim() || '–',
});

/** The message with its registered template; undefined if there is none for its text. */
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
      // Returned with the webhook's events about this message.
      biz_opaque_callback_data: id,
    }
  );
}

/** Milliseconds that an answer asks us to wait (Retry-After in seconds); 0 if it does not say. */
const waitOf = (headers: Headers) => (Number(headers.get('retry-after')) || 0) * 1000;

/** The error for an answer that does not accept the message. */
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

/**
 * Sends messages through Meta's WhatsApp Business Cloud API, each with the template that is
 * registered for its text.
 */
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
