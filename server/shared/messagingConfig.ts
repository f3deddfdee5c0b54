/** Services that send SMS, by the form of their calls. */
export const smsProviders = ['twilio', 'exotel'] as const;

export interface SmsConfig {
  provider: (typeof smsProviders)[number];
  url: string;
  accountSid: string;
  /** What signs in beside the token; the account itself unless another one is set. */
  apiKey: string;
  authToken: string;
  from: string;
  /** The registration of the sender and its texts that India's operators ask for (DLT). */
  dlt: { entityId: string; templates: Record<string, string> } | undefined;
}

export interface MessagingConfig {
  smtpUrl: string | undefined;
  /** Whom mail is from: an address, or a name with one. */
  mailFrom: string | undefined;
  sms: SmsConfig | undefined;
}

type Group = <Name extends string>(
  names: readonly Name[],
  requiredInProduction: boolean,
) => Record<Name, string> | undefined;

/** Reads and checks how messages are sent; what is wrong is added to `problems`. */
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
  const templates = readTemplates(text('SMS_DLT_TEMPLATES'), problems);
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
  };
}

/** `otp.en=1107…,orderStatus.moved.hi=1107…` */
function readTemplates(list: string | undefined, problems: string[]): Record<string, string> {
  const pairs = (list ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean);
  const wrong = pairs.filter((pair) => !/^[\w.]+\.(en|hi)=\d+$/.test(pair));
  problems.push(
    ...wrong.map(
      (pair) => `SMS_DLT_TEMPLATES must be pairs such as otp.en=1107160000000000001, not '${pair}'`,
    ),
  );
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}
