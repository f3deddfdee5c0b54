import type { SmsConfig } from '../../server/shared/messagingConfig.ts';
import { sendTimeoutMs } from './outgoing.ts';
import type { Outgoing, Sender } from './outgoing.ts';

/** The path at which a service accepts an SMS, and the fields of its form. */
interface Form {
  path: string;
  fields: (message: Outgoing, config: SmsConfig) => Record<string, string>;
}

const forms: Record<SmsConfig['provider'], Form> = {
  twilio: {
    path: '2010-04-01/Accounts/{account}/Messages.json',
    fields: ({ to, text }, { from }) => ({ To: to, From: from, Body: text }),
  },
  exotel: {
    path: 'v1/Accounts/{account}/Sms/send.json',
    fields: ({ to, text, template, kind, language, code }, { from, dlt }) => {
      const registered = dlt?.templates[`${template ?? kind}.${language}`];
      return {
        From: from,
        To: to,
        Body: text,
        // Other characters need Unicode, in which an SMS holds fewer of them.
        EncodingType: /^[\x20-\x7e\n]*$/.test(text) ? 'plain' : 'unicode',
        ...(code && { Priority: 'high' }),
        ...(dlt && { DltEntityId: dlt.entityId }),
        ...(registered && { DltTemplateId: registered }),
      };
    },
  },
};

/** Sends real SMS through a service at SMS_URL that uses one of these forms. */
export function smsSender(config: SmsConfig): Sender {
  const { path, fields } = forms[config.provider];
  const account = encodeURIComponent(config.accountSid);
  const address = `${config.url.replace(/\/+$/, '')}/${path.replace('{account}', account)}`;
  const signIn = Buffer.from(`${config.apiKey}:${config.authToken}`).toString('base64');
  return async (message) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Basic ${signIn}` },
      body: new URLSearchParams(fields(message, config)),
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    if (!response.ok) throw new Error(`The SMS service answered ${response.status}`);
  };
}
