import { randomInt } from 'node:crypto';
import { DAY, HOUR } from '../limits/limits.repository.ts';
import type { Limit } from '../limits/limits.repository.ts';
import { badRequest } from '../refusal.ts';
import { readSigns } from '../../machines/text/typedText.ts';

// PD-4. A code has 10,000 values. Within any 24 hours, an account, phone or e-mail faces at most
// two windows of 8 codes with 5 tries each (80 guesses); one network, guessing at many e-mails, has
// two windows of 25 wrong tries and then one each half hour (98). Both are below 1 in 100.
export const CODE_SECONDS = 5 * 60;
export const RESEND_SECONDS = 30;
export const TRIES_PER_CODE = 5;
export const CODES_PER_HOUR: Limit = { max: 5, seconds: HOUR };
export const CODES_PER_DAY: Limit = { max: 8, seconds: DAY };
/**
 * Guessing at one e-mail or number is slowed down, but never shut out: after this many wrong codes
 * without a right one, each within 30 days of the one before, only one code a day is sent there,
 * with fewer tries. That leaves 84 guesses in 30 days. It applies to everybody, as the owner cannot
 * be told from others; but the owner can read the code and types it right.
 */
export const WRONG_BEFORE_SLOW: Limit = { max: 20, seconds: 30 * DAY };
export const CODES_WHEN_SLOW: Limit = { max: 1, seconds: DAY };
export const TRIES_WHEN_SLOW = 2;
export const CODES_PER_ADDRESS: Limit = { max: 100, seconds: HOUR };
/**
 * Wrong codes per network, since thousands of people may share one IP address. Beyond the limit
 * nobody is shut out: a known device is not counted; for resets, other devices have a wrong try
 * each half hour; and codes that prove a number, which the limits of account and number protect
 * already, come with fewer tries.
 */
export const WRONG_PER_NETWORK: Limit = { max: 25, seconds: DAY };
export const WRONG_PER_NETWORK_WHEN_SLOW: Limit = { max: 1, seconds: HOUR / 2 };
/** SMS to numbers that nobody has proved yet cost money and may annoy strangers. */
export const NEW_NUMBERS_PER_NETWORK: Limit = { max: 30, seconds: HOUR };
export const newNumbersKey = 'sms:new numbers';

/** A new code: 4 digits. */
export const makeCode = () => String(randomInt(10_000)).padStart(4, '0');

/** The code as typed, without surrounding spaces; 400 if it cannot be one. */
export function readCode(typed: string): string {
  const code = readSigns(typed);
  if (!/^\d{4}$/.test(code)) throw badRequest('CODE_LENGTH');
  return code;
}
