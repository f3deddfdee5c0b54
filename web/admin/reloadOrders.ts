import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { AdminOrdersDocument } from './generated/graphql.ts';
import type { AdminOrdersQuery, AdminOrdersQueryVariables } from './generated/graphql.ts';
import { withPage } from './withPage.ts';

/** Loads a list of orders anew, as far as it was loaded, so that nothing of it goes away meanwhile. */
export async function reloadOrders(
  client: ApolloClient,
  shown: ObservableQuery<AdminOrdersQuery, AdminOrdersQueryVariables>,
): Promise<void> {
  const { variables } = shown;
  const loaded = shown.getCurrentResult().data?.adminOrders?.items?.length ?? 0;
  const read = async (after: string | null) => {
    const answer = await client.query({
      query: AdminOrdersDocument,
      variables: { ...variables, after },
      fetchPolicy: 'no-cache',
    });
    return answer.data!.adminOrders;
  };
  let list = await read(null);
  while (list.next !== null && list.items.length < loaded)
    list = withPage(list, list.next, await read(list.next));
  client.writeQuery({ query: AdminOrdersDocument, variables, data: { adminOrders: list } });
}
