/** Codes that failures carry besides their status (interface.md, HTTP). */
export type RefusalCode =
  | 'BAD_REQUEST'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'SLOT_TAKEN'
  | 'HOLD_EXPIRED'
  | 'ALREADY_PAID'
  | 'PHONE_UNVERIFIED'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE';

/** A refusal the client may read: thrown anywhere in the service, answered as `{message, code}`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  /** Seconds, with 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: RefusalCode, message: string, retryAfter?: number) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Refused by validation or malformed: 400. */
export const badRequest = (message: string) => new Refusal(400, 'BAD_REQUEST', message);
/** No session: 401. */
export const unauthenticated = (message = 'Please log in') =>
  new Refusal(401, 'UNAUTHENTICATED', message);
/** Wrong role, or something must come first: 403. */
export const forbidden = (message: string, code: RefusalCode = 'FORBIDDEN') =>
  new Refusal(403, code, message);
/** Not there, or not yours: 404. */
export const notFound = (message: string) => new Refusal(404, 'NOT_FOUND', message);
/** Taken or already done: 409. */
export const conflict = (message: string, code: RefusalCode = 'CONFLICT') =>
  new Refusal(409, code, message);
/** Too many: 429 with Retry-After in seconds. */
export const tooMany = (message: string, retryAfter: number) =>
  new Refusal(429, 'RATE_LIMITED', message, retryAfter);
