import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../server/shared/config.ts';
import type { MessageLanguage } from './language.ts';

/** A message on its way out. */
export interface Outgoing {
  id: string;
  channel: 'sms' | 'email';
  /** E.164 or an e-mail. */
  to: string;
  kind: string;
  text: string;
  code: string | undefined;
  language: MessageLanguage;
}

/** Hands a message to whoever delivers it; throws when that did not work. */
export type Sender = (message: Outgoing, now: Date) => Promise<void>;

const SUBJECTS: Record<MessageLanguage, Record<string, string>> = {
  en: {
    passwordReset: 'Your code to reset the password',
    orderStatus: 'Your order',
    otp: 'Your code',
    staffInvitation: 'Your invitation to work with Assay',
  },
  hi: {
    passwordReset: 'पासवर्ड बदलने का आपका ओटीपी',
    orderStatus: 'आपका ऑर्डर',
    otp: 'आपका ओटीपी',
    staffInvitation: 'Assay की टीम में काम करने का निमंत्रण',
  },
};
const TIMEOUT_MS = 10_000;

/**
 * One JSON line in DATA_DIR/outbox.jsonl (docs/product/interface.md#outbox) and one readable line
 * through print.
 */
export function outboxSender(dataDir: string, print: (line: string) => void): Sender {
  return async ({ channel, to, kind, text, code }, now) => {
    await mkdir(dataDir, { recursive: true });
    await appendFile(
      join(dataDir, 'outbox.jsonl'),
      `${JSON.stringify({ at: now.toISOString(), channel, to, kind, text, code })}\n`,
      { mode: 0o600 },
    );
    print(`${channel === 'sms' ? 'SMS' : 'E-mail'} to ${to}: ${text}`);
  };
}

/**
 * Real e-mail through SMTP_URL. The address in the URL's `from` query is the sender's; else
 * no-reply at the server's host.
 */
export function mailSender(smtpUrl: string): Sender {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') ?? `Assay <no-reply@${url.hostname}>`;
  url.searchParams.delete('from');
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(wait)) url.searchParams.set(wait, String(TIMEOUT_MS));
  const transport = createTransport(url.href, { from });
  return async ({ id, to, kind, text, language }) => {
    // The same id at a second try lets mail programs drop the double.
    await transport.sendMail({
      to,
      subject: SUBJECTS[language][kind] ?? 'Assay',
      text,
      messageId: `<${id}@assay>`,
    });
  };
}

/** Real SMS through a service that speaks Twilio's REST API at SMS_URL. */
export function smsSender({
  url,
  accountSid,
  authToken,
  from,
}: NonNullable<Config['sms']>): Sender {
  const address = `${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return async ({ to, text }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The SMS service answered ${response.status}`);
  };
}

/** The sender of each channel: the real one where it is configured, else the outbox. */
export function sendersOf(
  config: Config,
  print: (line: string) => void,
): Record<Outgoing['channel'], Sender> {
  const outbox = outboxSender(config.dataDir, print);
  return {
    sms: config.sms ? smsSender(config.sms) : outbox,
    email: config.smtpUrl ? mailSender(config.smtpUrl) : outbox,
  };
}
