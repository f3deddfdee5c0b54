import parsePhone from 'libphonenumber-js/mobile';
import { badRequest } from '../refusal.ts';

const MOST_NAME = 60;
const LEAST_PASSWORD = 8;

/** A name without spaces around it; 400 when it is empty or too long. */
export function readName(typed: string, what: string): string {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name === '') throw badRequest(`${what} is missing`);
  if (name.length > MOST_NAME)
    throw badRequest(`${what} must have ${MOST_NAME} characters or fewer`);
  return name;
}

/** An e-mail as it is kept: lower case; 400 when it cannot be one. */
export function readEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (email === '') throw badRequest('Email is missing');
  if (!/^[^\s@<>"(),:;\\]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    throw badRequest('Please enter a valid email');
  return email;
}

/** A new password, taken as it is; 400 when it is too short. */
export function readPassword(typed: string, what = 'Password'): string {
  if (typed.length < LEAST_PASSWORD)
    throw badRequest(`${what} must have ${LEAST_PASSWORD} characters or more`);
  return typed;
}

/** An Indian mobile number in E.164, +91 typed or not; 400 otherwise (decisions.md 6). */
export function readPhone(typed: string): string {
  const phone = parsePhone(typed.trim(), { defaultCountry: 'IN', extract: false });
  if (phone?.country !== 'IN' || !phone.isValid())
    throw badRequest('Please enter a valid Indian mobile number');
  return phone.number;
}
