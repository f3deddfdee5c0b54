import { isDatabaseError } from './db/databaseErrors.ts';

const EMAIL = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;
/** Seven digits and more: phone numbers, but no ports, codes or lines of a file. */
const NUMBER = /\+?\d[\d -]{5,}\d/g;

/** A text of somebody else's without the e-mails and phone numbers that stand in it. */
export const withoutPersons = (text: string): string =>
  text.replace(EMAIL, '[e-mail]').replace(NUMBER, '[number]');

/** What the log holds of an error. */
interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * An error as it is logged. What libraries hang on their errors is left out: PostgreSQL's `detail`
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
