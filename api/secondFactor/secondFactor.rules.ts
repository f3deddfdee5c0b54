import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { DAY } from '../limits/limits.repository.ts';
import type { Limit } from '../limits/limits.repository.ts';
import { readSigns } from '../../machines/text/typedText.ts';

const STEP_MS = 30_000;
/** Steps before and after the current one whose codes are valid, to allow for inaccurate clocks. */
const TOLERANCE = 1;
const MINUTES_15 = 15 * 60;

// PD-86. Of a million codes, three are valid at a time. Without a known browser, one account can be
// guessed at no more than 50 times a day: below 6 in 100 in a year, for an attacker who has the
// password. Tries from a browser or session of the account's owner are counted separately.
export const WRONG_CODES: Limit = { max: 5, seconds: MINUTES_15 };
export const WRONG_CODES_WHEN_KNOWN: Limit = { max: 10, seconds: MINUTES_15 };
export const WRONG_CODES_PER_ACCOUNT: Limit = { max: 50, seconds: DAY };

/** Limits tries of recovery codes per network: nobody can guess one, but each try costs time. */
export const RECOVERY_TRIES: Limit = { max: 60, seconds: MINUTES_15 };

/** The number of recovery codes in a new set. */
const RECOVERY_CODES = 10;
/** Without letters and digits that are easily confused (i, l, o, 0, 1). */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 16;

/** The parameters of RFC 6238, as every authenticator app supports them. */
const settings = { issuer: 'Assay', algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000 } as const;

/** A new secret, encoded as apps expect it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The URL in this secret's QR code. */
export const uriOf = (secret: string, email: string): string =>
  new TOTP({ ...settings, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The step whose code was typed, among those that are valid now; undefined for a wrong code. */
export function stepOf(typed: string, secret: string, now: Date): number | undefined {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const token = readSigns(typed).replace(/\s/g, '');
  const delta = totp.validate({ token, timestamp: now.getTime(), window: TOLERANCE });
  return delta === null ? undefined : Math.floor(now.getTime() / STEP_MS) + delta;
}

/** New recovery codes, in groups of four: 79 bits each, so that a fast hash is enough. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );

const plain = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '');

/** Whether a text has the form of a recovery code; an app's code never does. */
export const isRecoveryCode = (typed: string): boolean => plain(typed).length === RECOVERY_LENGTH;

/**
 * A recovery code in its stored form, however it was typed: with or without dashes, in capitals.
 */
export const recoveryHash = (typed: string): string =>
  createHash('sha256').update(plain(typed)).digest('hex');
