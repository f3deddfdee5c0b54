import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from './shared/config.ts';
import { refuseLongHeaders } from './shared/headerLimits.ts';
import { requestIdOf } from './shared/requestId.ts';
import { securityHeaders } from './shared/securityHeaders.ts';
import type { Tracing } from './shared/tracing/tracing.ts';
import { internalError } from '../gateway/gateway.ts';

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

/**
 * The gateway's own web server, without its routes: request ids, headers for all answers, and
 * readable errors.
 */
export function createHttpApp(
  { logLevel, trustProxy, production }: Pick<Config, 'logLevel' | 'trustProxy' | 'production'>,
  tracing?: Tracing,
): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 && trustProxy,
    genReqId: requestIdOf,
    // Requests over a keep-alive connection during shutdown are still served.
    return503OnClosing: false,
  });
  tracing?.observe(app);
  const headers = securityHeaders(production);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
  refuseLongHeaders(app);
  app.addHook('onRequest', async ({ headers: { host } }) => {
    // Apollo's integration builds a URL from it.
    if (host !== undefined && !URL.canParse(`http://${host}`))
      throw Object.assign(new Error('The header host is not valid'), { statusCode: 400 });
  });
  app.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'a request failed');
      return reply.code(500).send({
        message: internalError.message,
        ...internalError.extensions,
        errors: [internalError],
      });
    }
    const message = sentences[error.code ?? ''] ?? error.message;
    const code = codes[status] ?? 'BAD_REQUEST';
    return reply.code(status).send({ message, code, errors: [{ message, extensions: { code } }] });
  });
  return app;
}
