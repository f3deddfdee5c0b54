import type { FastifyInstance } from 'fastify';

/**
 * Redirects a path with adjacent slashes, which was mistyped or put together wrongly, to the one
 * that was meant. A backslash counts too, as a browser reads `/\there` as another site.
 */
export function redirectDoubledSlashes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path] = request.url.split('?', 1) as [string];
    const meant = path.replaceAll(/[\\/]{2,}/g, '/');
    if (meant !== path && ['GET', 'HEAD'].includes(request.method))
      await reply.redirect(`${meant}${request.url.slice(path.length)}`, 301);
  });
}
