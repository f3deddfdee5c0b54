import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPublicBody } from '../publicBody.ts';
import { isAppRoute } from './appRoutes.ts';
import { commonHeaders } from './front.ts';
import { createPages } from './pages.ts';
import type { Language } from './pages.ts';
import type { PublicAnswers } from './publicAnswers.ts';

/** Where vite puts the web, and its part for the server. */
const webRoot = resolve(import.meta.dirname, '../dist/web');
const rendererFile = resolve(import.meta.dirname, '../dist/server/server.js');

/** The page's own small scripts, which may run by what they are: their hashes. */
const hashesOf = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );

// Chakra's styles are put in by script (emotion), hence unsafe-inline for styles; scripts come from files, or are known by their hash.
const policyFor = (html: string) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html), 'https://checkout.razorpay.com'].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' https://api.razorpay.com https://lumberjack.razorpay.com",
    "frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
const headersFor = (html: string) => ({
  'content-security-policy': policyFor(html),
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
  'cache-control': 'no-cache',
});

/** The language that was chosen on the page (web/copy/choice.ts). */
const languageOf = ({ headers }: FastifyRequest): Language =>
  /(^|;\s*)assay_lang=hi(;|$)/.test(headers.cookie ?? '') ? 'hi' : 'en';

interface Options {
  flows: boolean;
  answers: PublicAnswers;
  root?: string;
  /** The web's part for the server; without it every page is the bare template. */
  renderer?: string;
}

/** The web app: hashed files forever, pages afresh; every other address is the app's own to route. */
export async function webRoutes(
  app: FastifyInstance,
  { flows, answers, root = webRoot, renderer = rendererFile }: Options,
): Promise<void> {
  if (!existsSync(join(root, 'index.html')))
    throw Object.assign(new Error('The web is not built: run npm start, or npm run build'), {
      name: 'StartError',
    });
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const pageHeaders = headersFor(template);
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.includes('/assets/'))
        reply.header('cache-control', 'public, max-age=31536000, immutable');
      else for (const [name, value] of Object.entries(pageHeaders)) reply.header(name, value);
    },
  });
  const headers = { ...commonHeaders, ...pageHeaders };
  const bare = createPublicBody(template, 'text/html; charset=utf-8', headers);
  const pages = await createPages({ webRoot: root, serverFile: renderer, answers, headers });

  async function page(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> {
    const known = isAppRoute(path);
    const { status: wanted, body } = pages
      ? await pages.at(path, languageOf(request))
      : { status: 200, body: bare };
    const sent = await body.answer(
      known && wanted === 200
        ? request.headers
        : { ...request.headers, 'if-none-match': undefined },
    );
    // Without an ETag where nothing is: a browser that knows the page must not be told 'not found' and nothing else.
    const { etag, ...rest } = sent.headers;
    const status = known && wanted === 200 ? sent.status : 404;
    void reply
      .code(status)
      .headers(status === 404 ? rest : { ...rest, etag: etag! })
      .send(request.method === 'HEAD' ? undefined : sent.body);
  }

  // Nothing is returned: Fastify would listen to a returned reply twice more.
  if (flows && existsSync(join(root, 'flows/index.html')))
    app.get('/flows', (_request, reply) => void reply.sendFile('flows/index.html'));
  // The folder of files would answer for its own root.
  app.get(
    '/',
    (request, reply) =>
      void page(request, reply, '/').catch((error: unknown) => void reply.send(error)),
  );
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const asksForPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(assets|flows)\//.test(path) &&
      !/\.\w{2,5}$/.test(path);
    if (asksForPage) page(request, reply, path).catch((error: unknown) => void reply.send(error));
    else void reply.code(404).send({ message: 'There is nothing here', code: 'NOT_FOUND' });
  });
}
