import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { from } from 'rxjs';
import { messageOf } from '../../machines/failure.ts';
import type { Failure } from '../../machines/failure.ts';
import type { Message } from '../../machines/notices.ts';
import { failureFrom, failureOf as failureOfCall, send } from './gateway.ts';

/**
 * The one Apollo client: the lists and forms of the administration, which show the same thing in several
 * places. What is sent keeps to the rules of all calls (gateway.ts).
 */
export const client = new ApolloClient({
  link: new ApolloLink(({ query, variables }) =>
    from(send(query as TypedDocumentNode<Record<string, unknown>>, variables)),
  ),
  cache: new InMemoryCache({
    typePolicies: {
      // What a lab asks depends on the tests: one list must not change another.
      Lab: { keyFields: false },
      Order: { fields: { events: { merge: false }, availableActions: { merge: false } } },
    },
  }),
  devtools: { enabled: false },
});

/** What went wrong with a query or a mutation of the client as a failure (PD-46). */
export const failureOf = (error: unknown): Failure =>
  CombinedGraphQLErrors.is(error) ? failureFrom(error.errors[0]) : failureOfCall(error);

/** The sentence to show for it. */
export const messageOfFailure = (error: unknown): Message => messageOf(failureOf(error));

/** Runs a mutation, whose answer is shown wherever the client's queries read the same; rejects with a {@link Failure}. */
export async function mutateCached<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await client
    .mutate<Data, Variables>({ mutation, variables } as Parameters<
      typeof client.mutate<Data, Variables>
    >[0])
    .catch((error: unknown) => {
      throw failureOf(error);
    });
  return data as Data;
}
