import type { AdminOrdersQuery } from './generated/graphql.ts';
import { withPage } from './withPage.ts';

/** The options for `fetchMore` of a list of orders. */
export const moreOrders = (after: string | null) => ({
  variables: { after },
  updateQuery: (
    { adminOrders }: AdminOrdersQuery,
    { fetchMoreResult }: { fetchMoreResult: AdminOrdersQuery },
  ): AdminOrdersQuery => ({
    adminOrders: withPage(adminOrders, after, fetchMoreResult.adminOrders),
  }),
});
