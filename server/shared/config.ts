/** The one module that reads the environment (docs/product/interface.md#environment). */
import { readMessaging } from './messagingConfig.ts';
import type { MessagingConfig } from './messagingConfig.ts';
import { isIP } from 'node:net';
import { problemsInProduction } from './productionRules.ts';
import { readTracing } from './tracing/tracingConfig.ts';
import type { Tracing } from './tracing/tracingConfig.ts';

/** Everything that may differ between installations. */
export interface Config extends MessagingConfig {
  port: number;
  host: string;
  /** Embedded database, uploads, outbox. */
  dataDir: string;
  /** `postgres://…`; undefined means the embedded database in dataDir. */
  databaseUrl: string | undefined;
  /**
   * The same database for connections that need a session of their own, if `databaseUrl` is a
   * pooler that lends sessions per transaction; undefined means databaseUrl.
   */
  databaseSessionUrl: string | undefined;
  /** REST service elsewhere; undefined means our own, in this process. */
  apiUrl: string | undefined;
  /**
   * Addresses and networks of our own proxies and gateway, whose `X-Forwarded-For` is trusted;
   * nobody else's is.
   */
  trustProxy: string[];
  admin: { email: string; password: string } | undefined;
  /** Whether owners must have a second factor. */
  requireSecondFactor: boolean;
  /** The key for encrypting secrets in the database. */
  secretsKey: string;
  /** undefined means the built-in sandbox. */
  razorpay: { keyId: string; keySecret: string; webhookSecret: string; apiUrl: string } | undefined;
  /** undefined means files in dataDir; without keys, the machine's own role is used. */
  s3:
    | {
        bucket: string;
        region: string;
        endpoint: string | undefined;
        forcePathStyle: boolean;
        keys: { accessKeyId: string; secretAccessKey: string } | undefined;
      }
    | undefined;
  openCageKey: string | undefined;
  llm: { baseUrl: string; apiKey: string; model: string } | undefined;
  demo: boolean;
  /** The number of SMS per hour to unverified numbers, over all processes. */
  smsBudget: number;
  rateLimit: boolean;
  /**
   * undefined: no traces. OpenTelemetry itself reads their destination from OTEL_EXPORTER_OTLP_*.
   */
  tracing: Tracing | undefined;
  production: boolean;
  /** Milliseconds that a stopping process goes on serving, until every balancer has noticed. */
  stopDelay: number;
  /** The product's own URL, such as `https://assay.example`; undefined if not configured. */
  publicUrl: string | undefined;
  logLevel: string;
  /**
   * Opens /metrics and the description of the REST calls in production; without it they are closed.
   */
  operatorToken: string | undefined;
}

/** Thrown with all problems at once, one per line. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Whether a text is an IP address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  return (
    isIP(address) > 0 &&
    more.length === 0 &&
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) <= (isIP(address) === 4 ? 32 : 128)
  );
}

/** For demos only, as everybody can read it here. */
const demoSecretsKey = 'no secret: for demos and development';

type Env = Record<string, string | undefined>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** Settings that are URLs, with the allowed schemes and an example. */
const urls: Record<string, { schemes: string[]; example: string }> = {
  API_URL: { schemes: ['http:', 'https:'], example: 'http://127.0.0.1:4001' },
  DATABASE_URL: {
    schemes: ['postgres:', 'postgresql:'],
    example: 'postgres://assay:password@127.0.0.1:5432/assay',
  },
  DATABASE_SESSION_URL: {
    schemes: ['postgres:', 'postgresql:'],
    example: 'postgres://assay:password@127.0.0.1:5000/assay',
  },
  PUBLIC_URL: { schemes: ['http:', 'https:'], example: 'https://assay.example.com' },
  LLM_BASE_URL: { schemes: ['http:', 'https:'], example: 'https://llm.example.com/v1' },
  RAZORPAY_API_URL: { schemes: ['http:', 'https:'], example: 'https://api.razorpay.com' },
  S3_ENDPOINT: { schemes: ['http:', 'https:'], example: 'https://storage.example.com' },
  SMS_URL: { schemes: ['http:', 'https:'], example: 'https://api.twilio.com' },
  WHATSAPP_URL: { schemes: ['http:', 'https:'], example: 'https://graph.facebook.com/v23.0' },
  SMTP_URL: { schemes: ['smtp:', 'smtps:'], example: 'smtps://user:password@mail.example.com' },
};

