/** Services that send SMS, named by their API. */
export const smsProviders = ['twilio', 'exotel'] as const;

export interface SmsConfig {
  provider: (typeof smsProviders)[number];
  url: string;
  accountSid: string;
  /** The user name that goes with the token; by default the account itself. */
  apiKey: string;
  authToken: string;
  from: string;
  /** The registration of sender and texts that India's operators require (DLT). */
  dlt: { entityId: string; templates: Record<string, string> } | undefined;
}

/** Meta's WhatsApp Business Cloud API. */
export interface WhatsAppConfig {
  /** The Graph API with its version. */
  url: string;
  token: string;
  /** Meta's id of the number that messages are sent from. */
  phoneId: string;
  /** The key that signs Meta's events, and the token that Meta verifies before it sends any. */
  appSecret: string;
  verifyToken: string;
  /** The names of the registered templates, by text and language. */
  templates: Record<string, string>;
}

export interface MessagingConfig {
  smtpUrl: string | undefined;
  /** The sender of mails: an address, or a name with one. */
  mailFrom: string | undefined;
  sms: SmsConfig | undefined;
  /** undefined: in production nothing is sent by WhatsApp; elsewhere it goes to the outbox. */
  whatsApp: WhatsAppConfig | undefined;
}

type Group = <Name extends string>(
  names: readonly Name[],
  requiredInProduction: boolean,
) => Record<Name, string> | undefined;

/** Reads and checks the settings for messages; errors are added to `problems`. */
export function readMessaging(
  text: (name: string) => string | undefined,
  group: Group,
  own: boolean,
  problems: string[],
): MessagingConfig {
  const sms = group(['SMS_URL', 'SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM'], own);
  const smtp = group(['SMTP_URL'], own);
  const mailFrom = text('MAIL_FROM');
  if (
    mailFrom !== undefined &&
    !/^(?:[^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(mailFrom)
  )
    problems.push('MAIL_FROM must be an address, or a name with one: Assay <care@example.com>');
  const named = text('SMS_PROVIDER') ?? 'twilio';
  const provider = smsProviders.find((one) => one === named);
  if (!provider) problems.push(`SMS_PROVIDER must be one of ${smsProviders.join(', ')}`);
  const entityId = text('SMS_DLT_ENTITY_ID');
  const templates = readTemplates('SMS_DLT_TEMPLATES', text, dltNumber, problems);
  if (!entityId && Object.keys(templates).length > 0) problems.push('SMS_DLT_ENTITY_ID is missing');
  return {
    smtpUrl: smtp?.SMTP_URL,
    mailFrom,
    sms: sms && {
      provider: provider ?? 'twilio',
      url: sms.SMS_URL,
      accountSid: sms.SMS_ACCOUNT_SID,
      apiKey: text('SMS_API_KEY') ?? sms.SMS_ACCOUNT_SID,
      authToken: sms.SMS_AUTH_TOKEN,
      from: sms.SMS_FROM,
      dlt: entityId === undefined ? undefined : { entityId, templates },
    },
    whatsApp: readWhatsApp(text, group, problems),
  };
}

function readWhatsApp(
  text: (name: string) => string | undefined,
  group: Group,
  problems: string[],
): WhatsAppConfig | undefined {
  const whatsApp = group(
    [
      'WHATSAPP_TOKEN',
      'WHATSAPP_PHONE_ID',
      'WHATSAPP_APP_SECRET',
      'WHATSAPP_VERIFY_TOKEN',
      'WHATSAPP_TEMPLATES',
    ],
    false,
  );
  const phoneId = text('WHATSAPP_PHONE_ID');
  if (phoneId !== undefined && !/^\d+$/.test(phoneId))
    problems.push("WHATSAPP_PHONE_ID must be Meta's id of the number, in digits, not the number");
  const templates = readTemplates('WHATSAPP_TEMPLATES', text, templateName, problems);
  return (
    whatsApp && {
      url: text('WHATSAPP_URL') ?? 'https://graph.facebook.com/v23.0',
      token: whatsApp.WHATSAPP_TOKEN,
      phoneId: whatsApp.WHATSAPP_PHONE_ID,
      appSecret: whatsApp.WHATSAPP_APP_SECRET,
      verifyToken: whatsApp.WHATSAPP_VERIFY_TOKEN,
      templates,
    }
  );
}

/** The form of a registered template's name, with an example. */
interface Registration {
  form: RegExp;
  example: string;
}
const dltNumber: Registration = { form: /^\d+$/, example: 'otp.en=1107160000000000001' };
const templateName: Registration = {
  form: /^[a-z0-9_]+$/,
  example: 'orderStatus.moved.en=order_moved',
};

/** `otp.en=1107…,orderStatus.moved.hi=1107…` */
function readTemplates(
  name: string,
  text: (name: string) => string | undefined,
  { form, example }: Registration,
  problems: string[],
): Record<string, string> {
  const pairs = (text(name) ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split('='));
  problems.push(
    ...pairs
      .filter(([of = '', as = '', ...more]) => {
        return !/^[\w.]+\.(en|hi)$/.test(of) || !form.test(as) || more.length > 0;
      })
      .map((pair) => `${name} must be pairs such as ${example}, not '${pair.join('=')}'`),
  );
  return Object.fromEntries(pairs as [string, string][]);
}
