import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import type { Tracing } from '../tracing/tracing.ts';

/** Hands /api/* and the health pages on to a REST service elsewhere (API_URL), bodies untouched. */
export async function proxyTo(
  front: FastifyInstance,
  apiUrl: string,
  tracing?: Tracing,
): Promise<void> {
  await front.register(async (app) => {
    app.removeAllContentTypeParsers();
    // The signature of a webhook is over the bytes as they came, so nothing is parsed on the way.
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await app.register(replyFrom, { base: apiUrl, undici: { connections: 64, bodyTimeout: 0 } });
    for (const url of ['/api/*', '/healthz', '/readyz', '/metrics']) {
      app.all(url, (request, reply) =>
        reply.from(request.raw.url!, {
          // Who asks, as far as we believe it: what else was said of that is not handed on.
          rewriteRequestHeaders: (_original, headers) => ({
            ...headers,
            'x-forwarded-for': request.ip,
            'x-request-id': request.id,
            ...tracing?.headers(),
          }),
          onError: (answer) =>
            void (answer as typeof reply)
              .code(503)
              .header('retry-after', '5')
              .send({
                message: 'The service is not available just now. Please try again in a moment.',
                code: 'UNAVAILABLE',
              }),
        }),
      );
    }
  });
}
