/** The one module that reads the environment (interface.md, Environment). */
import { isIP } from 'node:net';

/** Everything that may differ from one installation to the next. */
export interface Config {
  port: number;
  host: string;
  /** Embedded database, uploads, outbox. */
  dataDir: string;
  /** `postgres://…`; undefined means the embedded database in dataDir. */
  databaseUrl: string | undefined;
  /** REST service elsewhere; undefined means our own, in this process. */
  apiUrl: string | undefined;
  /** Addresses and networks of our own proxies and gateway, whose word on who asks (`X-Forwarded-For`) is believed; nobody else's is. */
  trustProxy: string[];
  admin: { email: string; password: string } | undefined;
  /** undefined means the built-in sandbox. */
  razorpay: { keyId: string; keySecret: string; webhookSecret: string; apiUrl: string } | undefined;
  /** undefined means files in dataDir; without keys the machine's own role counts. */
  s3: { bucket: string; region: string; endpoint: string | undefined; forcePathStyle: boolean; keys: { accessKeyId: string; secretAccessKey: string } | undefined } | undefined;
  smtpUrl: string | undefined;
  sms: { url: string; accountSid: string; authToken: string; from: string } | undefined;
  openCageKey: string | undefined;
  llm: { baseUrl: string; apiKey: string; model: string } | undefined;
  demo: boolean;
  rateLimit: boolean;
  /** Compiles GraphQL operations; off, graphql-js interprets them. */
  graphqlJit: boolean;
  production: boolean;
  logLevel: string;
}

/** Thrown with every fault at once, one a line. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`The environment is not right:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Whether it is an address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  return isIP(address) > 0 && more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}

type Env = Record<string, string | undefined>;

/** Reads and checks the environment; throws a {@link ConfigError} that lists everything wrong. */
export function readConfig(env: Env): Config {
  const faults: string[] = [];
  const production = env.NODE_ENV === 'production';
  const text = (name: string) => env[name]?.trim() || undefined;
  const flag = (name: string, fallback: boolean) => {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['on', 'true', '1', 'yes'].includes(value)) return true;
    if (['off', 'false', '0', 'no'].includes(value)) return false;
    faults.push(`${name} must be on or off, not '${value}'`);
    return fallback;
  };
  /** All names of a group or none: half a provider is a mistake, never a choice. */
  const group = <Name extends string>(names: readonly Name[], requiredInProduction: boolean) => {
    const absent = names.filter((name) => text(name) === undefined);
    if (absent.length === 0) return Object.fromEntries(names.map((name) => [name, text(name)!])) as Record<Name, string>;
    if (absent.length < names.length || (requiredInProduction && production)) faults.push(...absent.map((name) => `${name} is missing`));
    return undefined;
  };

  const port = Number(text('PORT') ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) faults.push(`PORT must be a port number, not '${env.PORT}'`);
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) faults.push('DATABASE_URL must begin with postgres://');
  const apiUrl = text('API_URL')?.replace(/\/+$/, '');
  if (apiUrl && !URL.canParse(apiUrl)) faults.push('API_URL must be an address such as http://127.0.0.1:4001');
  const trustProxy = (text('TRUST_PROXY') ?? '').split(',').map((entry) => entry.trim()).filter((entry) => entry !== '');
  faults.push(...trustProxy.filter((entry) => !isNetwork(entry)).map((entry) => `TRUST_PROXY must be addresses or networks with commas between, not '${entry}'`));
  // A gateway that uses a REST service elsewhere holds no secrets of that service.
  const own = apiUrl === undefined;
  const razorpay = group(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'], own);
  const sms = group(['SMS_URL', 'SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM'], own);
  const smtp = group(['SMTP_URL'], own);
  const s3 = group(['S3_BUCKET', 'S3_REGION'], false);
  const s3Keys = group(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], false);
  const s3Endpoint = text('S3_ENDPOINT');
  if (s3Endpoint && !/^https?:$/.test(URL.parse(s3Endpoint)?.protocol ?? '')) faults.push('S3_ENDPOINT must be an address such as https://storage.example.com');
  if (!s3 && (s3Keys || s3Endpoint)) faults.push('S3_BUCKET and S3_REGION are missing');
  // One's own store has seldom a host name per bucket.
  const forcePathStyle = flag('S3_FORCE_PATH_STYLE', s3Endpoint !== undefined);
  const admin = group(['ADMIN_EMAIL', 'ADMIN_PASSWORD'], own);
  const llm = group(['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'], false);
  if (admin && admin.ADMIN_PASSWORD.length < 8) faults.push('ADMIN_PASSWORD must have 8 characters or more');
  const rateLimit = flag('RATE_LIMIT', true);
  if (production && !rateLimit) faults.push('RATE_LIMIT=off is refused in production');
  const demo = flag('DEMO', !production);
  const graphqlJit = flag('GRAPHQL_JIT', true);
  if (faults.length > 0) throw new ConfigError(faults);

  return {
    port,
    host: text('HOST') ?? '127.0.0.1',
    dataDir: text('DATA_DIR') ?? './data',
    databaseUrl,
    apiUrl,
    trustProxy,
    admin: admin && { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD },
    razorpay: razorpay && {
      keyId: razorpay.RAZORPAY_KEY_ID,
      keySecret: razorpay.RAZORPAY_KEY_SECRET,
      webhookSecret: razorpay.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: text('RAZORPAY_API_URL') ?? 'https://api.razorpay.com',
    },
    s3: s3 && {
      bucket: s3.S3_BUCKET, region: s3.S3_REGION, endpoint: s3Endpoint, forcePathStyle,
      keys: s3Keys && { accessKeyId: s3Keys.S3_ACCESS_KEY_ID, secretAccessKey: s3Keys.S3_SECRET_ACCESS_KEY },
    },
    smtpUrl: smtp?.SMTP_URL,
    sms: sms && { url: sms.SMS_URL, accountSid: sms.SMS_ACCOUNT_SID, authToken: sms.SMS_AUTH_TOKEN, from: sms.SMS_FROM },
    openCageKey: text('OPENCAGE_API_KEY'),
    llm: llm && { baseUrl: llm.LLM_BASE_URL, apiKey: llm.LLM_API_KEY, model: llm.LLM_MODEL },
    demo,
    rateLimit,
    graphqlJit,
    production,
    logLevel: text('LOG_LEVEL') ?? (production ? 'info' : 'warn'),
  };
}
