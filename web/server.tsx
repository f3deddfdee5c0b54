import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createActors } from './app/actors.ts';
import { createPageData } from './app/pageData.ts';
import type { PageAnswers } from './app/pageData.ts';
import { publicPageAt } from './app/pages.ts';
import { titleOf } from './app/titleOf.ts';
import { hindi } from './copy/hi/hi.ts';
import { setLanguage } from './copy/language.ts';
import type { Language } from './copy/language.ts';
import { uiCopy } from './copy/ui.ts';

export { answerKey } from './app/pageData.ts';

/** What a whole page needs: modules beyond the app itself, and the questions that it asks, with their documents. */
export async function planOf(pathname: string) {
  const page = publicPageAt(pathname);
  if (!page) return undefined;
  const questions = await Promise.all(page.questions.map(async ({ query, variables }) => ({ name: query.name, hash: hashOf(await query.document()), variables })));
  return { modules: page.part ? [page.part.module] : [], questions };
}

/** The name of a document in the list of trusted ones. */
const hashOf = (document: object) => (document as { __meta__: { hash: string } }).__meta__.hash.replace(/^sha256:/, '');

/** A page as HTML in a language, with the styles that it uses; of a page that is not public, the shell around it. */
export async function render(pathname: string, answers: PageAnswers, language: Language): Promise<{ html: string; style: string; title: string; description: string }> {
  await publicPageAt(pathname)?.part?.page.load();
  const cache = createCache({ key: 'css' });
  // Styles are collected here, not put between the elements.
  cache.compat = true;
  // Nothing waits from here to the end, so no other page can be rendered in between and change the language.
  setLanguage(language, hindi);
  const html = renderToString(
    <CacheProvider value={cache}>
      <App actors={createActors()} pageData={createPageData(answers)} Router={({ children }) => <StaticRouter location={pathname}>{children}</StaticRouter>} />
    </CacheProvider>,
  );
  const rules = Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // The browser's build does not make global styles (scripts/vite/leanChakra.ts): they are here, whole.
  const isGlobal = ([name]: [string, string]) => cache.registered[`css-${name}`] === undefined;
  const globals = rules.filter(isGlobal).map(([, rule]) => rule).join('');
  const own = rules.filter((entry) => !isGlobal(entry));
  // With `data-s` emotion leaves the tag where it is: moving it would have the browser read all rules again.
  const names = own.map(([name]) => name).join(' ');
  return { html, style: `<style>${globals}</style><style data-emotion="css ${names}" data-s>${own.map(([, rule]) => rule).join('')}</style>`, title: titleOf(pathname, answers), description: uiCopy.site.description };
}
