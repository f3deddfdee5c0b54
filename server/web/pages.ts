import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createCachedResponse } from '../shared/cachedResponse.ts';
import type { CachedResponse } from '../shared/cachedResponse.ts';
import type { SiteMap } from './crawlers.routes.ts';
import { createDocuments } from './documents.ts';
import type { Rendering } from './documents.ts';
import { hasSession, ownPage } from './ownPages.ts';
import type { PageRequest } from './ownPages.ts';
import type { PageQuery, Plan, Renderer } from './renderer.ts';
import type { Language } from './language.ts';
import type { PublicAnswers } from '../graphql/publicAnswers.ts';

/**
 * A page, or a redirect. `isOwn`: it is one person's, and never cached; `unlisted`: it is not
 * indexed either.
 */
export type SentPage =
  | { status: 200 | 404; body: CachedResponse; isOwn?: boolean; unlisted?: boolean | undefined }
  | { location: string };

export interface Pages {
  siteMap: SiteMap | undefined;
  /** The rendered page at a path, or its shell. */
  at(request: PageRequest): Promise<SentPage>;
}

/** The most cached pages; the oldest are dropped and rendered again when requested. */
const cacheLimit = 500;
/** Pages with personal data are not cached anywhere, including the browser. */
const ownHeaders = { 'cache-control': 'private, no-store' };

/**
 * Renders pages with their data and styles: public ones once for everybody, those behind a login
 * for each request. Undefined if the web was built without its server part.
 */
export async function createPages({
  webRoot,
  serverFile,
  answers,
  headers,
  publicUrl,
}: {
  webRoot: string;
  serverFile: string;
  answers: PublicAnswers;
  headers: Record<string, string>;
  publicUrl: string | undefined;
}): Promise<Pages | undefined> {
  if (!existsSync(serverFile)) return undefined;
  const renderer = (await import(pathToFileURL(serverFile).href)) as Renderer;
  const { planOf, answerKey } = renderer;
  const render = createDocuments(renderer, { webRoot, publicUrl });
  const pages = new Map<string, CachedResponse>();
  const responseOf = (text: string, more: Record<string, string> = {}) =>
    createCachedResponse(text, 'text/html; charset=utf-8', {
      ...headers,
      vary: 'accept-encoding, cookie',
      ...more,
    });
  const pageOf = async (rendering: Rendering) => responseOf(await render(rendering));

  const shellAt = (pathname: string, language: Language) =>
    pageOf({ pathname, language, found: {}, isShell: true });
  const shellsIn = async (language: Language) => ({
    customer: await shellAt(renderer.shells.customer, language),
    admin: await shellAt(renderer.shells.admin, language),
  });
  const shells = { en: await shellsIn('en'), hi: await shellsIn('hi') };

  async function publicPage(
    { language, cookie }: PageRequest,
    { path, queries, modules }: { path: string; queries: PageQuery[]; modules: Plan['modules'] },
  ): Promise<SentPage> {
    const answered = await Promise.all(
      queries.map(async ({ name, hash, variables }) => ({
        key: answerKey(name, variables),
        answer: await answers.get(hash, variables, cookie).catch(() => undefined),
      })),
    );
    const found = answered.flatMap(({ key, answer }) =>
      answer && 'data' in answer ? [[key, answer] as const] : [],
    );
    const missing = answered.filter(
      ({ answer }) => answer && 'code' in answer && answer.code === 'NOT_FOUND',
    ).length;
    const status = missing ? 404 : 200;
    // The key is the page's content, so that a page is rendered again if and only if an answer
    // changed. Missing pages look the same at every path, so that made-up paths cause no rendering.
    const shown = missing ? `missing ${modules.join()}` : path;
    const key = [language, shown, ...found.map(([, answer]) => answer.body.etag)].join(' ');
    const cached = pages.get(key);
    if (cached) return { status, body: cached };
    const body = await pageOf({
      pathname: path,
      language,
      found: Object.fromEntries(found.map(([name, { data }]) => [name, data])),
      modules,
      isMissing: missing > 0,
    });
    // A page that lacks answers is not cached, as they may be there for the next visitor.
    if (found.length + missing === answered.length) pages.set(key, body);
    if (pages.size > cacheLimit) pages.delete(pages.keys().next().value!);
    return { status, body };
  }

  return {
    siteMap: renderer.siteMap,
    async at(request) {
      const { pathname, search, asShell } = request;
      const { session, page, ...plan } = await planOf(pathname, search, request.cookie);
      const language = plan.language ?? request.language;
      const body = shells[language][plan.shell];
      if (session && !asShell) {
        const sent = await ownPage(
          { answerKey, render, answers },
          { ...plan, session, page },
          request,
        );
        if ('location' in sent) return sent;
        return 'text' in sent
          ? { status: 200, body: responseOf(sent.text, ownHeaders), isOwn: true }
          : { status: sent.status, body, isOwn: true };
      }
      const { path, modules } = plan;
      if (page?.own && !asShell && hasSession(request.cookie)) {
        const queries = [...page.queries, ...page.own.queries];
        const own = { ...plan, session: page.own.session, page: { queries } };
        const sent = await ownPage({ answerKey, render, answers }, own, { ...request, language });
        if ('text' in sent)
          return { status: 200, body: responseOf(sent.text, ownHeaders), isOwn: true };
      }
      if (page && path !== undefined && !session)
        return publicPage({ ...request, language }, { ...page, path, modules });
      const { unlisted } = plan;
      return { status: path === undefined ? 404 : 200, body, unlisted };
    },
  };
}
