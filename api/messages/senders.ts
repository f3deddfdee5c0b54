import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../server/shared/config.ts';
import type { MessageLanguage } from './language.ts';
import { mailHtml } from './mailHtml.ts';
import { sendTimeoutMs, Undeliverable } from './outgoing.ts';
import type { Channel, Sender } from './outgoing.ts';
import { smsSender } from './smsSender.ts';
import { whatsAppSender } from './whatsAppSender.ts';

const CHANNELS: Record<Channel, string> = { sms: 'SMS', email: 'E-mail', whatsapp: 'WhatsApp' };
const SUBJECTS: Record<MessageLanguage, Record<string, string>> = {
  en: {
    passwordReset: 'Your code to reset the password',
    passwordChanged: 'Your password was changed',
    phoneChanged: 'Your mobile number was changed',
    emailChanged: 'Your email was changed',
    emailTaken: 'This email has an account already',
    orderStatus: 'Your order',
    report: 'Your report',
    consultation: 'Your call with a doctor',
    visitReminder: 'Your visit tomorrow',
    repeatReminder: 'Time for a test again',
    otp: 'Your code',
    staffInvitation: 'Your invitation to work with Assay',
    visitEnded: 'A visit of yours has changed',
  },
  hi: {
    passwordReset: 'पासवर्ड बदलने का आपका ओटीपी',
    passwordChanged: 'आपका पासवर्ड बदल गया है',
    phoneChanged: 'आपका मोबाइल नंबर बदल गया है',
    emailChanged: 'आपका ईमेल बदल गया है',
    emailTaken: 'इस ईमेल से पहले से एक अकाउंट है',
    orderStatus: 'आपका ऑर्डर',
    report: 'आपकी रिपोर्ट',
    consultation: 'डॉक्टर से आपकी कॉल',
    visitReminder: 'कल आपकी विज़िट',
    repeatReminder: 'टेस्ट फिर से कराने का समय',
    otp: 'आपका ओटीपी',
    staffInvitation: 'Assay की टीम में काम करने का निमंत्रण',
    visitEnded: 'आपकी एक विज़िट बदल गई है',
  },
};

/**
 * Writes a JSON line to DATA_DIR/outbox.jsonl (docs/product/interface.md#outbox) and prints a
 * readable one.
 */
export function outboxSender(dataDir: string, print: (line: string) => void): Sender {
  return async ({ channel, to, kind, text, code }, now) => {
    await mkdir(dataDir, { recursive: true });
    await appendFile(
      join(dataDir, 'outbox.jsonl'),
      `${JSON.stringify({ at: now.toISOString(), channel, to, kind, text, code })}\n`,
      { mode: 0o600 },
    );
    print(`${CHANNELS[channel]} to ${to}: ${text}`);
  };
}

/**
 * The mail server's URL and the sender: MAIL_FROM, else the `from` query of SMTP_URL, else no-reply
 * at the server's host. Each step of the server may take ten seconds, unless the URL says
 * otherwise.
 */
export function smtpSettings(smtpUrl: string, mailFrom?: string): { url: string; from: string } {
  const url = new URL(smtpUrl);
  const from = mailFrom ?? url.searchParams.get('from') ?? `Assay <no-reply@${url.hostname}>`;
  url.searchParams.delete('from');
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(wait)) url.searchParams.set(wait, String(sendTimeoutMs));
  return { url: url.href, from };
}

/** Sends real e-mail, as text and as HTML. */
function mailSender(smtpUrl: string, mailFrom: string | undefined): Sender {
  const { url, from } = smtpSettings(smtpUrl, mailFrom);
  const transport = createTransport(url, { from });
  return async ({ id, to, kind, text, code, language }) => {
    const subject = SUBJECTS[language][kind] ?? 'Assay';
    // With the same id on a second try, mail programs can drop the duplicate.
    await transport.sendMail({
      to,
      subject,
      text,
      html: mailHtml({ language, subject, text, code }),
      messageId: `<${id}@assay>`,
    });
  };
}

/** The customer's consent is from when WhatsApp was set up; SMS takes over. */
const noWhatsApp: Sender = () => Promise.reject(new Undeliverable('WhatsApp is not set up'));

/** Whether customers are asked if they want messages by WhatsApp. */
export const offersWhatsApp = ({ whatsApp, production }: Config): boolean =>
  whatsApp !== undefined || !production;

/** The sender of each channel: the real one if it is configured, else the outbox. */
export function sendersOf(config: Config, print: (line: string) => void): Record<Channel, Sender> {
  const { whatsApp } = config;
  const outbox = outboxSender(config.dataDir, print);
  const withoutProvider = offersWhatsApp(config) ? outbox : noWhatsApp;
  return {
    sms: config.sms ? smsSender(config.sms) : outbox,
    email: config.smtpUrl ? mailSender(config.smtpUrl, config.mailFrom) : outbox,
    whatsapp: whatsApp ? whatsAppSender(whatsApp) : withoutProvider,
  };
}
