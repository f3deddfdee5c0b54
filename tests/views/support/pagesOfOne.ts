import { routes } from '../../../web/routes.ts';
import type { RouteName } from '../../../web/routes.ts';
import { pagesShown } from '../../shown/pages.shown.ts';
import type { ShownOnPage } from '../../shown/shownOnPage.ts';

/** The pages of one person: customers' own, and those of the staff. */
export const pagesOfOne = Object.entries(pagesShown).filter(
  (row): row is [RouteName, ShownOnPage] =>
    typeof row[1] === 'object' &&
    ['customer', 'admin'].includes(routes[row[0] as RouteName].access),
);
