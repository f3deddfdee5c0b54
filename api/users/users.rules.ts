import parsePhone from 'libphonenumber-js/mobile';
import { hasLetter } from '../../machines/text/hasLetter.ts';
import { readLineOfText, readSigns } from '../../machines/text/typedText.ts';
import { badRequest } from '../refusal.ts';
import { foldPassword, isGuessable } from '../secrets/passwords.ts';

const MOST_NAME = 60;
const LEAST_PASSWORD = 8;
/**
 * Days for which a former e-mail can still set a new password, which recovers the account (PD-125).
 */
export const FORMER_EMAIL_DAYS = 7;

/**
 * A name without surrounding spaces; 400 if it is empty, too long or without a letter. People who
 * have no last name write a dot there, so that one needs none.
 */
export function readName(typed: string, field: string): string {
  const name = readLineOfText(typed);
  if (name === '') throw badRequest('FIELD_MISSING', { field });
  if (field !== 'lastName' && !hasLetter(name)) throw badRequest('FIELD_INVALID', { field });
  if (name.length > MOST_NAME) throw badRequest('FIELD_TOO_LONG', { field, most: MOST_NAME });
  return name;
}

/** An e-mail as it is stored, in lower case; 400 if it cannot be one. */
export function readEmail(typed: string): string {
  const email = readSigns(typed).toLowerCase();
  if (email === '') throw badRequest('FIELD_MISSING', { field: 'email' });
  if (!/^[^\s@<>"(),:;\\]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    throw badRequest('EMAIL_INVALID');
  return email;
}

/**
 * A new password in the form that is hashed; 400 if it is too short, or easy to guess for somebody
 * who knows the account's own words (e-mail, names).
 */
export function readPassword(
  typed: string,
  ownWords: readonly string[],
  field = 'password',
): string {
  const password = foldPassword(typed);
  if (password.length < LEAST_PASSWORD)
    throw badRequest('FIELD_TOO_SHORT', { field, least: LEAST_PASSWORD });
  if (isGuessable(password, ownWords)) throw badRequest('PASSWORD_TOO_COMMON', { field });
  return password;
}

/** An Indian mobile number in E.164, typed with or without +91; 400 otherwise (PD-6). */
export function readPhone(typed: string): string {
  const phone = parsePhone(readSigns(typed).replaceAll(/^tel:|[()]/gi, ''), {
    defaultCountry: 'IN',
    extract: false,
  });
  if (phone?.country !== 'IN' || !phone.isValid()) throw badRequest('PHONE_INVALID');
  return phone.number;
}
