import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createActors } from './app/actors.ts';
import { answerKey, createPageData } from './shared/pageData.ts';
import type { PageAnswers, PageQuery } from './shared/pageData.ts';
import { loadPageAt } from './app/pages.tsx';
import { TestText } from './catalogue/lazyParts.ts';
import { loadHomeParts } from './home/lazyParts.ts';
import { wantedName } from './app/wanted.ts';
import { AtTheDoor } from './shared/drawings.ts';
import { AdminArea } from './app/lazyParts.tsx';
import { inPageLanguage, readLanguageFrom } from './copy/language.ts';
import type { Language, Spoken } from './copy/language.ts';
import { uiCopy } from './copy/ui.ts';
import { emptyDraft } from '../machines/booking/draft.ts';
import { stepQueries } from './booking/stepQueries.ts';
import { detourOf } from './detourOf.ts';
import { hindiPath, pathInHindi } from './languagePaths.ts';
import { paths, pathTo } from './paths.ts';
import { routeAt } from './routeAt.ts';
import { routes } from './routes.ts';
import { draftOfCookies } from './shared/drafts/draftCookie.ts';
import { sentDraftKey } from './shared/drafts/storedDrafts.ts';
import type { SentDraft } from './shared/drafts/storedDrafts.ts';
import { Booking } from './shared/flows/flows.ts';
import type { FaqQuery, LabTestQuery, LabTestsQuery, MeQuery } from './generated/graphql.ts';
import { currentAdminQuery, faqQuery, labTestsQuery, meQuery, none } from './shared/queries.ts';
import type { Route } from './shared/route.ts';
import { homeFacts } from './home/homeFacts.ts';
import { testFacts } from './catalogue/testFacts.ts';
import type { PageFacts } from './shared/pageFacts.ts';
import { withoutHindi } from './shared/withoutHindi.ts';

export { answerKey } from './shared/pageData.ts';

/** The language of each rendering, as pages in several languages may be rendered at once. */
const spoken = new AsyncLocalStorage<Spoken>();
readLanguageFrom(() => spoken.getStore() ?? { language: 'en' });

/** The two shells for pages that are not rendered, each with a path that has it. */
export const shells = { customer: paths.orders, admin: paths.admin };

/** The path of a public page in each language. */
export const pathsOf = (path: string): Record<Language, string> => ({
  en: path,
  hi: hindiPath(path),
});

/**
 * How to answer a path: the shell, whether there is a page, who may see it, its language if the
 * path determines it, and what rendering the page needs: modules besides the app itself, and
 * queries with their documents.
 */
export async function planOf(requested: string, search = '', cookies?: string) {
  const inHindi = pathInHindi(requested);
  const pathname = inHindi ?? requested;
  const found = routeAt(pathname);
  const { access = 'everyone', ssr, own, unlisted = false } = found?.route ?? {};
  const shell = isAdmin(pathname) ? 'admin' : (found?.route.shell ?? 'customer');
  const session = access === 'everyone' ? undefined : await sessionOf(access, pathname + search);
  const path = found && pathTo(found.name, found.params);
  const step = found?.route.byDraft && (await stepPart(found, draftOfCookies(cookies)));
  const { modules: always = [], renderedModules = [], queryModules = [] } = found?.route ?? {};
  const modules = [...always, ...(step ? renderedModules : queryModules)];
  if (step) return { shell, path, session, modules, page: step };
  if (!ssr) return { shell, path, session, modules, unlisted };
  const parameters = new URLSearchParams(search);
  const queries = ssr.map(({ query, variables }) =>
    asked(query, variables(found!.params, parameters)),
  );
  const page = { queries: await Promise.all(queries), ...(own && { own: await ownPartOf(own) }) };
  const language = inHindi === undefined ? undefined : ('hi' as const);
  return { shell, path, session, modules, page, language };
}

/** The data for rendering a step of the funnel; undefined if the browser renders it. */
async function stepPart(
  { name, params }: NonNullable<ReturnType<typeof routeAt>>,
  sent: SentDraft | null,
) {
  const queries = stepQueries(name, params, sent);
  const nothing = { pin: null, draft: emptyDraft('') };
  return (
    queries && {
      queries: await Promise.all(queries.map(({ query, variables }) => asked(query, variables))),
      broughtFor: ({ me }: Partial<MeQuery>) =>
        me && (sent === null || sent.userId === me.id)
          ? { [sentDraftKey]: { userId: me.id, ...(sent ?? nothing) } satisfies SentDraft }
          : null,
    }
  );
}

// oxlint-disable-next-line typescript/no-explicit-any -- queries of any kind
async function asked({ name, document }: PageQuery<any, any>, variables: Record<string, unknown>) {
  return { name, hash: hashOf(await document()), variables };
}

