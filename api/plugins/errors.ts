import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isAway, isDatabaseError, isDuplicate } from '../db/databaseErrors.ts';
import { badRequest, conflict, notFound, Refusal } from '../refusal.ts';
import type { RefusalCode } from '../refusal.ts';
import { sentenceOf } from './validationSentences.ts';

const CODES: Record<number, RefusalCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'RATE_LIMITED',
};
const SENTENCES: Record<number, string> = {
  413: 'This is too large',
  415: 'This kind of content is not accepted; send JSON',
  429: 'Too many requests. Please wait a moment',
};
const RETRY_SECONDS = 5;

/** Whatever went wrong, as a refusal that the client may read; undefined when the fault is ours. */
function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error.validation) return badRequest(sentenceOf(error.validation, error.validationContext));
  if (isAway(error))
    return new Refusal(
      503,
      'UNAVAILABLE',
      'The service is busy. Please try again in a moment',
      RETRY_SECONDS,
    );
  const fromDatabase: unknown = error;
  if (isDatabaseError(fromDatabase)) {
    // A text that PostgreSQL cannot hold, or a number beyond its column.
    if (fromDatabase.code.startsWith('22'))
      return badRequest('Something in what was sent is not valid');
    return isDuplicate(fromDatabase) ? conflict('This is there already') : undefined;
  }
  if (error.code === 'FST_ERR_BAD_URL') return badRequest('The address is not valid');
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH')
    return notFound('There is nothing at this address');
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return badRequest('The body is not valid JSON');
  return new Refusal(
    status,
    CODES[status] ?? 'BAD_REQUEST',
    SENTENCES[status] ?? (status === 400 ? 'The request is not valid' : error.message),
  );
}

/** Answers a failure as `{message, code}`; of a fault of ours only the log hears the inside. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  if (!refusal) {
    request.log.error({ err: error }, 'a request failed');
    return reply
      .code(500)
      .send({ message: 'Something went wrong on our side. Please try again', code: 'INTERNAL' });
  }
  if (refusal.status >= 500) request.log.warn({ err: error }, 'a request could not be served');
  if (refusal.retryAfter !== undefined)
    reply.header('retry-after', String(Math.ceil(refusal.retryAfter)));
  return reply.code(refusal.status).send({ message: refusal.message, code: refusal.code });
}

/** The answer where no route is. */
export function answerNothing({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .send({
      message: `There is nothing at ${method} ${url.split('?')[0]!.slice(0, 200)}`,
      code: 'NOT_FOUND',
    });
}
