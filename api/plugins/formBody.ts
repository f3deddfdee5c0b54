import type { FastifyInstance } from 'fastify';

/**
 * Makes the routes that are registered here accept bodies of HTML forms, and nothing else. Other
 * routes must not, as a browser sends a form to another site without a preflight.
 */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}
