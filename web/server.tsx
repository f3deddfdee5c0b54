import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createActors } from './app/actors.ts';
import { LikelyNext } from './app/LikelyNext.tsx';
import { createPageData } from './app/pageData.ts';
import type { PageAnswers } from './app/pageData.ts';
import { publicPageAt } from './app/pages.ts';
import { titleOf } from './app/titleOf.ts';
import { setLanguage } from './copy/language.ts';
import type { Language } from './copy/language.ts';
import { uiCopy } from './copy/ui.ts';
import { collectLooks } from './look/styles.ts';

export { answerKey } from './app/pageData.ts';

/** What a whole page needs: modules beyond the app itself, and the questions that it asks, with their documents. */
export async function planOf(pathname: string) {
  const page = publicPageAt(pathname);
  if (!page) return undefined;
  const questions = await Promise.all(
    page.questions.map(async ({ query, variables }) => ({
      name: query.name,
      hash: hashOf(await query.document()),
      variables,
    })),
  );
  return { modules: page.part ? [page.part.module] : [], questions };
}

/** The name of a document in the list of trusted ones. */
const hashOf = (document: object) =>
  (document as { __meta__: { hash: string } }).__meta__.hash.replace(/^sha256:/, '');

/** A page as HTML in a language, with the styles that it uses; of a page that is not public, the shell around it. */
export async function render(
  pathname: string,
  answers: PageAnswers,
  language: Language,
): Promise<{ html: string; style: string; title: string; description: string }> {
  await publicPageAt(pathname)?.part?.page.load();
  const [{ globalRules, rulesOf }, { hindi }] = await Promise.all([
    import('./look/engine.ts'),
    import('./copy/hi/hi.ts'),
  ]);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={pathname}>{children}</StaticRouter>
  );
  // Nothing waits from here to the end, so no other page can be rendered in between and change the language.
  setLanguage(language, hindi);
  const { shown: html, rules } = collectLooks(rulesOf, () => {
    renderToStaticMarkup(
      <Router>
        <LikelyNext />
      </Router>,
    );
    return renderToString(
      <App actors={createActors()} pageData={createPageData(answers)} Router={Router} />,
    );
  });
  return {
    html,
    style: `<style>${globalRules()}</style><style id="look">${rules}</style>`,
    title: titleOf(pathname, answers),
    description: uiCopy.site.description,
  };
}
