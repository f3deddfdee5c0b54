import { routeAt } from '../routeAt.ts';
import { allEnded } from '../shared/allEnded.ts';
import type { PageData } from '../shared/pageData.ts';
import type { Route } from '../shared/route.ts';
import { lazyPage } from './pages.tsx';

/**
 * Milliseconds for which a mouse has to rest on a link to count as an intent; a touch counts at
 * once.
 */
const restsFor = 65;

/** Fetches the code and the public answers of a link's page before it is pressed. */
export function prefetchLinks(pageData: PageData): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(resting);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link) return;
      const fetchPage = () => void prefetchPage(link, pageData).catch(() => undefined);
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
  await allEnded([
    lazyPage(found.name).load(),
    ...publicQueries.map(({ query, variables }) =>
      pageData.load(query, variables(found.params, new URLSearchParams(search)), { ahead: true }),
    ),
  ]);
}
