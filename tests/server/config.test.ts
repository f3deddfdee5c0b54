import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/shared/config.ts';
import { realSettings } from './support/realSettings.ts';

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').slice(1);
  }
};
describe('a setting that cannot work gets one sentence', () => {
  it.each([
    ['SMTP_URL', 'foo'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['RAZORPAY_API_URL', 'bar'],
    ['DATABASE_URL', 'mysql://db/assay'],
    ['DATABASE_SESSION_URL', '127.0.0.1:5000'],
    ['API_URL', 'localhost:4001'],
    ['S3_ENDPOINT', 'storage'],
    ['LLM_BASE_URL', 'ftp://llm'],
    ['LOG_LEVEL', 'loud'],
    ['PORT', 'http'],
    ['DEMO', 'perhaps'],
    ['STOP_DELAY_SECONDS', 'soon'],
    ['STOP_DELAY_SECONDS', '61'],
    ['TRUST_PROXY', 'everybody'],
    ['MAIL_FROM', 'Assay'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['SMS_PROVIDER', 'pigeon'],
    ['SMS_DLT_TEMPLATES', 'otp=1107'],
    ['WHATSAPP_URL', 'graph.facebook.com'],
    ['WHATSAPP_PHONE_ID', '+911234567890'],
    ['WHATSAPP_TEMPLATES', 'orderStatus.moved=order_moved'],
    ['WHATSAPP_TEMPLATES', 'orderStatus.moved.en=Order moved'],
  ])('%s=%s', (name, value) => {
    const problems = problemsOf({ [name]: value }).filter((problem) => problem.includes(name));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^ {2}- ${name} must be .{10,}$`));
  });
});

it('a copy that stops serves for 5 s in production, which balancers need to see it, and ends at once elsewhere', () => {
  expect(readConfig(realSettings).stopDelay).toBe(5000);
  expect(readConfig({}).stopDelay).toBe(0);
  expect(readConfig({ STOP_DELAY_SECONDS: '0.5' }).stopDelay).toBe(500);
});

it('the way past a pooler is nothing without the pooler', () => {
  const DATABASE_SESSION_URL = 'postgres://assay@127.0.0.1:5000/assay';
  expect(problemsOf({ DATABASE_SESSION_URL })).toEqual([
    '  - DATABASE_URL is missing: only the way past its pooler is set',
  ]);
  const { DATABASE_URL } = realSettings;
  expect(readConfig({ DATABASE_URL, DATABASE_SESSION_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseSessionUrl: DATABASE_SESSION_URL,
  });
});

const whatsApp = {
  WHATSAPP_TOKEN: 'x',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 'x',
  WHATSAPP_VERIFY_TOKEN: 'w8Kq2Zx7Lm4Tr9Pd',
  WHATSAPP_TEMPLATES: 'orderStatus.moved.en=order_moved, orderStatus.completed.several.hi=o_2',
};
describe('WhatsApp', () => {
  it('is set up as a whole or not at all', () => {
    expect(problemsOf({ ...realSettings, ...whatsApp })).toEqual([]);
    for (const name of Object.keys(whatsApp))
      expect(problemsOf({ ...whatsApp, [name]: '' })).toEqual([`  - ${name} is missing`]);
  });
  it('knows its templates by text and language', () => {
    expect(readConfig(whatsApp).whatsApp).toMatchObject({
      url: 'https://graph.facebook.com/v23.0',
      templates: {
        'orderStatus.moved.en': 'order_moved',
        'orderStatus.completed.several.hi': 'o_2',
      },
    });
  });
});

describe('production', () => {
  it('starts with everything in place', () => {
    expect(problemsOf(realSettings)).toEqual([]);
  });
  it.each([
    ['DEMO=on', { DEMO: 'on' }, 'DEMO'],
    ['no database', { DATABASE_URL: '' }, 'DATABASE_URL is missing'],
    ['no address', { PUBLIC_URL: '' }, 'PUBLIC_URL is missing'],
    ['no word about proxies', { TRUST_PROXY: '' }, 'TRUST_PROXY is missing'],
    ['no limits', { RATE_LIMIT: 'off' }, 'RATE_LIMIT'],
    ['a short webhook secret', { RAZORPAY_WEBHOOK_SECRET: 'x' }, 'RAZORPAY_WEBHOOK_SECRET'],
    ['a short token of WhatsApp', { ...whatsApp, WHATSAPP_VERIFY_TOKEN: 'x' }, 'WHATSAPP_VERIFY'],
    ['a short token of operators', { OPERATOR_TOKEN: 'x' }, 'OPERATOR_TOKEN'],
    ['a short password', { ADMIN_PASSWORD: 'k3J9sLq0' }, 'ADMIN_PASSWORD'],
    ['a password that says so', { ADMIN_PASSWORD: 'my password 1' }, 'ADMIN_PASSWORD'],
    ...['a'.repeat(16), 'abcdefghijklmnop', 'passwordpassword', '0123456789abcdef'].map(
      (key): [string, object, string] => [
        `a key that is '${key}'`,
        { SECRETS_KEY: key },
        'SECRETS_KEY',
      ],
    ),
    ['a webhook secret of one letter', { RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(40) }, 'RAZORPAY_WEB'],
    ['a password of one letter', { ADMIN_PASSWORD: 'aaaaaaaaaaaaaaaa' }, 'ADMIN_PASSWORD'],
  ])('refuses %s', (_, changes, problem) => {
    expect(problemsOf({ ...realSettings, ...changes })).toEqual([expect.stringContaining(problem)]);
  });
  it('takes the embedded database when told twice', () => {
    expect(problemsOf({ ...realSettings, DATABASE_URL: '', ALLOW_EMBEDDED: 'yes' })).toEqual([]);
  });
});

it('.env.example names every setting that is read, and no other', () => {
  const sources = [
    'server/shared/config.ts',
    'server/shared/messagingConfig.ts',
    'server/shared/productionRules.ts',
    'server/shared/tracing/tracingConfig.ts',
  ].map((file) => readFileSync(file, 'utf8'));
  sources.push(readFileSync('deploy/compose.yaml', 'utf8'));
  // Names are the only words in capitals with an underscore, but for these.
  const read = new Set(
    sources
      .flatMap((text) =>
        text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|(?<=')(?:PORT|HOST|DEMO)(?=')|\bSITE\b/g)!,
      )
      // The compose file's own, of the database's image; and what OpenTelemetry reads by itself.
      .filter(
        (name) =>
          !['POSTGRES_USER', 'POSTGRES_DB', 'OTEL_SERVICE_NAME', 'OTEL_EXPORTER_OTLP_'].includes(
            name,
          ),
      ),
  );
  const named = new Set(
    readFileSync('.env.example', 'utf8')
      .split('\n')
      .flatMap((line) => /^(?:# )?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? [])
      .filter((name) => name !== 'OTEL_SERVICE_NAME'),
  );
  expect([...named].sort()).toEqual([...read].sort());
});

describe('a start that fails', () => {
  const run = async (env: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-start-'));
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    const [status] = (await once(child, 'close')) as [number];
    const made = existsSync(join(folder, 'data')) ? readdirSync(join(folder, 'data')) : [];
    rmSync(folder, { recursive: true });
    return { status, said: said.replace(/\(node.*\n.*trace-warnings.*\n/, ''), made };
  };

  it('says in one line that the port is taken, before it makes anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await run({ PORT: String(port) })).toEqual({
      status: 1,
      said: `Port ${port} is taken. Stop what uses it, or set PORT to another one.\n`,
      made: [],
    });
    other.close();
  });

  it('says in one line that the host is not here', async () => {
    const { status, said, made } = await run({ PORT: '0', HOST: '192.0.2.1' });
    expect([status, said.trim().split('\n'), made]).toEqual([
      1,
      [expect.stringMatching(/^HOST is no address of this machine/)],
      [],
    ]);
  });

  it('lists what is missing, without a stack', async () => {
    const { status, said } = await run({ NODE_ENV: 'production' });
    expect(status).toBe(1);
    expect(said).toContain('  - DATABASE_URL is missing');
    expect(said).not.toMatch(/^ +at /m);
  });
});
