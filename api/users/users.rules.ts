import parsePhone from 'libphonenumber-js/mobile';
import { readLineOfText, readSigns } from '../../machines/text/typedText.ts';
import { badRequest } from '../refusal.ts';
import { isCommonPassword } from '../secrets/commonPasswords.ts';

const MOST_NAME = 60;
const LEAST_PASSWORD = 8;

/** A name without spaces around it; 400 when it is empty or too long. */
export function readName(typed: string, field: string): string {
  const name = readLineOfText(typed);
  if (name === '') throw badRequest('FIELD_MISSING', { field });
  if (name.length > MOST_NAME) throw badRequest('FIELD_TOO_LONG', { field, most: MOST_NAME });
  return name;
}

/** An e-mail as it is stored: lower case; 400 when it cannot be one. */
export function readEmail(typed: string): string {
  const email = readSigns(typed).toLowerCase();
  if (email === '') throw badRequest('FIELD_MISSING', { field: 'email' });
  if (!/^[^\s@<>"(),:;\\]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    throw badRequest('EMAIL_INVALID');
  return email;
}

/**
 * A new password, taken as it is; 400 when it is too short, one of the most common ones, or the
 * account's own e-mail.
 */
export async function readPassword(
  typed: string,
  email: string,
  field = 'password',
): Promise<string> {
  if (typed.length < LEAST_PASSWORD)
    throw badRequest('FIELD_TOO_SHORT', { field, least: LEAST_PASSWORD });
  if (typed.trim().toLowerCase() === email || (await isCommonPassword(typed)))
    throw badRequest('PASSWORD_TOO_COMMON', { field });
  return typed;
}

/** An Indian mobile number in E.164, +91 typed or not; 400 otherwise (PD-6). */
export function readPhone(typed: string): string {
  const phone = parsePhone(readSigns(typed).replaceAll(/^tel:|[()]/gi, ''), {
    defaultCountry: 'IN',
    extract: false,
  });
  if (phone?.country !== 'IN' || !phone.isValid()) throw badRequest('PHONE_INVALID');
  return phone.number;
}
