import { routes } from '../../../web/routes.ts';
import type { RouteName } from '../../../web/routes.ts';
import type { Route } from '../../../web/shared/route.ts';
import { pagesShown } from '../../shown/pages.shown.ts';
import type { ShownOnPage } from '../../shown/shownOnPage.ts';

/** The pages with answers of their own that are open to these people, by their routes. */
export const pagesFor = (...access: Route['access'][]) =>
  Object.entries(pagesShown).filter(
    (row): row is [RouteName, ShownOnPage] =>
      typeof row[1] === 'object' && access.includes(routes[row[0] as RouteName].access),
  );
