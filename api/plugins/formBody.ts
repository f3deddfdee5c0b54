import type { FastifyInstance } from 'fastify';

/**
 * Lets the routes that are registered here take what a page's form sends, and nothing else: a
 * browser sends a form to another site without asking first.
 */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}
