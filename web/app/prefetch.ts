import { routes } from '../routes.ts';
import type { RouteName } from '../routes.ts';
import { afterHydration, whenIdle } from '../shared/hydration.ts';
import { LazyChatDialog } from '../chat/lazyChatDialog.ts';
import { LazyCodeStep } from '../signUp/lazyCodeStep.ts';
import { findTestActor } from '../shared/flows/flows.ts';
import { Toasts } from './lazyParts.tsx';
import { lazyRoute } from './pages.tsx';
import { routeAt } from '../routeAt.ts';

type NextOf<Row> = Row extends { next: readonly (infer Name)[] } ? Name : never;
type NextName = NextOf<(typeof routes)[RouteName]>;

/** What `next` may name besides routes. */
const parts: Record<Exclude<NextName, RouteName>, { load(): Promise<unknown> }> = {
  chat: LazyChatDialog,
  codeStep: LazyCodeStep,
  findTest: findTestActor,
  toasts: Toasts,
};

/**
 * Fetches the code of what most people open next while this page is read: when the browser is
 * idle, one part after the other, and never where the browser is to save data.
 */
export function prefetch(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const names = (routeAt(location.pathname)?.route.next ?? []) as NextName[];
  const fetchNext = ([name, ...rest]: NextName[]) => {
    if (!name) return;
    const part = name in parts ? parts[name as keyof typeof parts] : lazyRoute(name as RouteName);
    whenIdle(
      () =>
        void part?.load().then(
          () => fetchNext(rest),
          () => undefined,
        ),
    );
  };
  const begin = () =>
    void afterHydration().then(
      () => fetchNext(names),
      () => undefined,
    );
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
