import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import type { Tracing } from './shared/tracing/tracing.ts';

/**
 * Forwards /api/*, /readyz and /metrics to a REST service elsewhere (API_URL), with bodies
 * unchanged.
 */
export async function proxyTo(
  httpApp: FastifyInstance,
  apiUrl: string,
  { tracing, timeout = 10_000 }: { tracing?: Tracing; timeout?: number } = {},
): Promise<void> {
  await httpApp.register(async (app) => {
    app.removeAllContentTypeParsers();
    // A webhook's signature covers the body's raw bytes, so nothing is parsed on the way.
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await app.register(replyFrom, {
      base: apiUrl,
      undici: {
        connections: 64,
        headersTimeout: timeout,
        connect: { timeout: Math.min(3000, timeout) },
        // A streamed answer may be silent for a long time.
        bodyTimeout: 0,
      },
    });
    // About this process alone: if the service is down, the gateway must not be restarted.
    app.get('/healthz', async () => ({ status: 'ok' }));
    for (const url of ['/api/*', '/readyz', '/metrics']) {
      app.all(url, (request, reply) =>
        reply.from(request.raw.url!, {
          // The client's IP address as far as we trust it; other claims about it are not forwarded.
          rewriteRequestHeaders: (_original, headers) => ({
            ...headers,
            // The service compares it with the Origin.
            ...(request.headers.host && { host: request.headers.host }),
            'x-forwarded-for': request.ip,
            'x-request-id': request.id,
            ...tracing?.headers(),
          }),
          onError: (answer) =>
            void (answer as typeof reply).code(503).header('retry-after', '5').send({
              message: 'The service is not available just now. Please try again in a moment.',
              code: 'UNAVAILABLE',
            }),
        }),
      );
    }
  });
}
