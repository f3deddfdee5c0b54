import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCachedResponse } from '../shared/cachedResponse.ts';
import type { FileStore } from '../../api/files/fileStore.ts';
import { securityHeaders } from '../shared/securityHeaders.ts';
import { crawlerRoutes } from './crawlers.routes.ts';
import { redirectDoubledSlashes } from './doubledSlashes.ts';
import { createPages } from './pages.ts';
import type { SentPage } from './pages.ts';
import type { Ask } from './ownPages.ts';
import type { Language } from './language.ts';
import type { PublicAnswers } from '../graphql/publicAnswers.ts';
import { checkoutSources } from './checkoutSources.ts';
import { sendForGood } from './sendForGood.ts';
import { createSharedAssets } from './sharedAssets.ts';

/** The output folders of vite for the web and for its server part. */
const webRoot = resolve(import.meta.dirname, '../../dist/web');
const rendererFile = resolve(import.meta.dirname, '../../dist/server/server.js');

/** The flow page, below the folder of files. */
const flowFile = 'flows/index.html';

/** The hashes of the page's own inline scripts, by which the policy allows them. */
const hashesOf = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );

// unsafe-inline for styles, as Chakra's are inserted by script (emotion); scripts come from files,
// or are allowed by their hash.
const policyFor = (html: string, production: boolean) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html), ...checkoutSources.script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...checkoutSources.img].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...checkoutSources.connect].join(' '),
    ["frame-src 'self'", ...checkoutSources.frame].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...checkoutSources.form].join(' '),
    "frame-ancestors 'self'",
    ...(production ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
const headersFor = (html: string, production: boolean) => ({
  'content-security-policy': policyFor(html, production),
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
  'cache-control': 'no-cache',
});

/** A receiver of inspection events on the same computer, named by `?inspect=ws://…`. */
const receiverOf = ({ query }: FastifyRequest) =>
  /^wss?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/.exec(
    String((query as { inspect?: unknown }).inspect),
  )?.[0];

/** Whether the app should fetch everything itself, so that answers can be rehearsed or replayed. */
const isRehearsed = ({ url, headers }: FastifyRequest) =>
  /[?&]rehearse\b/.test(url) || headers['x-assay-rehearse'] !== undefined;

/** The policy of a page that may also connect to the receiver in its URL; otherwise nothing. */
function policyForReceiver(request: FastifyRequest, html: string, production: boolean) {
  const receiver = receiverOf(request);
  const policy = policyFor(html, production);
  return receiver === undefined
    ? {}
    : { 'content-security-policy': policy.replace('connect-src', `connect-src ${receiver}`) };
}

/** Headers of a page that is not indexed, and whose URL is not sent to other sites. */
const unlistedHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** The language that was chosen on the page (web/copy/choice.ts). */
const languageOf = ({ headers }: FastifyRequest): Language =>
  /(^|;\s*)assay_lang=hi(;|$)/.test(headers.cookie ?? '') ? 'hi' : 'en';

interface Options {
  /** Whether flows can be watched; if so, everybody may open the flow page, else administrators. */
  flows: boolean;
  isAdministrator(request: FastifyRequest): Promise<boolean>;
  answers: PublicAnswers;
  /** Executes a page's queries with the identity of the request's sender. */
  askAs(request: FastifyRequest, reply: FastifyReply): Ask;
  production: boolean;
  /** The product's own URL, if configured. */
  publicUrl?: string | undefined;
  /** The store that all processes share. */
  files: FileStore;
  root?: string;
  /** The web's server part; without it every page is the bare template. */
  renderer?: string;
}

const nothingHere = (reply: FastifyReply) =>
  void reply.code(404).send({ message: 'There is nothing here', code: 'NOT_FOUND' });

/**
 * The web app: hashed files are cached forever, pages are revalidated; every other URL is routed by
 * the app itself.
 */
export async function webRoutes(
  app: FastifyInstance,
  {
    flows,
    isAdministrator,
    answers,
    askAs,
    production,
    publicUrl,
    files,
    root = webRoot,
    renderer = rendererFile,
  }: Options,
): Promise<void> {
  if (!existsSync(join(root, 'index.html')))
    throw Object.assign(new Error('The web is not built: run npm start, or npm run build'), {
      name: 'StartError',
    });
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const pageHeaders = headersFor(template, production);
  redirectDoubledSlashes(app);
  await app.register(fastifyStatic, {
    root,
    index: false,
    // The build's own list of files is not public.
    dotfiles: 'ignore',
    // It is not open to everybody, so it is only sent by its own route.
    allowedPath: (path) => path !== `/${flowFile}`,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) sendForGood(reply);
      else for (const [name, value] of Object.entries(pageHeaders)) reply.header(name, value);
    },
  });
  const headers = { ...securityHeaders(production), ...pageHeaders };
  const bare = createCachedResponse(template, 'text/html; charset=utf-8', headers);
  const pages = await createPages({
    webRoot: root,
    serverFile: renderer,
    answers,
    headers,
    publicUrl,
  });
  if (pages?.siteMap) crawlerRoutes(app, { siteMap: pages.siteMap, answers, publicUrl });

  async function pageAt(
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
  ): Promise<SentPage> {
    const search = request.url.slice(pathname.length);
    const asShell = flows && isRehearsed(request);
    const asked = {
      pathname,
      search,
      language: languageOf(request),
      cookie: request.headers.cookie,
      ask: askAs(request, reply),
    };
    if (!pages) return { status: 200, body: bare } satisfies SentPage;
    return pages.at({ ...asked, asShell }).catch((error: unknown) => {
      request.log.error({ err: error }, 'a page could not be rendered');
      return pages.at({ ...asked, asShell: true });
    });
  }

  async function page(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> {
    const found = await pageAt(request, reply, path);
    if ('location' in found)
      return void reply
        .header('cache-control', 'private, no-store')
        .header('vary', 'cookie')
        .redirect(found.location, 302);
    const { status: wanted, body, unlisted = false, isOwn = unlisted } = found;
    // A missing page has no ETag, since a browser that has the page cached must not get a 304 for
    // it; nor has a page that may not be cached.
    const isNamed = wanted === 200 && !isOwn;
    const sent = await body.answer(
      isNamed ? request.headers : { ...request.headers, 'if-none-match': undefined },
    );
    const { etag, ...rest } = sent.headers;
    void reply
      .code(wanted === 200 ? sent.status : 404)
      .headers(isNamed ? { ...rest, etag: etag! } : rest)
      .headers(isOwn ? { 'cache-control': 'private, no-store' } : {})
      .headers(unlisted ? unlistedHeaders : {})
      .headers(flows ? policyForReceiver(request, template, production) : {})
      .send(request.method === 'HEAD' ? undefined : sent.body);
  }

  const assets = createSharedAssets(root, files);
  // An unreachable store must not prevent this process from serving.
  if (production)
    await assets
      .publish()
      .catch((error: unknown) => app.log.warn({ err: error }, 'other copies lack our assets'));
  async function assetOfAnotherBuild(reply: FastifyReply, path: string): Promise<void> {
    const found = await assets.open(path.slice('/assets/'.length));
    if (found) void sendForGood(reply.type(found.type)).send(found.content);
    else nothingHere(reply);
  }

  const flowPage = existsSync(join(root, flowFile)) && readFileSync(join(root, flowFile), 'utf8');
  async function sendFlowPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!flowPage || !(flows || (await isAdministrator(request))))
      return page(request, reply, '/flows');
    void reply
      .type('text/html; charset=utf-8')
      .headers(pageHeaders)
      .headers(flows ? {} : { 'cache-control': 'private, no-store' })
      .send(flowPage);
  }
  app.get(
    '/flows',
    (request, reply) =>
      void sendFlowPage(request, reply).catch((error: unknown) => void reply.send(error)),
  );
  // Otherwise the folder of files would answer for its own root. Nothing is returned, as Fastify
  // would add two more listeners to a returned reply.
  app.get(
    '/',
    (request, reply) =>
      void page(request, reply, '/').catch((error: unknown) => void reply.send(error)),
  );
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const isPageRequest =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(assets|flows)\//.test(path) &&
      !/\.\w{2,5}$/.test(path);
    if (isPageRequest) page(request, reply, path).catch((error: unknown) => void reply.send(error));
    else if (path.startsWith('/assets/'))
      assetOfAnotherBuild(reply, path).catch(() => nothingHere(reply));
    else nothingHere(reply);
  });
}
