import type { FastifyInstance } from 'fastify';

/**
 * A path with slashes beside each other was typed or put together wrongly: it leads to the one that
 * was meant. A backslash counts, because a browser reads `/\there` as another site.
 */
export function redirectDoubledSlashes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path] = request.url.split('?', 1) as [string];
    const meant = path.replaceAll(/[\\/]{2,}/g, '/');
    if (meant !== path && ['GET', 'HEAD'].includes(request.method))
      await reply.redirect(`${meant}${request.url.slice(path.length)}`, 301);
  });
}
