/** The error that both databases throw when PostgreSQL reports one. */
export interface DatabaseError extends Error {
  /** Five characters; see PostgreSQL's table of error codes. */
  code: string;
  constraint?: string;
}

/** Whether PostgreSQL reported the error (as opposed to our own code). */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** Whether a row with the same unique key existed (for the named constraint, if one is named). */
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
 * Whether the database cannot be reached or is too busy, so that it makes sense to try again later.
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
  // 08: connection; 25006: the leader has become a replica; 25P03: idle in a transaction for too
  // long; 40001, 40P01: serialisation, deadlock; 53: out of resources; 55P03: lock; 57014:
  // time-out; 57P: shutting down.
  return (
    CONNECTION_LOST.has(error.code) ||
    /^(08...|25006|25P03|40001|40P01|53...|55P03|57014|57P..)$/.test(error.code)
  );
}

/** Whether PostgreSQL denied access: no such database, role or permission. */
export const isRefused = (error: unknown): boolean =>
  isDatabaseError(error) && /^(3D000|28\w{3}|42501)$/.test(error.code);
