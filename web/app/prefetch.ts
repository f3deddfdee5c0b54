import { routes } from '../routes.ts';
import type { RouteName } from '../routes.ts';
import { afterHydration, whenIdle } from '../shared/hydration.ts';
import type { PageData } from '../shared/pageData.ts';
import type { Route } from '../shared/route.ts';
import { TestText } from '../catalogue/lazyParts.ts';
import { LazyChatDialog } from '../chat/lazyChatDialog.ts';
import { LazyCodeStep } from '../signUp/lazyCodeStep.ts';
import { findTestActor } from '../shared/flows/flows.ts';
import { Toasts } from './lazyParts.tsx';
import { fetchAhead } from './outdated.ts';
import { lazyRoute } from './pages.tsx';
import { routeAt } from '../routeAt.ts';

type NextOf<Row> = Row extends { next: readonly (infer Name)[] } ? Name : never;
type NextName = NextOf<(typeof routes)[RouteName]>;

/** What `next` may name besides routes. */
const parts: Record<Exclude<NextName, RouteName>, { load(): Promise<unknown> }> = {
  chat: LazyChatDialog,
  codeStep: LazyCodeStep,
  findTest: findTestActor,
  testText: TestText,
  toasts: Toasts,
};

/** Milliseconds that a mouse rests on a link before it seems to be meant; a finger means it. */
const restsFor = 65;

/**
 * Fetches what may be opened next while this page is read, never where the browser is to save data.
 */
export function prefetch(pageData: PageData): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const begin = () => void afterHydration().then(prefetchNext, () => undefined);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  prefetchLinks(pageData);
}

/** The code of what most people open next: when the browser is idle, one part after the other. */
function prefetchNext(): void {
  const fetchNext = ([name, ...rest]: NextName[]) => {
    if (!name) return;
    const part = name in parts ? parts[name as keyof typeof parts] : lazyRoute(name as RouteName);
    whenIdle(
      () =>
        void fetchAhead(async () => part?.load()).then(
          () => fetchNext(rest),
          () => undefined,
        ),
    );
  };
  fetchNext((routeAt(location.pathname)?.route.next ?? []) as NextName[]);
}

/** The code and the public answers of the page that a link leads to, before it is pressed. */
function prefetchLinks(pageData: PageData): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(resting);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link) return;
      const fetchPage = () =>
        void fetchAhead(() => prefetchPage(link, pageData)).catch(() => undefined);
      if (pointerType === 'mouse') resting = setTimeout(fetchPage, restsFor);
      else fetchPage();
    },
    { passive: true },
  );
}

async function prefetchPage({ pathname, search }: HTMLAnchorElement, pageData: PageData) {
  const found = routeAt(pathname);
  if (!found) return;
  const { ssr = [] }: Route = found.route;
  const publicQueries = ssr.filter(({ query }) => !query.own);
  await Promise.all([
    lazyRoute(found.name)?.load(),
    ...publicQueries.map(({ query, variables }) =>
      pageData.load(query, variables(found.params, new URLSearchParams(search)), { ahead: true }),
    ),
  ]);
}
