import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { from } from 'rxjs';
import { messageOf } from '../../machines/failure.ts';
import type { Failure } from '../../machines/failure.ts';
import type { Message } from '../../machines/notices.ts';
import { failureFrom, failureOf as failureOfCall, send } from './gateway.ts';

/**
 * The one Apollo client, for the administration's lists and forms, which show the same data in
 * several places. Its requests follow the rules of all calls (gateway.ts).
 */
export const client = new ApolloClient({
  link: new ApolloLink(({ query, variables }) =>
    from(send(query as TypedDocumentNode<Record<string, unknown>>, variables)),
  ),
  cache: new InMemoryCache({
    typePolicies: {
      // A lab's price depends on the tests, so labs of different lists must not be merged.
      Lab: { keyFields: false },
      // What is saved is shown wherever it was read.
      AdminSettings: { keyFields: [] },
      DoctorHours: { keyFields: [] },
      AdminTest: { keyFields: ['test', ['id']] },
      AdminOffer: { keyFields: ['offer', ['code']] },
      Order: { fields: { events: { merge: false }, availableActions: { merge: false } } },
    },
  }),
  devtools: { enabled: false },
});

/** An error of the client's query or mutation as a failure (PD-46). */
export const failureOf = (error: unknown): Failure =>
  CombinedGraphQLErrors.is(error) ? failureFrom(error.errors[0]) : failureOfCall(error);

/** An answer of the client; rejects with a {@link Failure}. */
export const orFailure = <Data>(answer: Promise<Data>): Promise<Data> =>
  answer.catch((error: unknown) => {
    throw failureOf(error);
  });

/** The sentence to show for an error of the client. */
export const messageOfFailure = (error: unknown): Message => messageOf(failureOf(error));

/**
 * Runs a mutation whose answer updates every query of the client that reads the same data; rejects
 * with a {@link Failure}.
 */
export async function mutateCached<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await orFailure(
    client.mutate<Data, Variables>({ mutation, variables } as Parameters<
      typeof client.mutate<Data, Variables>
    >[0]),
  );
  return data as Data;
}
