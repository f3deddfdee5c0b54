/** What both databases throw when PostgreSQL answers with an error. */
export interface DatabaseError extends Error {
  /** Five characters, see PostgreSQL's table of error codes. */
  code: string;
  constraint?: string;
}

/** Whether PostgreSQL refused (as opposed to an error of our own). */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/**
 * Whether a row with the same unique key was there already (of the named constraint, when one is
 * named).
 */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  return (
    isDatabaseError(error) &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}

const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

/**
 * Whether the database cannot be reached or is too busy now, so that trying again later makes
 * sense.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/i.test(
      error.message,
    )
  )
    return true;
  if (!('code' in error) || typeof error.code !== 'string') return false;
  // 08: connection; 25006: what was the leader is a replica now; 25P03: idle in a transaction for too
  // long; 40001, 40P01: serialisation, deadlock; 53: out of resources; 55P03: lock; 57014: time-out;
  // 57P: going down.
  return (
    CONNECTION_LOST.has(error.code) ||
    /^(08...|25006|25P03|40001|40P01|53...|55P03|57014|57P..)$/.test(error.code)
  );
}

/** Whether PostgreSQL let us in not at all or not far enough: no such database, role or right. */
export const isRefused = (error: unknown): boolean =>
  isDatabaseError(error) && /^(3D000|28\w{3}|42501)$/.test(error.code);
