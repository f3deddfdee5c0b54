import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, headFor, scriptJson } from './pageHead.ts';
import type { Renderer } from './renderer.ts';
import type { Language } from './language.ts';

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** A page to be rendered. */
export interface Rendering {
  pathname: string;
  language: Language;
  /** The answers by key, which are embedded in the page, and the page's language. */
  found: Record<string, unknown>;
  /** The files that the page needs in addition to the app. */
  modules?: readonly string[];
  /** Whether the browser renders the page itself; the answers are embedded all the same. */
  isShell?: boolean;
  /** Whether the answers are one person's. */
  isOwn?: boolean;
  /** Whether the page's subject does not exist. */
  isMissing?: boolean;
}

/** The language's files that each page needs. */
const wordsOf: Record<Language, string[]> = { en: [], hi: ['copy/hi/hi.ts'] };
/** The manifest of the installable app: a URL per language, so that no cache mixes them up. */
const manifestIn: Record<Language, string> = {
  en: '/manifest.webmanifest',
  hi: '/manifest.hi.webmanifest',
};

/**
 * A page is read before it is used, so its styles, fonts and pictures are loaded before its code.
 */
const later = ' fetchpriority="low"';

/**
 * Renders pages as complete documents: with their styles, the files they need, and their answers.
 */
export function createDocuments(
  renderer: Renderer,
  { webRoot, publicUrl }: { webRoot: string; publicUrl: string | undefined },
): (rendering: Rendering) => Promise<string> {
  // Styles are inlined, which saves a request before the page is shown.
  const template = readFileSync(join(webRoot, 'index.html'), 'utf8')
    .replace(
      /<link rel="stylesheet"[^>]*href="\/([^"]+)">/,
      (_, file: string) => `<style>${readFileSync(join(webRoot, file), 'utf8')}</style>`,
    )
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, (tag) => tag + later);
  const manifest = JSON.parse(
    readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const ofTemplate = new Set(
    [...template.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file!),
  );

  // A shell without a person is the same for everybody, so each is rendered only once.
  const shells = new Map<string, ReturnType<Renderer['render']>>();
  const shellAt = (pathname: string, language: Language) => {
    const key = `${language} ${pathname}`;
    const shell = shells.get(key) ?? renderer.render(pathname, {}, language, undefined);
    shells.set(key, shell);
    return shell;
  };

  return async (rendering) => {
    const { pathname, language, found, modules = [], isShell, isOwn, isMissing } = rendering;
    const renderedAt = Date.now();
    // Shells and missing pages stand for many URLs and so have no canonical one; nor do pages that
    // only one person sees.
    const isNamed = !isShell && !isOwn && !isMissing && publicUrl;
    const urls = isNamed ? urlsOf(publicUrl, renderer.pathsOf(pathname)) : undefined;
    const url = urls?.[language];
    const facts =
      isShell && !isOwn
        ? await shellAt(pathname, language)
        : await renderer.render(pathname, found, language, url);
    const { html, title, description } = facts;
    const isShape = isShell || facts.isShape;
    // What is shown to one person names days, which are hydrated by the same clock.
    const rendered = ` data-server-rendered${isOwn ? `="${renderedAt}"` : ''}`;
    const answers = isShell ? found : facts.answers;
    const files = new Set(
      [...wordsOf[language], ...modules].flatMap((module) => filesOf(manifest, module)),
    );
    const preloads = [...files]
      .filter((file) => !ofTemplate.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin${later} href="/${file}">`);
    return template
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(
        /(<meta name="description" content=")[^"]*/,
        (_, start: string) => start + escapeHtml(description),
      )
      .replace('"/manifest.webmanifest"', `"${manifestIn[language]}"`)
      .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replace(
        '<!--head-->',
        () => preloads.join('') + (urls ? headFor(urls, language, facts) : ''),
      )
      .replace(
        '<div id="root"><!--page--></div>',
        () => `<div id="root"${isShape ? '' : rendered}>${html}</div>`,
      )
      .replace('<!--answers-->', () =>
        !isShell || isOwn
          ? `<script type="application/json" id="answers"${isOwn ? ' data-own' : ''}>${scriptJson(answers)}</script>`
          : '',
      );
  };
}

/** A page's URL in each language. */
const urlsOf = (origin: string, { en, hi }: Record<Language, string>) => ({
  en: origin + en,
  hi: origin + hi,
});

/** The files of a module and of everything that it imports. */
function filesOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))];
}
