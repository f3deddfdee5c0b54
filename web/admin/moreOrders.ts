import type { AdminOrdersQuery } from './generated/graphql.ts';

/** The options for `fetchMore` of a list of orders: loads the page after `after` and appends it. */
export const moreOrders = (after: string | null) => ({
  variables: { after },
  updateQuery: (
    before: AdminOrdersQuery,
    { fetchMoreResult }: { fetchMoreResult: AdminOrdersQuery },
  ): AdminOrdersQuery => ({
    adminOrders: {
      ...fetchMoreResult.adminOrders,
      items: [...before.adminOrders.items, ...fetchMoreResult.adminOrders.items],
    },
  }),
});
