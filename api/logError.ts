import { isDatabaseError } from './db/databaseErrors.ts';

const EMAIL = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;
/** At least seven digits: phone numbers, but no ports, codes or line numbers. */
const NUMBER = /\+?\d[\d -]{5,}\d/g;

/** A text from elsewhere with e-mails and phone numbers removed. */
export const withoutPersons = (text: string): string =>
  text.replace(EMAIL, '[e-mail]').replace(NUMBER, '[number]');

/** The fields of an error that are logged. */
interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * An error as it is logged. Other fields that libraries attach are left out: PostgreSQL's `detail`
 * quotes the row, a mail server's answer the recipient.
 */
export function logError(error: Error): LoggedError {
  const { code, cause } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: withoutPersons(error.message),
    stack: withoutPersons(error.stack ?? ''),
    code,
    ...(isDatabaseError(error) && error.constraint && { constraint: error.constraint }),
    ...(cause instanceof Error && { cause: logError(cause) }),
  };
}
