import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isAway, isDatabaseError, isDuplicate } from '../db/databaseErrors.ts';
import { codesOf, isOperation } from '../operation.ts';
import type { PlainReason } from '../reasons/reasons.ts';
import { badRequest, conflict, failureBody, notFound, Refusal, serviceBusy } from '../refusal.ts';
import type { RefusalCode } from '../refusal.ts';
import { validationRefusal } from './validationRefusal.ts';

/** The log message for a refusal that is missing in its operation's `refuses`. */
export const undescribed = 'a refusal is missing in the description of its call';

const CODES: Record<number, RefusalCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'RATE_LIMITED',
};
const REASONS: Record<number, PlainReason> = {
  401: 'LOGIN_REQUIRED',
  404: 'URL_NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'CONTENT_TYPE_UNKNOWN',
  429: 'REQUESTS_TOO_MANY',
};

/** Any error as a refusal that the client may read; undefined if the error is our own. */
function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error.validation) return validationRefusal(error.validation, error.validationContext);
  if (isAway(error)) return serviceBusy();
  const fromDatabase: unknown = error;
  if (isDatabaseError(fromDatabase)) {
    // A text that PostgreSQL cannot store, or a number beyond its column.
    if (fromDatabase.code.startsWith('22')) return badRequest('VALUE_INVALID');
    return isDuplicate(fromDatabase) ? conflict('ALREADY_EXISTS') : undefined;
  }
  if (error.code === 'FST_ERR_BAD_URL') return badRequest('URL_INVALID');
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return notFound('URL_NOT_FOUND');
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return badRequest('BODY_NOT_JSON');
  return new Refusal(status, CODES[status] ?? 'BAD_REQUEST', REASONS[status] ?? 'REQUEST_INVALID');
}

/** Whether clients generated from the call's description would not know this code. */
function isUndescribed({ method, routeOptions }: FastifyRequest, code: RefusalCode): boolean {
  const { schema } = routeOptions;
  return isOperation(schema) && !codesOf(method === 'HEAD' ? 'GET' : method, schema).includes(code);
}

/**
 * Answers a failure as `{message, code, reason, params}`; the details of our own errors go to the
 * log only.
 */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  if (!refusal) {
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send(failureBody('INTERNAL', 'INTERNAL'));
  }
  if (refusal.status >= 500) request.log.warn({ err: error }, 'a request could not be served');
  if (refusal.retryAfter !== undefined)
    reply.header('retry-after', String(Math.ceil(refusal.retryAfter)));
  const { code, reason, params, data } = refusal;
  if (isUndescribed(request, code))
    request.log.error({ code, reason, route: request.routeOptions.url }, undescribed);
  return reply
    .code(refusal.status)
    .send({ ...failureBody(code, reason, params), ...(data && { data }) });
}

/** The answer to an unknown route. */
export function answerNothing({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const route = `${method} ${url.split('?')[0]!.slice(0, 200)}`;
  return reply.code(404).send(failureBody('NOT_FOUND', 'ROUTE_NOT_FOUND', { route }));
}
