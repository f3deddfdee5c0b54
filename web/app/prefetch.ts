import { routes } from '../routes.ts';
import type { RouteName } from '../routes.ts';
import { afterHydration, whenIdle, whenInUse } from '../shared/hydration.ts';
import type { PageData } from '../shared/pageData.ts';
import { savesData } from '../shared/savesData.ts';
import { TestText } from '../catalogue/lazyParts.ts';
import { LazyCodeStep } from '../signUp/lazyCodeStep.ts';
import { findTestActor } from '../shared/flows/flows.ts';
import { lazyPage } from './pages.tsx';
import { routeAt } from '../routeAt.ts';

type NextOf<Row> = Row extends { next: readonly (infer Name)[] } ? Name : never;
type NextName = NextOf<(typeof routes)[RouteName]>;

/** The names that `next` may have besides those of routes. */
const parts: Record<Exclude<NextName, RouteName>, { load(): Promise<unknown> }> = {
  codeStep: LazyCodeStep,
  findTest: findTestActor,
  testText: TestText,
};

/** Fetches what may be opened next while this page is read, but not if the browser saves data. */
export function prefetch(pageData: PageData): void {
  if (savesData()) return;
  const begin = () =>
    void afterHydration()
      .then(async () => (await import('./prefetchLinks.ts')).prefetchLinks(pageData))
      .then(whenInUse)
      .then(prefetchNext)
      .catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/**
 * Fetches the code that most people need next, while the page is in use and the browser idle, one
 * part after the other.
 */
function prefetchNext(): void {
  const fetchNext = ([name, ...rest]: NextName[]) => {
    if (!name) return;
    const part = name in parts ? parts[name as keyof typeof parts] : lazyPage(name as RouteName);
    whenIdle(
      () =>
        void Promise.resolve(part.load()).then(
          () => fetchNext(rest),
          () => undefined,
        ),
    );
  };
  fetchNext((routeAt(location.pathname)?.route.next ?? []) as NextName[]);
}
