import type { AdminOrdersQuery } from './generated/graphql.ts';

/** What `fetchMore` of a list of orders takes: the page that begins at `after`, behind those before it. */
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