/** Who may see a page: the query for the session, and where others are redirected. */
async function sessionOf(access: Route['access'], here: string) {
  return {
    query: await asked(access === 'admin' ? currentAdminQuery : meQuery, none),
    detourOf(visitor: object): string | null {
      const detour = detourOf(access, visitor);
      return detour && `${detour}?${new URLSearchParams({ [wantedName]: here })}`;
    },
  };
}

/** The personal part of a public page for a customer, with the query for the session. */
const ownPartOf = async (own: NonNullable<Route['own']>) => ({
  queries: await Promise.all(
    own.map(({ query, variables }) => asked(query, variables({}, new URLSearchParams()))),
  ),
  session: await sessionOf('customer', paths.home),
});

const everyRoute = Object.values(routes) as Route[];

/** The paths that crawlers may visit, and those that have nothing for them. */
export const siteMap = {
  query: async () => hashOf(await labTestsQuery.document()),
  paths: ({ labTests }: LabTestsQuery) =>
    [
      ...everyRoute.filter((route) => route.sitemap).map((route) => route.path),
      ...labTests.map((test) => paths.testInfo(test.id)),
    ].map(pathsOf),
  privatePaths: everyRoute
    .filter((route) => route.access !== 'everyone' || route.unlisted)
    .map((route) => route.path.replace(/:.*/, '')),
};

const isAdmin = (pathname: string) => `${pathname.toLowerCase()}/`.startsWith(`${paths.admin}/`);

/** The id of a document in the list of trusted ones. */
const hashOf = (document: object) =>
  (document as { __meta__: { hash: string } }).__meta__.hash.replace(/^sha256:/, '');

/** A page with its title and metadata, and the answers it was rendered from, in its language. */
type RenderedPage = PageFacts & {
  html: string;
  answers: PageAnswers;
  /** The answers do not lead to this page, so the browser renders it itself. */
  isShape?: boolean;
};

/**
 * Renders a page to HTML in a language, with the styles that it uses; for a page that is not
 * public, only the shell.
 */
export async function render(
  pathname: string,
  answers: PageAnswers,
  language: Language,
  url?: string,
): Promise<RenderedPage> {
  const [{ hindi }, { adminWords }] = await Promise.all([
    import('./copy/hi/hi.ts'),
    import('./copy/hi/adminWords.ts'),
  ]);
  const dictionary = { ...hindi, areas: { ...hindi.areas, ...adminWords.areas } };
  return spoken.run({ language, dictionary }, () => {
    // A page has one language, so the texts of the other are not sent.
    const shown = withoutHindi(inPageLanguage(answers));
    return renderPage(pathname, shown, url);
  });
}

async function bookingAt(pathname: string, sent: SentDraft, answers: PageAnswers) {
  const { renderedBooking } = await import('./booking/openedBooking.ts');
  return renderedBooking(sent, answers, { pathname, search: '' });
}

async function renderPage(
  pathname: string,
  answers: PageAnswers,
  url: string | undefined,
): Promise<RenderedPage> {
  const found = routeAt(pathname);
  const { access, ssr, byDraft, title } = found?.route ?? {};
  const given = (ssr ?? []).map(
    ({ query, variables }) =>
      answers[answerKey(query.name, variables(found!.params, new URLSearchParams()))],
  );
  const isWhole = Object.keys(answers).length > 0 || access === 'everyone';
  const [own] = await Promise.all([
    title?.(given),
    isWhole && (ssr ?? byDraft) && loadPageAt(pathname),
    isWhole && found?.name === 'home' && loadHomeParts(),
    isWhole && (found?.name === 'signUp' || found?.name === 'login') && AtTheDoor.load(),
    isWhole && found?.name === 'testInfo' && TestText.load(),
    isWhole && access === 'admin' && AdminArea.load(),
  ]);
  const pageData = createPageData(answers);
  const sent = answers[sentDraftKey] as SentDraft | undefined;
  const booking = sent && (await bookingAt(pathname, sent, answers));
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={pathname}>
      {booking ? <Booking.Provider actor={booking}>{children}</Booking.Provider> : children}
    </StaticRouter>
  );
  const html = renderToString(
    <App actors={createActors(pageData)} pageData={pageData} Router={Router} />,
  );
  booking?.stop();
  return {
    html,
    answers,
    isShape: sent !== undefined && !booking,
    title: own ? `${own} · Assay` : uiCopy.site.title,
    description: uiCopy.site.description,
    ...(found?.name === 'home' &&
      homeFacts(answers[answerKey(faqQuery.name, none)] as FaqQuery | undefined, url)),
    ...(found?.name === 'testInfo' && testFacts(given[0] as LabTestQuery | undefined, url)),
  };
}
