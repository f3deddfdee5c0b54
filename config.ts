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
  s3:
    | {
        bucket: string;
        region: string;
        endpoint: string | undefined;
        forcePathStyle: boolean;
        keys: { accessKeyId: string; secretAccessKey: string } | undefined;
      }
    | undefined;
  smtpUrl: string | undefined;
  sms: { url: string; accountSid: string; authToken: string; from: string } | undefined;
  openCageKey: string | undefined;
  llm: { baseUrl: string; apiKey: string; model: string } | undefined;
  demo: boolean;
  rateLimit: boolean;
  /** Compiles GraphQL operations; off, graphql-js interprets them. */
  graphqlJit: boolean;
  /** undefined: no traces. Where they go is read by OpenTelemetry itself, from OTEL_EXPORTER_OTLP_*. */
  tracing: { sampler: string; ratio: number } | undefined;
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

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
];

/** Tracing by OpenTelemetry's own variables; on when they name a collector. */
function readTracing(
  text: (name: string) => string | undefined,
  faults: string[],
): Config['tracing'] {
  const names = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'].filter(
    (name) => text(name) !== undefined,
  );
  if (
    names.length === 0 ||
    text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' ||
    text('OTEL_TRACES_EXPORTER') === 'none'
  )
    return undefined;
  for (const name of names)
    if (!URL.canParse(text(name)!))
      faults.push(`${name} must be an address such as http://127.0.0.1:4318`);
  const protocol =
    text('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ??
    text('OTEL_EXPORTER_OTLP_PROTOCOL') ??
    'http/json';
  if (protocol !== 'http/json')
    faults.push(`OTEL_EXPORTER_OTLP_PROTOCOL must be http/json here, not '${protocol}'`);
  const sampler = text('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on';
  if (!samplers.includes(sampler))
    faults.push(`OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}`);
  const ratio = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? 1);
  if (!(ratio >= 0 && ratio <= 1))
    faults.push('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1');
  return { sampler, ratio };
}

/** Whether it is an address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  return (
    isIP(address) > 0 &&
    more.length === 0 &&
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) <= (isIP(address) === 4 ? 32 : 128)
  );
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
    if (absent.length === 0)
      return Object.fromEntries(names.map((name) => [name, text(name)!])) as Record<Name, string>;
    if (absent.length < names.length || (requiredInProduction && production))
      faults.push(...absent.map((name) => `${name} is missing`));
    return undefined;
  };

  const port = Number(text('PORT') ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    faults.push(`PORT must be a port number, not '${env.PORT}'`);
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    faults.push('DATABASE_URL must begin with postgres://');
  const apiUrl = text('API_URL')?.replace(/\/+$/, '');
  if (apiUrl && !URL.canParse(apiUrl))
    faults.push('API_URL must be an address such as http://127.0.0.1:4001');
  const trustProxy = (text('TRUST_PROXY') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  faults.push(
    ...trustProxy
      .filter((entry) => !isNetwork(entry))
      .map(
        (entry) => `TRUST_PROXY must be addresses or networks with commas between, not '${entry}'`,
      ),
  );
  // A gateway that uses a REST service elsewhere holds no secrets of that service.
  const own = apiUrl === undefined;
  const razorpay = group(
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    own,
  );
  const sms = group(['SMS_URL', 'SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM'], own);
  const smtp = group(['SMTP_URL'], own);
  const s3 = group(['S3_BUCKET', 'S3_REGION'], false);
  const s3Keys = group(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], false);
  const s3Endpoint = text('S3_ENDPOINT');
  if (s3Endpoint && !/^https?:$/.test(URL.parse(s3Endpoint)?.protocol ?? ''))
    faults.push('S3_ENDPOINT must be an address such as https://storage.example.com');
  if (!s3 && (s3Keys || s3Endpoint)) faults.push('S3_BUCKET and S3_REGION are missing');
  // One's own store has seldom a host name per bucket.
  const forcePathStyle = flag('S3_FORCE_PATH_STYLE', s3Endpoint !== undefined);
  const admin = group(['ADMIN_EMAIL', 'ADMIN_PASSWORD'], own);
  const llm = group(['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'], false);
  if (admin && admin.ADMIN_PASSWORD.length < 8)
    faults.push('ADMIN_PASSWORD must have 8 characters or more');
  const rateLimit = flag('RATE_LIMIT', true);
  if (production && !rateLimit) faults.push('RATE_LIMIT=off is refused in production');
  const demo = flag('DEMO', !production);
  const tracing = readTracing(text, faults);
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
      bucket: s3.S3_BUCKET,
      region: s3.S3_REGION,
      endpoint: s3Endpoint,
      forcePathStyle,
      keys: s3Keys && {
        accessKeyId: s3Keys.S3_ACCESS_KEY_ID,
        secretAccessKey: s3Keys.S3_SECRET_ACCESS_KEY,
      },
    },
    smtpUrl: smtp?.SMTP_URL,
    sms: sms && {
      url: sms.SMS_URL,
      accountSid: sms.SMS_ACCOUNT_SID,
      authToken: sms.SMS_AUTH_TOKEN,
      from: sms.SMS_FROM,
    },
    openCageKey: text('OPENCAGE_API_KEY'),
    llm: llm && { baseUrl: llm.LLM_BASE_URL, apiKey: llm.LLM_API_KEY, model: llm.LLM_MODEL },
    demo,
    rateLimit,
    graphqlJit,
    tracing,
    production,
    logLevel: text('LOG_LEVEL') ?? (production ? 'info' : 'warn'),
  };
}
