import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { requestIdOf } from '../tracing/requestId.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { fault } from './gateway.ts';

const codes: Record<number, string> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
};
const sentences: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty',
  FST_ERR_CTP_BODY_TOO_LARGE: 'This is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This kind of content is not accepted; send JSON',
};

/** Headers that every answer has. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
};

/** The gateway's own web server, without its routes: request ids, headers that hold for all, failures in plain words. */
export function createFront(
  { logLevel, trustProxy }: Pick<Config, 'logLevel' | 'trustProxy'>,
  tracing?: Tracing,
): FastifyInstance {
  const front = Fastify({
    logger: { level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 && trustProxy,
    genReqId: requestIdOf,
    // What comes in over a kept connection while we stop is still served.
    return503OnClosing: false,
  });
  tracing?.observe(front);
  front.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...commonHeaders, 'x-request-id': request.id });
  });
  front.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'a request failed');
      return reply.code(500).send({ message: fault.message, ...fault.extensions, errors: [fault] });
    }
    const message = sentences[error.code ?? ''] ?? error.message;
    const code = codes[status] ?? 'BAD_REQUEST';
    return reply.code(status).send({ message, code, errors: [{ message, extensions: { code } }] });
  });
  return front;
}
