import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicAnswers } from '../graphql/publicAnswers.ts';
import { alternatesOf, escapeHtml } from './pageHead.ts';
import type { Language } from './language.ts';

/** The web build's information about its URLs (web/server.tsx). */
export interface SiteMap {
  /** The query whose answer `paths` takes. */
  query(): Promise<string>;
  /** Every page to be indexed, by its path in each language. */
  paths(answer: Record<string, unknown>): Record<Language, string>[];
  /** Prefixes of paths that show nothing without a session. */
  privatePaths: string[];
}

/** `/robots.txt` and `/sitemap.xml`; without PUBLIC_URL, with the origin of the request. */
export function crawlerRoutes(
  app: FastifyInstance,
  {
    siteMap,
    answers,
    publicUrl,
  }: { siteMap: SiteMap; answers: PublicAnswers; publicUrl: string | undefined },
): void {
  const origin = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;
  // If the origin is only what the request claims, nobody else may get the answer.
  const caching = publicUrl ? 'no-cache' : 'no-store';

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(
        [
          'User-agent: *',
          ...siteMap.privatePaths.map((path) => `Disallow: ${path}`),
          `Sitemap: ${origin(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const found = await answers.get(await siteMap.query(), {});
    if (!found || !('data' in found))
      return reply.code(503).header('retry-after', '5').send({ message: 'Try again in a moment' });
    const here = origin(request);
    const urls = siteMap.paths(found.data).flatMap((paths) => {
      const others = Object.entries(alternatesOf(paths)).map(
        ([language, path]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(here + path)}"/>`,
      );
      return Object.values(paths).map(
        (path) => `<url><loc>${escapeHtml(here + path)}</loc>${others.join('')}</url>`,
      );
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', caching)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
      );
  });
}
