import type { FailureCode } from './failures.ts';
import { sentenceOf } from './reasons/reasons.ts';
import type { Params, ParamsOf, PlainReason, Reason } from './reasons/reasons.ts';

/** The code of a refusal; INTERNAL is only for our own errors. */
export type RefusalCode = Exclude<FailureCode, 'INTERNAL'>;

/**
 * A refusal that the client may read: thrown anywhere in the service, answered as `{message, code,
 * reason, params}`.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  /** The code of the sentence in `message`, and its parameters. */
  readonly reason: Reason;
  readonly params: Params | undefined;
  /** Seconds, with 429 and 503. */
  readonly retryAfter: number | undefined;
  /** Answered as `data`, to help the client recover. */
  readonly data: object | undefined;

  constructor(
    status: number,
    code: RefusalCode,
    reason: Reason,
    { params, retryAfter, data }: { params?: Params; retryAfter?: number; data?: object } = {},
  ) {
    super(sentenceOf(reason, params));
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.params = params;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

/** Reasons that have a code of their own, more specific than their status. */
const ownCodes: Partial<Record<Reason, RefusalCode>> = {
  ALREADY_PAID: 'ALREADY_PAID',
  HOLD_EXPIRED: 'HOLD_EXPIRED',
  HOLD_ALREADY_EXTENDED: 'HOLD_ALREADY_EXTENDED',
  LAB_NOT_COLLECTING_THERE: 'LAB_NOT_COLLECTING_THERE',
  OFFER_FIRST_ORDER_ONLY: 'OFFER_UNAVAILABLE',
  OFFER_GIVES_NO_MORE: 'OFFER_UNAVAILABLE',
  OFFER_NOT_RUNNING: 'OFFER_UNAVAILABLE',
  OFFER_USED_BEFORE: 'OFFER_UNAVAILABLE',
  OFFER_USED_UP: 'OFFER_UNAVAILABLE',
  ORDER_CANCELLED: 'HOLD_EXPIRED',
  PHONE_UNVERIFIED: 'PHONE_UNVERIFIED',
  SLOT_TAKEN: 'SLOT_TAKEN',
};

/** Seconds until a busy service may be called again. */
const RETRY_SECONDS = 5;

/** Refused by validation or malformed: 400. */
export const badRequest = <Of extends Reason>(reason: Of, ...[params]: ParamsOf<Of>) =>
  new Refusal(400, 'BAD_REQUEST', reason, { params });
/** No session: 401. */
export const unauthenticated = (reason: PlainReason = 'LOGIN_REQUIRED') =>
  new Refusal(401, 'UNAUTHENTICATED', reason);
/** Wrong role, or something must come first: 403. */
export const forbidden = (reason: PlainReason) =>
  new Refusal(403, ownCodes[reason] ?? 'FORBIDDEN', reason);
/** Does not exist, or belongs to somebody else: 404. */
export const notFound = (reason: PlainReason) => new Refusal(404, 'NOT_FOUND', reason);
/** Taken or already done: 409. */
export const conflict = <Of extends Reason>(reason: Of, ...[params]: ParamsOf<Of>) =>
  new Refusal(409, ownCodes[reason] ?? 'CONFLICT', reason, { params });
/** Too many: 429 with Retry-After in seconds. */
export const tooMany = <Of extends Reason>(
  reason: Of,
  retryAfter: number,
  ...[params]: ParamsOf<Of>
) => new Refusal(429, 'RATE_LIMITED', reason, { params, retryAfter });

/** Busy, or unavailable: 503 with Retry-After. */
export const serviceBusy = () =>
  new Refusal(503, 'UNAVAILABLE', 'SERVICE_BUSY', { retryAfter: RETRY_SECONDS });

/** The body of a failure. */
export const failureBody = (code: FailureCode, reason: Reason, params?: Params) => ({
  message: sentenceOf(reason, params),
  code,
  reason,
  ...(params && { params }),
});
