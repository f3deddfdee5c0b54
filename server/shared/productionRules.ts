import { guessesFor } from './guesses.ts';

interface Settings {
  text(name: string): string | undefined;
  /** Whether the REST service is in this process. */
  own: boolean;
  rateLimit: boolean;
  demo: boolean;
  embeddedDatabase: boolean;
}

/** The minimum length of our own secrets; providers set the lengths of theirs. */
const shortest = 16;
/** The minimum number of guesses for a secret, as a power of ten; 16 random characters take 16. */
const leastGuesses = 12;
/** The same minimum for the first administrator's password. */
const leastPasswordGuesses = 8;
const words = ['admin', 'password', 'secret'];
const ourSecrets = [
  'OPERATOR_TOKEN',
  'RAZORPAY_WEBHOOK_SECRET',
  'SECRETS_KEY',
  'WHATSAPP_VERIFY_TOKEN',
];

const isWeak = (secret: string | undefined): boolean =>
  secret !== undefined &&
  (secret.length < shortest ||
    guessesFor(secret, words) < leastGuesses ||
    /change.?me|example/i.test(secret));

/** Settings that are acceptable for a demo but not for customers, each with a sentence. */
export function problemsInProduction({
  text,
  own,
  rateLimit,
  demo,
  embeddedDatabase,
}: Settings): string[] {
  const password = text('ADMIN_PASSWORD');
  const weakPassword =
    password !== undefined &&
    (password.length < 12 ||
      guessesFor(password, [...words, text('ADMIN_EMAIL') ?? '']) < leastPasswordGuesses ||
      /password|assay|admin/i.test(password));
  const rules: [broken: boolean, problem: string][] = [
    [!rateLimit, 'RATE_LIMIT=off is refused in production'],
    [demo, 'DEMO=on is refused in production: its accounts have known passwords'],
    [
      own && text('DATABASE_URL') === undefined && !embeddedDatabase,
      'DATABASE_URL is missing (ALLOW_EMBEDDED=yes takes the embedded one, which does not survive a power cut)',
    ],
    [
      text('PUBLIC_URL') === undefined,
      'PUBLIC_URL is missing: the address at which people reach the product, which the links in mails lead to',
    ],
    [
      text('TRUST_PROXY') === undefined,
      "TRUST_PROXY is missing: the addresses or networks of your proxies, or 'none'",
    ],
    [
      weakPassword,
      "ADMIN_PASSWORD must have 12 characters or more, be hard to guess, and have no 'password', 'admin' or 'assay' in it",
    ],
    ...ourSecrets.map((name): [boolean, string] => [
      isWeak(text(name)),
      `${name} must have ${shortest} characters or more by chance (openssl rand -base64 24), and must not be an example value`,
    ]),
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}