/** Reads and checks the environment; throws a {@link ConfigError} that lists everything wrong. */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const production = env.NODE_ENV === 'production';
  const text = (name: string) => env[name]?.trim() || undefined;
  const flag = (name: string, fallback: boolean) => {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['on', 'true', '1', 'yes'].includes(value)) return true;
    if (['off', 'false', '0', 'no'].includes(value)) return false;
    problems.push(`${name} must be on or off, not '${value}'`);
    return fallback;
  };
  /** All settings of a group or none: an incomplete provider is a mistake, never a choice. */
  const group = <Name extends string>(names: readonly Name[], requiredInProduction: boolean) => {
    const absent = names.filter((name) => text(name) === undefined);
    if (absent.length === 0)
      return Object.fromEntries(names.map((name) => [name, text(name)!])) as Record<Name, string>;
    if (absent.length < names.length || (requiredInProduction && production))
      problems.push(...absent.map((name) => `${name} is missing`));
    return undefined;
  };

  const port = Number(text('PORT') ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    problems.push(`PORT must be a port number, not '${env.PORT}'`);
  for (const [name, { schemes, example }] of Object.entries(urls)) {
    const value = text(name);
    const url = value === undefined ? undefined : URL.parse(value);
    if (value !== undefined && !(url && url.host && schemes.includes(url.protocol)))
      problems.push(`${name} must be a URL such as ${example}`);
  }
  const logLevel = text('LOG_LEVEL') ?? (production ? 'info' : 'warn');
  if (!logLevels.includes(logLevel))
    problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${logLevel}'`);
  const apiUrl = text('API_URL')?.replace(/\/+$/, '');
  const trustProxy = (text('TRUST_PROXY') ?? 'none')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && entry !== 'none');
  problems.push(
    ...trustProxy
      .filter((entry) => !isNetwork(entry))
      .map(
        (entry) => `TRUST_PROXY must be addresses or networks with commas between, not '${entry}'`,
      ),
  );
  // A gateway with a REST service elsewhere holds no secrets of that service.
  const own = apiUrl === undefined;
  if (text('DATABASE_SESSION_URL') !== undefined && text('DATABASE_URL') === undefined)
    problems.push('DATABASE_URL is missing: only the way past its pooler is set');
  const razorpay = group(
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    own,
  );
  const messaging = readMessaging(text, group, own, problems);
  const s3 = group(['S3_BUCKET', 'S3_REGION'], false);
  const s3Keys = group(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], false);
  const s3Endpoint = text('S3_ENDPOINT');
  if (!s3 && (s3Keys || s3Endpoint)) problems.push('S3_BUCKET and S3_REGION are missing');
  // Self-hosted stores rarely have a host name per bucket.
  const forcePathStyle = flag('S3_FORCE_PATH_STYLE', s3Endpoint !== undefined);
  const admin = group(['ADMIN_EMAIL', 'ADMIN_PASSWORD'], own);
  const secrets = group(['SECRETS_KEY'], own);
  const requireSecondFactor = flag('REQUIRE_SECOND_FACTOR', production);
  const llm = group(['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'], false);
  if (admin && admin.ADMIN_PASSWORD.length < 8)
    problems.push('ADMIN_PASSWORD must have 8 characters or more');
  const rateLimit = flag('RATE_LIMIT', true);
  const demo = flag('DEMO', !production);
  const embeddedDatabase = flag('ALLOW_EMBEDDED', !production);
  if (production)
    problems.push(...problemsInProduction({ text, own, rateLimit, demo, embeddedDatabase }));
  const smsBudget = Number(text('SMS_HOURLY_BUDGET') ?? 500);
  if (!Number.isInteger(smsBudget) || smsBudget < 1)
    problems.push('SMS_HOURLY_BUDGET must be a whole number, 1 or more');
  const stopDelay = Number(text('STOP_DELAY_SECONDS') ?? (production ? 5 : 0));
  if (!(stopDelay >= 0 && stopDelay <= 60))
    problems.push('STOP_DELAY_SECONDS must be a number of seconds from 0 to 60');
  const publicUrl = text('PUBLIC_URL');
  const tracing = readTracing(text, problems);
  if (problems.length > 0) throw new ConfigError(problems);

  return {
    port,
    host: text('HOST') ?? '127.0.0.1',
    dataDir: text('DATA_DIR') ?? './data',
    databaseUrl: text('DATABASE_URL'),
    databaseSessionUrl: text('DATABASE_SESSION_URL'),
    apiUrl,
    trustProxy,
    admin: admin && { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD },
    requireSecondFactor,
    secretsKey: secrets?.SECRETS_KEY ?? demoSecretsKey,
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
    ...messaging,
    openCageKey: text('OPENCAGE_API_KEY'),
    llm: llm && { baseUrl: llm.LLM_BASE_URL, apiKey: llm.LLM_API_KEY, model: llm.LLM_MODEL },
    demo,
    smsBudget,
    rateLimit,
    tracing,
    production,
    stopDelay: stopDelay * 1000,
    publicUrl: publicUrl && new URL(publicUrl).origin,
    logLevel,
    operatorToken: text('OPERATOR_TOKEN'),
  };
}
