import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCachedResponse } from '../shared/cachedResponse.ts';
import type { CachedResponse } from '../shared/cachedResponse.ts';
import type { SiteMap } from './crawlers.routes.ts';
import { escapeHtml, headFor, scriptJson } from './pageHead.ts';
import type { PageFacts } from './pageHead.ts';
import type { PublicAnswers } from '../graphql/publicAnswers.ts';

/** The languages that the web can be rendered in. */
export type Language = 'en' | 'hi';

type Shell = 'customer' | 'admin';

/** What the web's own build for the server offers (web/server.tsx). */
interface Renderer {
  /** Whose shells stand around pages that are not rendered, and a path in each. */
  shells: Record<Shell, string>;
  planOf(pathname: string): Promise<{
    shell: Shell;
    /** Whether the web has a page at this path. */
    found: boolean;
    /** Present: the page is rendered, with these files and the answers to these queries. */
    page?: {
      /** The path as it is spelt here, whatever capitals and escapes it was requested with. */
      path: string;
      modules: string[];
      queries: { name: string; hash: string; variables: Record<string, unknown> }[];
    };
  }>;
  answerKey(name: string, variables: object): string;
  render(
    pathname: string,
    answers: Record<string, unknown>,
    language: Language,
    url: string | undefined,
  ): Promise<PageFacts & { html: string }>;
  siteMap?: SiteMap;
}
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** A page as it is sent. */
export interface SentPage {
  status: 200 | 404;
  body: CachedResponse;
}

export interface Pages {
  siteMap: SiteMap | undefined;
  /** The rendered page at a public path, or the shell around any other, in a language. */
  at(pathname: string, language: Language, cookie?: string): Promise<SentPage>;
}

/** Pages in the cache at most; the oldest make room and are rendered again when requested. */
const cacheLimit = 500;
/** What a page of this language needs beside its own files. */
const wordsOf: Record<Language, string[]> = { en: [], hi: ['copy/hi/hi.ts'] };
/**
 * The manifest of the app to be installed: a URL each, so that no cache mixes them
 * up.
 */
const manifestIn: Record<Language, string> = {
  en: '/manifest.webmanifest',
  hi: '/manifest.hi.webmanifest',
};

/**
 * Renders the public pages with their data and styles; undefined where the web was built without
 * its server part.
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
  const { planOf, render, answerKey } = renderer;
  // The styles in the page itself: one question less before it shows.
  const template = readFileSync(join(webRoot, 'index.html'), 'utf8').replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)">/,
    (_, file: string) => `<style>${readFileSync(join(webRoot, file), 'utf8')}</style>`,
  );
  const manifest = JSON.parse(
    readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = new Set(filesOf(manifest, 'index.html'));
  const pages = new Map<string, CachedResponse>();

  async function pageOf(
    pathname: string,
    language: Language,
    found: Record<string, unknown>,
    modules?: string[],
    hasUrl = modules !== undefined,
  ): Promise<CachedResponse> {
    // A shell, and what is not there, stand for many addresses and say nothing of their own.
    const url = hasUrl && publicUrl ? publicUrl + pathname : undefined;
    const facts = await render(pathname, found, language, url);
    const { html, title, description } = facts;
    const preloads = [...wordsOf[language], ...(modules ?? [])]
      .flatMap((module) => filesOf(manifest, module))
      .filter((file) => !entry.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const text = template
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(
        /(<meta name="description" content=")[^"]*/,
        (_, start: string) => start + escapeHtml(description),
      )
      .replace('"/manifest.webmanifest"', `"${manifestIn[language]}"`)
      .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replace('<!--head-->', () => preloads.join('') + (url ? headFor(url, facts) : ''))
      .replace(
        '<div id="root"><!--page--></div>',
        () => `<div id="root"${modules ? ' data-server-rendered' : ''}>${html}</div>`,
      )
      .replace('<!--answers-->', () =>
        modules ? `<script type="application/json" id="answers">${scriptJson(found)}</script>` : '',
      );
    return createCachedResponse(text, 'text/html; charset=utf-8', {
      ...headers,
      vary: 'accept-encoding, cookie',
    });
  }

  const shellsIn = async (language: Language) => ({
    customer: await pageOf(renderer.shells.customer, language, {}),
    admin: await pageOf(renderer.shells.admin, language, {}),
  });
  const shells = { en: await shellsIn('en'), hi: await shellsIn('hi') };
  return {
    siteMap: renderer.siteMap,
    async at(pathname, language, cookie) {
      const { shell, found: exists, page } = await planOf(pathname);
      if (!page) return { status: exists ? 200 : 404, body: shells[language][shell] };
      const answered = await Promise.all(
        page.queries.map(async ({ name, hash, variables }) => ({
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
      // By what it shows: a page is rendered again when, and only when, an answer changed. What is
      // not there looks alike at every path: whoever makes paths up renders nothing.
      const shown = missing ? `missing ${page.modules.join()}` : page.path;
      const key = [language, shown, ...found.map(([, answer]) => answer.body.etag)].join(' ');
      const cached = pages.get(key);
      if (cached) return { status, body: cached };
      const body = await pageOf(
        page.path,
        language,
        Object.fromEntries(found.map(([name, { data }]) => [name, data])),
        page.modules,
        !missing,
      );
      // A page that lacks answers is not cached: they may be there for the next visitor.
      if (found.length + missing === answered.length) pages.set(key, body);
      if (pages.size > cacheLimit) pages.delete(pages.keys().next().value!);
      return { status, body };
    },
  };
}

/** The files of a module with everything that it imports. */
function filesOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))];
}
