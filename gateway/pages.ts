import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPublicBody } from '../publicBody.ts';
import type { PublicBody } from '../publicBody.ts';
import type { PublicAnswers } from './publicAnswers.ts';

/** The languages that the web can be rendered in. */
export type Language = 'en' | 'hi';

/** What the web's own build for the server offers (web/server.tsx). */
interface Renderer {
  planOf(
    pathname: string,
  ): Promise<
    | {
        modules: string[];
        questions: { name: string; hash: string; variables: Record<string, unknown> }[];
      }
    | undefined
  >;
  answerKey(name: string, variables: object): string;
  render(
    pathname: string,
    answers: Record<string, unknown>,
    language: Language,
  ): Promise<{ html: string; style: string; title: string; description: string }>;
}
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** A page as it is sent. */
export interface SentPage {
  status: 200 | 404;
  body: PublicBody;
}

export interface Pages {
  /** The whole page at a public address, or the shell around any other, in a language. */
  at(pathname: string, language: Language): Promise<SentPage>;
}

/** Pages kept at most; beyond that the oldest are rendered again when asked for. */
const kept = 500;
/** What a page of this language needs beside its own files. */
const wordsOf: Record<Language, string[]> = { en: [], hi: ['copy/hi/hi.ts'] };
/** What the browser is told of the app to be installed: an address each, so that no cache mixes them up. */
const manifestIn: Record<Language, string> = {
  en: '/manifest.webmanifest',
  hi: '/manifest.hi.webmanifest',
};
/** Whose shells stand around pages that are not public, and an address in each whose own part is not rendered here. */
const shellAt = { customer: '/orders', admin: '/admin' };
/** Whether an address is the administration's. */
const isAdmin = (pathname: string) => /^\/admin(\/|$)/i.test(pathname);
/** What makes the looks that the server did not: a page that is not whole begins with it. */
const engine = 'look/engine.ts';

/** Renders the public pages with their data and styles; undefined where the web was built without its server part. */
export async function createPages({
  webRoot,
  serverFile,
  answers,
  headers,
}: {
  webRoot: string;
  serverFile: string;
  answers: PublicAnswers;
  headers: Record<string, string>;
}): Promise<Pages | undefined> {
  if (!existsSync(serverFile)) return undefined;
  const { planOf, render, answerKey } = (await import(pathToFileURL(serverFile).href)) as Renderer;
  const template = readFileSync(join(webRoot, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = new Set(filesOf(manifest, 'index.html'));
  const pages = new Map<string, PublicBody>();

  async function pageOf(
    pathname: string,
    language: Language,
    found: Record<string, unknown>,
    modules?: string[],
  ): Promise<PublicBody> {
    const { html, style, title, description } = await render(pathname, found, language);
    const preloads = [...wordsOf[language], ...(modules ?? [engine])]
      .flatMap((module) => filesOf(manifest, module))
      .filter((file) => !entry.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const text = template
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(
        /(<meta name="description" content=")[^"]*/,
        (_, start: string) => start + escape(description),
      )
      .replace('"/manifest.webmanifest"', `"${manifestIn[language]}"`)
      .replace(/<title>.*<\/title>/, () => `<title>${escape(title)}</title>`)
      .replace('<!--head-->', () => style + preloads.join(''))
      .replace(
        '<div id="root"><!--page--></div>',
        () => `<div id="root"${modules ? ' data-whole' : ''}>${html}</div>`,
      )
      .replace('<!--answers-->', () =>
        modules
          ? `<script type="application/json" id="answers">${JSON.stringify(found).replaceAll('<', String.raw`\u003c`)}</script>`
          : '',
      );
    return createPublicBody(text, 'text/html; charset=utf-8', {
      ...headers,
      vary: 'accept-encoding, cookie',
    });
  }

  const shellsIn = async (language: Language) => ({
    customer: await pageOf(shellAt.customer, language, {}),
    admin: await pageOf(shellAt.admin, language, {}),
  });
  const shells = { en: await shellsIn('en'), hi: await shellsIn('hi') };
  return {
    async at(pathname, language) {
      const plan = await planOf(pathname);
      if (!plan)
        return { status: 200, body: shells[language][isAdmin(pathname) ? 'admin' : 'customer'] };
      const asked = await Promise.all(
        plan.questions.map(async ({ name, hash, variables }) => ({
          key: answerKey(name, variables),
          answer: await answers.get(hash, variables).catch(() => undefined),
        })),
      );
      const found = asked.flatMap(({ key, answer }) =>
        answer && 'data' in answer ? [[key, answer] as const] : [],
      );
      // By what it shows: a page is rendered again when, and only when, an answer changed.
      const key = [language, pathname, ...found.map(([, answer]) => answer.body.etag)].join(' ');
      const known = pages.get(key);
      const missing = asked.some(
        ({ answer }) => answer && 'code' in answer && answer.code === 'NOT_FOUND',
      );
      if (known) return { status: missing ? 404 : 200, body: known };
      const body = await pageOf(
        pathname,
        language,
        Object.fromEntries(found.map(([name, { data }]) => [name, data])),
        plan.modules,
      );
      // A page without its answers is not kept: the next visitor may get a whole one.
      if (found.length === asked.length) pages.set(key, body);
      if (pages.size > kept) pages.delete(pages.keys().next().value!);
      return { status: missing ? 404 : 200, body };
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

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
